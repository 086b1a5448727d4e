import { caughtUp } from '#server/sandbox/lender/status/transition.ts';
import { mailStatus } from '#server/sandbox/lender/status/notices.ts';
import type { World } from '#server/sandbox/world.ts';

import type { ApplicationRecord } from './applicationRecord.ts';

/** Applies the transitions that are due by now, and stores their result. */
export function catchUp(world: World, application: ApplicationRecord): ApplicationRecord {
  const { now, speed } = world;
  const current = caughtUp(application, world.lender(application.org), { now: now(), speed });
  if (current !== application)
    world.database.bestEffort(() => saveApplication(world, application, current));
  return current;
}

/** Stores a change, and sends the notices of a new status. */
export function saveApplication(
  world: World,
  before: ApplicationRecord,
  after: ApplicationRecord,
): void {
  world.applications.change(before.uuid, () => after);
  if (before.status.checklistStatus !== after.status.checklistStatus)
    mailStatus(after, world.lender(after.org), world.outbox);
}
