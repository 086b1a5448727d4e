import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import {
  lastEvent,
  latest,
  rescissionEnds,
  texasSigningFrom,
} from '#store/application/funding/waitingPeriods.ts';
import { waitingPeriodOf } from '#store/application/notary/stateRules.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isPast } from '#server/sandbox/lender/status/stateTable.ts';

/** Returns the time (ISO) at which a status began, or null. */
export const reachedAt = (
  { status, statusSince, progress }: ApplicationRecord,
  checklistStatus: string,
): string | null =>
  status.checklistStatus === checklistStatus
    ? new Date(statusSince).toISOString()
    : (progress.reached[checklistStatus] ?? null);

/** Returns the day of a time at the property (F-17). */
export const dayOfEvent = ({ property }: ApplicationRecord, moment: string): string =>
  dayAt(Date.parse(moment), property);

/** Returns when the borrower signed the deed. */
export const signedAt = (application: ApplicationRecord): string | null =>
  application.status.primaryParticipantAcceptComplete
    ? reachedAt(application, 'DEED_SIGNING')
    : null;

/** Returns a primary home's right to cancel (facts §3). */
export function rescissionOf(application: ApplicationRecord) {
  const applies = application.property.occupancyType === 'HOME';
  const notice = applies ? reachedAt(application, 'RESCISSION') : null;
  const lastEventAt = lastEvent({
    notice,
    // For data stored before these times were: no later than the notice.
    signed: signedAt(application) ?? notice,
    disclosures: reachedAt(application, 'FINAL_OFFER') ?? notice,
  });
  const endsOn = lastEventAt && rescissionEnds(dayOfEvent(application, lastEventAt));
  return { applies, lastEventAt, endsOn };
}

/** Returns the first day on which a Texas home can be signed for. */
export function texasDay(application: ApplicationRecord): string | null {
  const notice = application.consents.findLast(({ type }) => type === 'TEXAS');
  const costs = reachedAt(application, 'FINAL_OFFER');
  return texasSigningFrom({
    applied: dayOfEvent(application, application.createdAt),
    notice: notice ? dayOfEvent(application, notice.acceptedAt) : null,
    costs: costs && dayOfEvent(application, costs),
  });
}

/** Returns the days that a Texas home must wait for, or null for other properties. */
export function texasWait(application: ApplicationRecord) {
  const appliedOn = dayOfEvent(application, application.createdAt);
  const notice = application.consents.findLast(({ type }) => type === 'TEXAS');
  const noticeOn = notice ? dayOfEvent(application, notice.acceptedAt) : appliedOn;
  const period = waitingPeriodOf(application.property, noticeOn, appliedOn);
  return period && { ...period, firstDay: texasDay(application) ?? period.firstDay };
}

/** Returns the last day of a statutory waiting period (8.2). */
export function endOfWaiting(application: ApplicationRecord): string | null {
  const { checklistStatus } = application.status;
  if (checklistStatus === 'RESCISSION') return rescissionOf(application).endsOn;
  if (checklistStatus !== 'NOTARY_WAITING_PERIOD') return null;
  const today = dayAt(application.statusSince, application.property);
  return latest([today, texasDay(application)]);
}

/** Days after the final offer, as on the happy path, where every right to cancel ends before the recording. */
const daysAfterOffer: readonly (readonly [status: string, days: number])[] = [
  ['FINAL_OFFER', 0],
  ['DEED_SIGNING', 1],
  ['GEN_RESCISSION', 1],
  ['RESCISSION', 1],
  ['RECORDING', 7],
  ['FUNDABLE', 9],
  ['FUNDING_DECISION', 10],
  ['DIRECT_DEBT_PAYOFF', 11],
  ['COMPLETE', 13],
];

/** Returns when earlier statuses began, for an application created at a status (8.1). */
export function reachedBefore(status: string, at: number): Record<string, string> {
  const passed = daysAfterOffer.filter(([one]) => isPast(status, one));
  const now = daysAfterOffer.find(([one]) => one === status)?.[1] ?? 1;
  return Object.fromEntries(
    passed.flatMap(([one, days]) => {
      const [day = '', time = ''] = new Date(at).toISOString().split(/(?=T)/);
      const then = addDays(day, days - now);
      return then === null ? [] : [[one, then + time]];
    }),
  );
}
