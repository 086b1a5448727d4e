import type { DecisionNotice } from '#store/application/decision/notice.ts';
import type { Remote } from '#store/remote.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';

/** Screens that fix the reason for a decision, by the lender's names (screens.md, error/decline). */
const corrections = new Map<string, { label: string; screen: ApplicationScreenId }>([
  ['liens', { label: 'The loans on your property', screen: 'liens' }],
  ['income', { label: 'Your income', screen: 'incomeReview' }],
  ['income/review', { label: 'Your income', screen: 'incomeReview' }],
  ['identity', { label: 'Your identity', screen: 'identity' }],
]);

export const correctionsOf = ({ correctable }: Readonly<DecisionNotice>) =>
  correctable.flatMap((name) => corrections.get(name) ?? []);

/** Whether this screen fixes the reason for a decision. */
export const isCorrection = (
  decision: Remote<DecisionNotice>,
  screen: ApplicationScreenId | null,
): boolean =>
  decision.status === 'ready' && correctionsOf(decision.value).some((to) => to.screen === screen);
