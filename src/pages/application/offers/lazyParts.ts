import { lazyPart } from '#src/shell/lazyPart.tsx';
import { smallLine } from '#src/shell/page/Region.tsx';

/** Loads the parts that need the drawing libraries, so no choice has to wait for them. */
export const loadParts = () => import('./lateParts.ts');

export const LazyBelowChoice = lazyPart(
  'belowChoice',
  async () => (await loadParts()).BelowChoice,
  smallLine,
);
export const LazyDebtSwap = lazyPart(
  'debtSwap',
  async () => (await loadParts()).DebtSwap,
  smallLine,
);
