import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  identifyForCredit,
  readCreditHold,
  readCreditIdentification,
  retryCredit,
  sendCreditProof,
} from '#sagas/api/contract/steps.ts';
import { FOUND_SSN, NEVER_FOUND_SSN, bureaus } from '#server/sandbox/data/credit.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { Refusal, refuseMistakes } from '#server/sandbox/refusal.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { doStep, isAt, ownFile } from '#server/sandbox/lender/application/access.ts';
import { advanced, moved } from '#server/sandbox/lender/status/transition.ts';
import type { World } from '#server/sandbox/world.ts';
import { validateIdentification } from '#store/application/decision/identification.ts';

import { addressOf } from './createRules.ts';

const MOST_TRIES = 3;

const isClosed = isAt(
  'SOFT_CREDIT_LOCKED',
  'SOFT_CREDIT_FROZEN',
  'HARD_CREDIT_LOCKED',
  'HARD_CREDIT_FROZEN',
);

/** What the bureaus say to a number: found, not found this time, never found (9.4). */
function outcomeOf(ssn: string, tries: number): 'FOUND' | 'MISSED' | 'NEVER' {
  if (ssn === FOUND_SSN) return 'FOUND';
  return ssn === NEVER_FOUND_SSN || tries >= MOST_TRIES ? 'NEVER' : 'MISSED';
}

const holdOf = ({ status }: ApplicationFile) => {
  const isLock = status.checklistStatus.endsWith('_LOCKED');
  const { name, url, phone } = isLock ? bureaus.south : bureaus.north;
  return { name, kind: isLock ? 'LOCK' : 'FREEZE', url, phone };
};

/** Every rule of credit/social again (SC-24). */
function refuseIdentification(body: BodyOf<typeof identifyForCredit>): void {
  const { ssn, formerLastName, previousAddress } = body;
  const { previousAddress: address = {}, ...facts } = validateIdentification({
    ssn,
    formerLastName: formerLastName ?? '',
    hasMoved: previousAddress !== null,
    previousAddress: previousAddress ? addressOf(previousAddress) : {},
  });
  refuseMistakes(facts);
  refuseMistakes(address, 'previousAddress.');
}

/** Those whom the bureaus cannot find. */
const identificationCalls = (world: World): Handler[] => [
  handle(identifyForCredit, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'credit/identification', isOpen: isAt('CREDIT_NO_MATCH'), body };
    const done = doStep(world, file, step, () => {
      refuseIdentification(body);
      const identificationTries = file.progress.identificationTries + 1;
      const identification = outcomeOf(body.ssn, identificationTries);
      const move = {
        to: 'SOFT_CREDIT_PULL_IN_PROGRESS',
        progress: { identification, identificationTries },
      };
      const { ssn, ...formerly } = body;
      // The number itself is never kept (F-10).
      return { ...moved(file, move, world.now()), formerly, ssnLastFour: ssn.slice(-4) };
    });
    return statusAnswer(done);
  }),

  handle(readCreditIdentification, (call) => {
    const { profile, progress, formerly } = ownFile(world, call, call.parts.path.uuid);
    const triesMade = progress.identificationTries;
    return {
      name: profile.name,
      dob: profile.dob,
      address: profile.homeAddress,
      formerLastName: formerly?.formerLastName ?? null,
      previousAddress: formerly?.previousAddress ?? null,
      triesMade,
      triesLeft: Math.max(0, MOST_TRIES - triesMade),
    };
  }),

  handle(sendCreditProof, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'credit/proof', isOpen: isAt('CREDIT_NO_MATCH_SSN'), body };
    const done = doStep(world, file, step, () => {
      if (body.documentUuids.length === 0)
        throw new Refusal(400, { message: 'Add 1 more document(s).', field: 'documentUuids' });
      world.uploads.send(file.uuid, body.documentUuids);
      return advanced(file, world.lender(file.org), world.now());
    });
    return statusAnswer(done);
  }),
];

/** Those whom the bureaus must not show. */
const holdCalls = (world: World): Handler[] => [
  handle(retryCredit, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'credit/retry', isOpen: isClosed, body };
    const done = doStep(world, file, step, () =>
      advanced(file, world.lender(file.org), world.now()),
    );
    return statusAnswer(done);
  }),

  handle(readCreditHold, (call) => {
    const file = ownFile(world, call, call.parts.path.uuid);
    return {
      bureaus: isClosed(file) ? [holdOf(file)] : [],
      retries: file.progress.creditRetries,
    };
  }),
];

/** A person whom the bureaus cannot find or must not show. */
export const creditCalls = (world: World): Handler[] => [
  ...identificationCalls(world),
  ...holdCalls(world),
];
