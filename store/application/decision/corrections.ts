import type { Remote } from '#store/remote.ts';
import type { DecisionNotice } from '#store/application/lenderData.ts';

/** Where something may be corrected, by what the lender calls it (screens.md, error/decline). */
const corrections = new Map([
  ['liens', { label: 'The loans on your property', path: 'liens' }],
  ['income', { label: 'Your income', path: 'income/review' }],
  ['income/review', { label: 'Your income', path: 'income/review' }],
  ['identity', { label: 'Your identity', path: 'identity' }],
]);

export const correctionsOf = ({ correctable }: Readonly<DecisionNotice>) =>
  correctable.flatMap((name) => corrections.get(name) ?? []);

/** Whether a decision, as far as it was read, has something corrected on this screen. */
export const isCorrection = (decision: Remote<DecisionNotice>, path: string): boolean =>
  decision.status === 'ready' && correctionsOf(decision.value).some((to) => to.path === path);
