import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import type { Lender } from '#server/sandbox/data/lenders.ts';
import { Refusal } from '#server/sandbox/refusal.ts';
import { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { newFile, type Beginning } from '#server/sandbox/lender/application/newApplication.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { CONSENT_VERSION } from '#store/text/sampleText.ts';
import { isPlain, merged } from '#server/sandbox/plainObject.ts';

import { changedFile, described } from './changeApplication.ts';
import { knownLender } from './knownLender.ts';
import { DEFAULT_NAME, homeAt, makePerson } from './makePerson.ts';
import { anybody, isApplicationWanted, type SessionRequest } from './sessionRequest.ts';
import { makeTicket } from './tickets.ts';

/** A person made for a test, and how to be that person. */
export interface MadeSession {
  readonly token: string;
  readonly identityUuid: string;
  readonly applicationUuid: string | null;
  readonly email: string;
  readonly password: string;
  readonly loginPath: string;
}

const STARTING_STATUS = 'OFFER_SELECTION';

const { profile, income, referrer, referralId, consents } = ApplicationFile.entries;
const { street1, street2, city, state, zip, occupancyType, isListedForSale } =
  ApplicationFile.entries.property.entries;

/** What the rest of an application follows from. */
const Parts = v.object({
  profile,
  property: v.object({ street1, street2, city, state, zip, occupancyType, isListedForSale }),
  income,
  referrer,
  referralId,
  consents,
});

/** What an application of this person begins with, the given parts in it already: values follow from them. */
function beginningOf(world: World, person: Identity, lender: Lender, given: object): Beginning {
  const home = person.homeAddress ?? homeAt(lender);
  const name = person.name ?? DEFAULT_NAME;
  const base = {
    profile: {
      name,
      dob: person.dob ?? '1982-05-14',
      email: person.email,
      phoneNumber: person.phoneNumber ?? '',
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
  const whole = described(Parts, merged(base, { ...given }));
  return {
    uuid: randomUUID(),
    loanNumber: world.applications.nextLoanNumber(),
    identityUuid: person.uuid,
    at: world.now(),
    ...whole,
  };
}

/** An application made for a person, at a status, pinned there (8.1). */
export function makeApplication(
  world: World,
  person: Identity,
  lender: Lender,
  given: Record<string, unknown>,
): ApplicationFile {
  const file = newFile(beginningOf(world, person, lender, given), lender);
  const made = changedFile(world, file, given);
  world.applications.put(made);
  return made;
}

/** The application of an order, at the status that was ordered or else at a usual one. */
function applicationOf({ checklistStatus, application }: SessionRequest, usual: string) {
  const given = application ?? {};
  const { status = {} } = given;
  if (!isPlain(status)) return given;
  return { ...given, status: { checklistStatus: checklistStatus ?? usual, ...status } };
}

/** The borrower whose deed a signer signs too. */
function makeSignersApplication(
  world: World,
  order: SessionRequest,
  { signer, owner, lender }: { signer: Identity; owner: Identity; lender: Lender },
): ApplicationFile {
  const file = makeApplication(world, owner, lender, applicationOf(order, 'CO_DEED_REQ'));
  const [first] = file.signers;
  const made: ApplicationFile = {
    ...file,
    signers: [
      {
        uuid: randomUUID(),
        phoneNumber: null,
        relationship: 'SPOUSE',
        state: 'INVITED',
        invitedAt: file.createdAt,
        ...first,
        identityUuid: signer.uuid,
        firstName: signer.name?.firstName ?? '',
        lastName: signer.name?.lastName ?? '',
        email: signer.email,
      },
      ...file.signers.slice(1),
    ],
    status: {
      ...file.status,
      helocSigners: [{ identityUuid: signer.uuid }],
      additionalSignerVersion: 'v1',
    },
  };
  world.applications.put(made);
  return made;
}

/** Makes a person, a profile and, unless it is not wanted, an application; an order that is refused leaves nobody. */
export async function makeSession(world: World, order: SessionRequest): Promise<MadeSession> {
  const lender = knownLender(world, order.org);
  const { identity, password } = await makePerson(world, order, lender);
  const isSigner = order.role === 'signer';
  const owner = isSigner
    ? (await makePerson(world, { ...order, role: 'borrower', profile: anybody() }, lender)).identity
    : identity;
  const file = makeFile();
  const session = world.identities.startSession(identity.uuid);
  const applicationUuid = file?.uuid ?? null;
  return {
    token: world.bearers.issue({ identityUuid: identity.uuid, sessionId: session.id }),
    identityUuid: identity.uuid,
    applicationUuid,
    email: identity.email,
    password,
    loginPath: makeTicket(world, identity.uuid, applicationUuid),
  };

  function makeFile(): ApplicationFile | null {
    try {
      if (isSigner)
        return makeSignersApplication(world, order, { signer: identity, owner, lender });
      if (!isApplicationWanted(order)) return null;
      return makeApplication(world, owner, lender, applicationOf(order, STARTING_STATUS));
    } catch (error) {
      for (const { uuid } of [identity, owner]) world.identities.remove(uuid);
      throw error instanceof Refusal ? error.within('application') : error;
    }
  }
}
