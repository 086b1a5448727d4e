import { createHmac } from 'node:crypto';

import { whoIs, type Visit } from '#server/sandbox/http/handlers.ts';
import { Refusal, notFound } from '#server/sandbox/refusal.ts';
import type { World } from '#server/sandbox/world.ts';
import { settled } from '#server/sandbox/lender/status/transition.ts';
import { notices } from '#server/sandbox/lender/status/notices.ts';

import type { ApplicationFile } from './application.ts';

/** The application as it stands now, kept when time has moved it. */
export function settleFile(world: World, file: ApplicationFile): ApplicationFile {
  const { now, speed } = world;
  const current = settled(file, world.lender(file.org), { now: now(), speed });
  if (current !== file) world.database.bestEffort(() => saveFile(world, file, current));
  return current;
}

/** Keeps a change and sends what the lender writes about it. */
export function saveFile(world: World, before: ApplicationFile, after: ApplicationFile): void {
  world.applications.put(after);
  if (before.status.checklistStatus === after.status.checklistStatus) return;
  for (const message of notices(after, world.lender(after.org))) world.outbox.send(message);
}

/** The application of a call: the caller's own, at the lender whose page they are on; else there is none. */
export function ownFile(world: World, visit: Visit, uuid: string): ApplicationFile {
  const { uuid: identityUuid } = whoIs(visit);
  const file = world.applications.get(uuid);
  const isOwn =
    file !== null &&
    file.identityUuid === identityUuid &&
    world.lender(file.org).canonicalCode === visit.lender.canonicalCode;
  if (!isOwn) throw notFound('We could not find this application.');
  return settleFile(world, file);
}

export const stepNotOpen = () =>
  new Refusal(409, { message: 'We moved you to your current step.', code: 'STEP_NOT_OPEN' });

/** A step call: its name, where it is open, and what was sent. */
export interface StepCall {
  readonly name: string;
  readonly isOpen: (file: ApplicationFile) => boolean;
  readonly body: unknown;
}

/**
 * Does a step. A repeat of what was done already is answered with the status of now; a step that is not open any
 * more is refused (F-03). What was sent is kept as a fingerprint only: it may hold a secret.
 */
export function doStep(
  world: World,
  file: ApplicationFile,
  { name, isOpen, body }: StepCall,
  work: () => ApplicationFile,
): ApplicationFile {
  const fingerprint = createHmac('sha256', world.secret)
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
  if (!isOpen(file)) {
    if (file.progress.steps[name] === fingerprint) return file;
    throw stepNotOpen();
  }
  const done = work();
  const { progress } = done;
  const after = {
    ...done,
    progress: { ...progress, steps: { ...progress.steps, [name]: fingerprint } },
  };
  saveFile(world, file, after);
  return after;
}

export const isAt =
  (...statuses: readonly string[]) =>
  ({ status }: ApplicationFile) =>
    statuses.includes(status.checklistStatus);
