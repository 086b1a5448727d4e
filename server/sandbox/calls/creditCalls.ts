import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  identifyForCredit,
  readCreditFreeze,
  readCreditIdentification,
  retryCredit,
  sendCreditProof,
} from '#sagas/api/contract/steps.ts';
import { FOUND_SSN, NEVER_FOUND_SSN, bureaus } from '#server/sandbox/data/credit.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import type { World } from '#server/sandbox/world.ts';
import { validateIdentification } from '#store/application/credit/identification.ts';

import { advanceNow, handlersFor, isAt } from './applicationStep.ts';
import { toFormAddress } from './fieldRules.ts';

const MAX_TRIES = 3;

const isFrozen = isAt(
  'SOFT_CREDIT_LOCKED',
  'SOFT_CREDIT_FROZEN',
  'HARD_CREDIT_LOCKED',
  'HARD_CREDIT_FROZEN',
);

/** Returns the bureaus' answer to a number (9.4). */
function outcomeOf(ssn: string, tries: number): 'FOUND' | 'MISSED' | 'NEVER' {
  if (ssn === FOUND_SSN) return 'FOUND';
  return ssn === NEVER_FOUND_SSN || tries >= MAX_TRIES ? 'NEVER' : 'MISSED';
}

const freezeOf = ({ status }: ApplicationRecord) => {
  const isLock = status.checklistStatus.endsWith('_LOCKED');
  const { name, url, phone } = isLock ? bureaus.south : bureaus.north;
  return { name, kind: isLock ? 'LOCK' : 'FREEZE', url, phone };
};

/** Applies every rule of credit/social again (SC-24). */
function refuseIdentification(body: BodyOf<typeof identifyForCredit>): void {
  const { ssn, formerLastName, previousAddress } = body;
  const { previousAddress: address = {}, ...facts } = validateIdentification({
    ssn,
    formerLastName: formerLastName ?? '',
    hasMoved: previousAddress !== null,
    previousAddress: previousAddress ? toFormAddress(previousAddress) : {},
  });
  refuseInvalid(facts);
  refuseInvalid(address, 'previousAddress.');
}

export function creditCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    step(
      identifyForCredit,
      'credit/identification',
      isAt('CREDIT_NO_MATCH'),
      (application, { parts: { body } }) => {
        const { ssn, ...formerly } = body;
        refuseIdentification(body);
        const identificationTries = application.progress.identificationTries + 1;
        const identification = outcomeOf(ssn, identificationTries);
        const transition = {
          to: 'SOFT_CREDIT_PULL_IN_PROGRESS',
          progress: { identification, identificationTries },
        } as const;
        const pulled = applyTransition(application, transition, world.now());
        // Stores only the last four digits (F-10).
        return { ...pulled, formerly, ssnLastFour: ssn.slice(-4) };
      },
    ),

    own(readCreditIdentification, ({ profile, progress, formerly }) => ({
      name: profile.name,
      dob: profile.dob,
      address: profile.homeAddress,
      formerLastName: formerly?.formerLastName ?? null,
      previousAddress: formerly?.previousAddress ?? null,
      triesMade: progress.identificationTries,
      triesLeft: Math.max(0, MAX_TRIES - progress.identificationTries),
    })),

    step(sendCreditProof, 'credit/proof', isAt('CREDIT_NO_MATCH_SSN'), (application, call) => {
      const { documentUuids } = call.parts.body;
      if (documentUuids.length === 0)
        throw new HttpError(400, { message: 'Add 1 more document(s).', field: 'documentUuids' });
      world.uploads.send(application.uuid, documentUuids);
      return advanceNow(world, application);
    }),

    step(retryCredit, 'credit/retry', isFrozen, (application) => advanceNow(world, application)),

    own(readCreditFreeze, (application) => ({
      bureaus: isFrozen(application) ? [freezeOf(application)] : [],
      retries: application.progress.creditRetries,
    })),
  ];
}
