import type { Remote } from '#store/remote.ts';
import type { DecisionNotice } from '#store/application/lenderData.ts';

/** The screens that correct a decision, by the lender's names (screens.md, error/decline). */
const corrections = new Map([
  ['liens', { label: 'The loans on your property', path: 'liens' }],
  ['income', { label: 'Your income', path: 'income/review' }],
  ['income/review', { label: 'Your income', path: 'income/review' }],
  ['identity', { label: 'Your identity', path: 'identity' }],
]);

export const correctionsOf = ({ correctable }: Readonly<DecisionNotice>) =>
  correctable.flatMap((name) => corrections.get(name) ?? []);

/** Whether this screen corrects a decision. */
export const isCorrection = (decision: Remote<DecisionNotice>, path: string): boolean =>
  decision.status === 'ready' && correctionsOf(decision.value).some((to) => to.path === path);
