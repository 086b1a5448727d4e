/** What comes below the choice and below the selected debts, in one chunk. */
export { BelowChoice } from './BelowChoice.tsx';
export { ConfirmedOffer } from './ConfirmedOffer.tsx';
export { DebtSwap } from './DebtSwap.tsx';
