import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isNamed } from '#server/sandbox/lender/application/magicWords.ts';
import { FUNDING_STOPPED } from '#store/application/funding/timeline.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { actorOf, usualDays } from '#store/application/status/statusTexts.ts';

import { endOfWaiting } from './fundingEvents.ts';

type Hold = NonNullable<ApplicationRecord['status']['hold']>;

/** Whether the last check never ends (9.2). */
export const isFundingStopped = (application: ApplicationRecord): boolean =>
  application.status.checklistStatus === 'FUNDING_DECISION' && isNamed(application, 'fundstop');

/** A wait of business days. The borrower counts its usual end from its start. */
function isLongWait({ status }: ApplicationRecord): boolean {
  const known = withStatusDefaults(status);
  return actorOf(known) !== 'borrower' && usualDays(known) !== null;
}

/**
 * Returns the lender's own hold, or else the end of a statutory waiting period, a stopped funding, or the start of a
 * long wait.
 */
export function holdOf(application: ApplicationRecord): Hold | null {
  const { status, statusSince } = application;
  if (status.hold) return status.hold;
  const expectedBy = endOfWaiting(application);
  const isStopped = isFundingStopped(application);
  if (expectedBy === null && !isStopped && !isLongWait(application)) return null;
  return {
    reason: isStopped ? FUNDING_STOPPED : null,
    actor: isStopped ? 'LENDER' : null,
    since: new Date(statusSince).toISOString(),
    expectedBy,
    detail: null,
    conditionUuids: [],
  };
}
