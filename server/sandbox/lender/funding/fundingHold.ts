import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isNamed } from '#server/sandbox/lender/application/magicWords.ts';
import { FUNDING_STOPPED } from '#store/application/funding/timeline.ts';

import { endOfWaiting } from './fundingEvents.ts';

type Hold = NonNullable<ApplicationRecord['status']['hold']>;

/** Whether the last check never ends (9.2). */
export const isFundingStopped = (application: ApplicationRecord): boolean =>
  application.status.checklistStatus === 'FUNDING_DECISION' && isNamed(application, 'fundstop');

/** The lender's own hold; else the end of a statutory waiting period, or a stopped funding. */
export function holdOf(application: ApplicationRecord): Hold | null {
  const { status, statusSince } = application;
  if (status.hold) return status.hold;
  const expectedBy = endOfWaiting(application);
  const isStopped = isFundingStopped(application);
  if (expectedBy === null && !isStopped) return null;
  return {
    reason: isStopped ? FUNDING_STOPPED : null,
    actor: isStopped ? 'LENDER' : null,
    since: new Date(statusSince).toISOString(),
    expectedBy,
    detail: null,
    conditionUuids: [],
  };
}
