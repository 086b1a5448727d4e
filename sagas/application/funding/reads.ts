import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { readTimeline } from '#sagas/api/contract/funding.ts';
import { send } from '#sagas/control/send.ts';
import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { laterEnd } from '#store/application/funding/rescission.ts';
import type { FundingTimeline } from '#store/application/funding/timeline.ts';
import { rescissionEnds } from '#store/application/funding/waitingPeriods.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { dayIn } from '#store/geography/timeZones.ts';

/** Thrown when the lender and the app compute different ends of the right to cancel. */
class RescissionMismatch extends Error {
  override readonly name = 'RescissionMismatch';
}

type Rescission = AnswerOf<typeof readTimeline>['rescission'];

/** Returns the end by our own count (facts §3), in the property's days (F-17). */
function* countedEnd({ lastEventAt, timeZone }: Rescission) {
  if (lastEventAt === null) return null;
  const zone = timeZone ?? (yield* select(selectTimeZone));
  // A day without a time is already the property's day.
  const day = lastEventAt.length === 10 ? lastEventAt : dayIn(Date.parse(lastEventAt), zone);
  return rescissionEnds(day);
}

/**
 * Reads the stages. If the lender and the app disagree about the end, the later one counts, and we report the
 * difference.
 */
export function* readFundingTimeline(ports: Ports, uuid: string): SagaGenerator<FundingTimeline> {
  const { items, rescission, fundingEstimate, payoffs } = yield* send(ports, readTimeline, {
    path: { uuid },
  });
  const { applies, noticeDocumentUuid } = rescission;
  const { endsOn, isDisputed } = laterEnd(
    rescission.endsOn,
    applies ? yield* call(countedEnd, rescission) : null,
  );
  if (isDisputed) ports.report(new RescissionMismatch('The end of the right to cancel differs'));
  const { from = null, to = null } = fundingEstimate ?? {};
  return {
    items,
    rescission: { applies, endsOn: applies ? endsOn : null, noticeDocumentUuid },
    fundingEstimate: from === null || to === null ? null : { from, to },
    payoffs,
  };
}
