import { lazyPart } from '#src/shell/lazyPart.tsx';
import { smallLine } from '#src/shell/page/Region.tsx';

/** Parts that need the drawing libraries; no choice waits for them. */
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
