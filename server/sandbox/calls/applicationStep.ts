import { createHmac } from 'node:crypto';

import { requireIdentity, type Call } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { catchUp, saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { Refusal, notFound } from '#server/sandbox/refusal.ts';
import type { World } from '#server/sandbox/world.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { inviteNew } from '#server/sandbox/lender/application/signers.ts';
import { advance } from '#server/sandbox/lender/status/transition.ts';

type ApplicationCall = Call<{ readonly path: { readonly uuid: string } }>;

/** The caller's own application at the lender of the page; any other one is not found. */
export function ownApplication(world: World, call: ApplicationCall): ApplicationRecord {
  const { uuid: identityUuid } = requireIdentity(call);
  const application = world.applications.get(call.parts.path.uuid);
  const isOwn =
    application !== null &&
    application.identityUuid === identityUuid &&
    world.lender(application.org).canonicalCode === call.lender.canonicalCode;
  if (!isOwn) throw notFound('We could not find this application.');
  return catchUp(world, application);
}

export const stepNotOpen = () =>
  new Refusal(409, { message: 'We moved you to your current step.', code: 'STEP_NOT_OPEN' });

export const isAt =
  (...statuses: readonly string[]) =>
  ({ status }: ApplicationRecord) =>
    statuses.includes(status.checklistStatus);

export const advanceNow = (world: World, application: ApplicationRecord) =>
  advance(application, world.lender(application.org), world.now());

interface Step {
  readonly name: string;
  readonly isOpen: (application: ApplicationRecord) => boolean;
}

/**
 * Does a step that is open. A repeat of a done step changes nothing; any other step is refused (F-03). Stores a
 * fingerprint of the body, which may hold a secret.
 */
export function doStep(
  world: World,
  call: ApplicationCall & Call<{ readonly body: unknown }>,
  { name, isOpen }: Step,
  work: (application: ApplicationRecord) => ApplicationRecord,
) {
  const before = ownApplication(world, call);
  const fingerprint = createHmac('sha256', world.secret)
    .update(JSON.stringify(call.parts.body) ?? '')
    .digest('base64url');
  if (!isOpen(before)) {
    if (before.progress.steps[name] === fingerprint) return statusAnswer(before);
    throw stepNotOpen();
  }
  const done = work(before);
  const { progress } = done;
  const after = {
    ...done,
    progress: { ...progress, steps: { ...progress.steps, [name]: fingerprint } },
  };
  saveApplication(world, before, after);
  inviteNew(world.outbox, { before, after }, world.lender(after.org));
  return statusAnswer(after);
}
