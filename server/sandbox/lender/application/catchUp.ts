import { isAllRead } from '#server/sandbox/lender/documents/documents.ts';
import { mailSignerChanges } from '#server/sandbox/lender/signers/signerMails.ts';
import {
  changeFiles,
  isSignerFile,
  withSignerFile,
  type SignerFile,
} from '#server/sandbox/lender/signers/signerFile.ts';
import { caughtUp } from '#server/sandbox/lender/status/transition.ts';
import { mailConditions } from '#server/sandbox/lender/conditions/conditionMail.ts';
import { withReviews } from '#server/sandbox/lender/conditions/conditionReview.ts';
import { mailStatus } from '#server/sandbox/lender/status/notices.ts';
import type { World } from '#server/sandbox/world.ts';

import type { ApplicationRecord } from './applicationRecord.ts';

/** Applies due reviews and transitions. Returns the same record if nothing is due. */
function upToDate(world: World, application: ApplicationRecord): ApplicationRecord {
  const clock = { now: world.now(), speed: world.speed };
  const reviewed = changeFiles(withReviews(application, clock), clock.now, (file) =>
    withReviews(file, clock),
  );
  return caughtUp(reviewed, world.lender(application.org), clock);
}

/** Brings an application up to date and stores it if it changed. */
export function catchUp(world: World, application: ApplicationRecord): ApplicationRecord {
  const current = upToDate(world, application);
  if (current !== application)
    world.database.bestEffort(() => saveApplication(world, application, current));
  return current;
}

/** Stores a changed application or signer's file and sends the notices of what is new. */
export function saveApplication(
  world: World,
  before: ApplicationRecord,
  after: ApplicationRecord,
): void {
  if (isSignerFile(after)) {
    saveSignerFile(world, after);
    return;
  }
  world.applications.change(before.uuid, () => after);
  const lender = world.lender(after.org);
  if (before.status.checklistStatus !== after.status.checklistStatus)
    mailStatus(after, lender, world.outbox);
  mailSignerChanges(world.outbox, { before, after }, lender);
  mailConditions(world.outbox, { before, after }, lender);
}

/** Stores a signer's file, and moves the application on if it waited for the signer. */
function saveSignerFile(world: World, file: SignerFile): void {
  const known = world.applications.get(file.uuid);
  if (known === null) return;
  const changed = withSignerFile(known, { file, hasReadAll: isAllRead(file) }, world.now());
  saveApplication(world, known, upToDate(world, changed));
}
