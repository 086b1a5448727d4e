import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import type { Lender } from '#server/sandbox/data/lenders.ts';
import { newSigner } from '#server/sandbox/lender/signers/signers.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  newApplication,
  type ApplicationInput,
} from '#server/sandbox/lender/application/newApplication.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { CONSENT_VERSION } from '#store/text/sampleText.ts';
import { isPlainObject } from '#server/sandbox/plainObject.ts';

import { changeApplication } from './changeApplication.ts';
import { requireLender } from './requireLender.ts';
import { DEFAULT_NAME, homeAt, makeIdentity } from './makeIdentity.ts';
import { defaultProfile, isApplicationWanted, type SessionRequest } from './sessionRequest.ts';
import { createTicket } from './tickets.ts';
import { deepMerge } from './deepMerge.ts';
import { parseRequest } from './parseRequest.ts';

const STARTING_STATUS = 'OFFER_SELECTION';

const { profile, income, referrer, referralId, consents } = ApplicationRecord.entries;
const { street1, street2, city, state, zip, occupancyType, isListedForSale } =
  ApplicationRecord.entries.property.entries;

const InputFields = v.object({
  profile,
  property: v.object({ street1, street2, city, state, zip, occupancyType, isListedForSale }),
  income,
  referrer,
  referralId,
  consents,
});

/** Merges the given fields first, because other values are computed from them. */
function inputOf(
  world: World,
  identity: Identity,
  lender: Lender,
  given: object,
): ApplicationInput {
  const home = identity.homeAddress ?? homeAt(lender);
  const name = identity.name ?? DEFAULT_NAME;
  const base = {
    profile: {
      name,
      dob: identity.dob ?? '1982-05-14',
      email: identity.email,
      phoneNumber: identity.phoneNumber ?? '',
      homeAddress: home,
    },
    property: { ...home, occupancyType: 'HOME', isListedForSale: false },
    income: { incomePrimary: 118_000, incomeOther: 0, employmentType: 'FULL_TIME' },
    referrer: null,
    referralId: null,
    consents: ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'].map((type) => ({
      type,
      version: CONSENT_VERSION,
      acceptedAt: new Date(world.now()).toISOString(),
    })),
  };
  const whole = parseRequest(InputFields, deepMerge(base, { ...given }));
  return {
    uuid: randomUUID(),
    loanNumber: world.applications.nextLoanNumber(),
    identityUuid: identity.uuid,
    at: world.now(),
    ...whole,
  };
}

/** Creates an application, pinned at its status (8.1). */
export function makeApplication(
  world: World,
  identity: Identity,
  lender: Lender,
  given: Record<string, unknown>,
): ApplicationRecord {
  const application = newApplication(inputOf(world, identity, lender, given), lender);
  const made = changeApplication(world, application, given);
  world.applications.create(made);
  return made;
}

function applicationOf({ checklistStatus, application }: SessionRequest, defaultStatus: string) {
  const given = application ?? {};
  const { status = {} } = given;
  if (!isPlainObject(status)) return given;
  return { ...given, status: { checklistStatus: checklistStatus ?? defaultStatus, ...status } };
}

/** Stores an application with its signers, one of whom is an identity. */
export function saveSigners(
  world: World,
  application: ApplicationRecord,
  signer: Identity,
  signers: ApplicationRecord['signers'],
): ApplicationRecord {
  const helocSigners = [{ identityUuid: signer.uuid }];
  return world.applications.change(application.uuid, (known) => ({
    ...known,
    signers,
    status: { ...known.status, helocSigners, additionalSignerVersion: 'v1' },
  }));
}

function makeSignersApplication(
  world: World,
  request: SessionRequest,
  { signer, owner, lender }: { signer: Identity; owner: Identity; lender: Lender },
): ApplicationRecord {
  const application = makeApplication(world, owner, lender, applicationOf(request, 'CO_DEED_REQ'));
  const [first, ...others] = application.signers;
  const person = {
    identityUuid: signer.uuid,
    firstName: signer.name?.firstName ?? '',
    lastName: signer.name?.lastName ?? '',
    email: signer.email,
  };
  const invitation = { relationship: 'SPOUSE', invitedAt: application.createdAt };
  const linked = { ...(first ?? newSigner({ ...person, ...invitation }, world.now())), ...person };
  return saveSigners(world, application, signer, [linked, ...others]);
}

/** Creates an identity with its profile and application. A refused request leaves no identity. */
export async function makeSession(world: World, request: SessionRequest) {
  const lender = requireLender(world, request.org);
  const { identity, password } = await makeIdentity(world, request, lender);
  const isSigner = request.role === 'signer';
  const borrower: SessionRequest = { ...request, role: 'borrower', profile: defaultProfile() };
  const owner = isSigner ? (await makeIdentity(world, borrower, lender)).identity : identity;
  const application = createRequested();
  const session = world.identities.startSession(identity.uuid);
  const applicationUuid = application?.uuid ?? null;
  return {
    token: world.bearers.issue({ identityUuid: identity.uuid, sessionId: session.id }),
    identityUuid: identity.uuid,
    applicationUuid,
    email: identity.email,
    password,
    loginPath: createTicket(world, identity.uuid, applicationUuid),
  };

  function createRequested(): ApplicationRecord | null {
    try {
      if (isSigner)
        return makeSignersApplication(world, request, { signer: identity, owner, lender });
      if (!isApplicationWanted(request)) return null;
      return makeApplication(world, owner, lender, applicationOf(request, STARTING_STATUS));
    } catch (error) {
      for (const { uuid } of [identity, owner]) world.identities.remove(uuid);
      throw error instanceof HttpError ? error.within('application') : error;
    }
  }
}
