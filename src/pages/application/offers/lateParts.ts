/** What stands below the choice and under the ticked debts, in one chunk. */
export { BelowChoice } from './BelowChoice.tsx';
export { ConfirmedOffer } from './ConfirmedOffer.tsx';
export { DebtSwap } from './DebtSwap.tsx';
