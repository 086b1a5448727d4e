import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { isolated } from '#store/text/direction.ts';

import {
  CORRECTION,
  RECORDING_REFUSED,
  returnedText,
  type FundingTimeline,
  type TimelineItem,
} from './timeline.ts';

/** Describes a stage. Uses our own sentence for a refusal, else the lender's. */
export function stageText(
  { code, state, text }: Readonly<TimelineItem>,
  { payoffs }: Readonly<Pick<FundingTimeline, 'payoffs'>>,
  status: Readonly<Pick<ApplicationStatus, 'hold'>> | null,
): string | null {
  const returned = payoffs.find((payoff) => payoff.state === 'RETURNED');
  if (code === 'DEBTS_PAID' && returned) return returnedText(returned.creditor);
  const isCurrent = state === 'CURRENT';
  if (code === 'RECORDING' && isCurrent && status?.hold?.reason === RECORDING_REFUSED)
    return CORRECTION;
  return text === null ? null : isolated(text);
}
