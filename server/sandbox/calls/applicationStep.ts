import { createHmac } from 'node:crypto';

import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import {
  requireIdentity,
  type ParsedCall,
  type Handler,
  type Parts,
} from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { catchUp, saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { HttpError, notFound } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { fileOf, signersCalls } from '#server/sandbox/lender/signers/signersCalls.ts';
import { withInvitations } from '#server/sandbox/lender/signers/signerMails.ts';
import { advance } from '#server/sandbox/lender/status/transition.ts';

/**
 * Returns the caller's own application at the page's lender or, for calls that signers make too, their file of it.
 * Any other is not found.
 */
function ownApplication(world: World, call: ParsedCall<Parts>, name: string): ApplicationRecord {
  const { uuid: identityUuid } = requireIdentity(call);
  const application = world.applications.get(call.parts.path['uuid'] ?? '');
  const isHere =
    application !== null &&
    world.lender(application.org).canonicalCode === call.lender.canonicalCode;
  if (isHere && application.identityUuid === identityUuid) return catchUp(world, application);
  const file =
    isHere && signersCalls.has(name) && fileOf(catchUp(world, application), identityUuid);
  if (file) return file;
  throw notFound("We couldn't find this application.");
}

export const stepNotOpen = () =>
  new HttpError(409, { message: 'We moved you to your current step.', code: 'STEP_NOT_OPEN' });

export const isAt =
  (...statuses: readonly string[]) =>
  ({ status }: ApplicationRecord) =>
    statuses.includes(status.checklistStatus);

export const advanceNow = (world: World, application: ApplicationRecord) =>
  advance(application, world.lender(application.org), world.now());

interface Step {
  readonly name: string;
  readonly isOpen: boolean;
  readonly work: () => ApplicationRecord;
}

/**
 * Does an open step. Repeating a finished step changes nothing, and any other step is refused (F-03). Stores a
 * fingerprint of the body, which may contain a secret.
 */
function doStep(
  world: World,
  before: ApplicationRecord,
  body: unknown,
  { name, isOpen, work }: Step,
) {
  const fingerprint = createHmac('sha256', world.secret)
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
  if (!isOpen) {
    if (before.progress.steps[name] === fingerprint) return statusAnswer(before);
    throw stepNotOpen();
  }
  const lender = world.lender(before.org);
  const done = withInvitations(world.outbox, work(), lender, world.now());
  const { progress } = done;
  const after = {
    ...done,
    progress: { ...progress, steps: { ...progress.steps, [name]: fingerprint } },
  };
  saveApplication(world, before, after);
  return statusAnswer(after);
}

type Work<Parts, Result> = (application: ApplicationRecord, call: ParsedCall<Parts>) => Result;

const ownHandlers = (world: World) => {
  const own = <Path extends string, Query, Body, Answer>(
    endpoint: Endpoint<Path, Query, Body, Answer>,
    work: Work<Params<Path, Query, Body>, Answer>,
  ): Handler => ({
    endpoint,
    // serveCall has validated the parts against this endpoint.
    run: (call) =>
      work(
        ownApplication(world, call, endpoint.name),
        call as unknown as ParsedCall<Params<Path, Query, Body>>,
      ),
  });

  return {
    /** Answers with the result of `work`. */
    own,
    ownRead: <Path extends string, Query, Body, Answer>(
      endpoint: Endpoint<Path, Query, Body, Answer>,
      work: Work<Params<Path, Query, Body>, Promise<Answer>>,
    ): Handler => ({
      endpoint,
      run: (call) =>
        work(
          ownApplication(world, call, endpoint.name),
          call as unknown as ParsedCall<Params<Path, Query, Body>>,
        ),
    }),
    /** Waits for something before its transaction. */
    ownPrepared: <Path extends string, Query, Body, Answer, Prepared>(
      endpoint: Endpoint<Path, Query, Body, Answer>,
      prepare: (call: ParsedCall<Params<Path, Query, Body>>) => Promise<Prepared>,
      work: (
        application: ApplicationRecord,
        call: ParsedCall<Params<Path, Query, Body>>,
        prepared: Prepared,
      ) => Answer,
    ): Handler => ({
      endpoint,
      prepare: (call) => prepare(call as unknown as ParsedCall<Params<Path, Query, Body>>),
      run: (call, prepared) =>
        work(
          ownApplication(world, call, endpoint.name),
          call as unknown as ParsedCall<Params<Path, Query, Body>>,
          // serveCall passes on the result of `prepare`.
          prepared as Prepared,
        ),
    }),
  };
};

/** Creates the handlers of calls about one application. */
export const handlersFor = (world: World) => {
  const answering = ownHandlers(world);

  return {
    ...answering,
    step: <Path extends string, Query, Body>(
      endpoint: Endpoint<Path, Query, Body, ReturnType<typeof statusAnswer>>,
      name: string,
      isOpen: Work<Params<Path, Query, Body>, boolean>,
      work: Work<Params<Path, Query, Body>, ApplicationRecord>,
    ): Handler =>
      answering.own(endpoint, (application, call) =>
        doStep(world, application, call.parts.body, {
          name,
          isOpen: isOpen(application, call),
          work: () => work(application, call),
        }),
      ),
  };
};
