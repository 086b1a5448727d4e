import { randomUUID } from 'node:crypto';

import {
  createApplication,
  readApplication,
  readApplications,
  readOptimizelyProfile,
  readStatus,
  saveOptimizelyProfile,
  saveReplayLink,
} from '#sagas/api/contract/application.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readConsentTypes, readProfileConsentTypes } from '#sagas/api/contract/account.ts';
import { handle, whoIs, type Handler, type Visit } from '#server/sandbox/http/handlers.ts';
import { Refusal, notFound } from '#server/sandbox/refusal.ts';
import {
  applicationAnswer,
  statusAnswer,
  summaryAnswer,
} from '#server/sandbox/lender/application/answers.ts';
import { referrerOf } from '#server/sandbox/data/originators.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { ownFile, settleFile } from '#server/sandbox/lender/application/access.ts';
import { newFile } from '#server/sandbox/lender/application/newApplication.ts';
import { hasWord } from '#server/sandbox/lender/application/magicWords.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { consentTypes, textTypes } from '#server/sandbox/data/consents.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { againOn } from '#store/registration/existingApplication.ts';

import { refuseCreate, refuseState } from './createRules.ts';

type CreateRequest = BodyOf<typeof createApplication>;

/** The caller's applications with this lender, as they stand now. */
function filesOf(world: World, visit: Visit): ApplicationFile[] {
  const { uuid } = whoIs(visit);
  return world.applications
    .ofIdentity(uuid)
    .filter(({ org }) => world.lender(org).canonicalCode === visit.lender.canonicalCode)
    .map((file) => settleFile(world, file));
}

function isRecent(file: ApplicationFile, today: string) {
  const openAgain = againOn(file);
  return openAgain !== null && today < openAgain;
}

/** Why a second application may not begin (MODAL-45D-1, MODAL-INQ-1, MODAL-ACTIVE-1). */
function refuseSecond(world: World, visit: Visit, state: string): void {
  const today = dayAt(world.now(), state);
  const stands = filesOf(world, visit).find((file) =>
    file.status.checklistStatus === 'COMPLETE' ? isRecent(file, today) : file.active,
  );
  if (stands)
    throw new Refusal(409, {
      message: 'Active application already exists.',
      code: 'ACTIVE_APPLICATION',
    });
}

const beginningOf = (body: CreateRequest) => {
  const { profileRequest, propertyRequest, income } = body;
  const { street1, street2, city, state, zip, occupancyType } = propertyRequest;
  return {
    profile: {
      name: profileRequest.name,
      dob: profileRequest.dob,
      email: profileRequest.email,
      phoneNumber: normalisePastedPhone(profileRequest.phoneNumber),
      homeAddress: profileRequest.homeAddress,
    },
    property: {
      street1,
      street2,
      city,
      state,
      zip,
      occupancyType,
      isListedForSale: body.propertyListedForSale,
    },
    income: {
      incomePrimary: income.incomePrimary,
      incomeOther: income.incomeOther,
      employmentType: body.employmentType,
    },
    referrer: body.referrerId === null ? null : referrerOf(body.referrerId),
    referralId: body.referralId,
    consents: body.consentRequests.map(({ type, version, acceptedAt }) => ({
      type,
      version,
      acceptedAt,
    })),
  };
};

/** What an application tells of its borrower; the account keeps a name that it has. */
function rememberProfile(world: World, identity: Identity, { profileRequest }: CreateRequest) {
  const { name, dob, homeAddress } = profileRequest;
  const { middleName, suffix } = name;
  world.identities.change(identity.uuid, {
    dob,
    homeAddress: { ...homeAddress, street2: homeAddress.street2 ?? '' },
    name: identity.name ?? { ...name, middleName: middleName ?? '', suffix: suffix ?? '' },
  });
}

/** Applications: begin, read, list, and what hangs on them. */
export const applicationCalls = (world: World): Handler[] => [
  handle(createApplication, (call) => {
    const { body, query } = call.parts;
    const identity = whoIs(call);
    refuseCreate(body, query.state, { lender: call.lender, now: world.now() });
    refuseState(body.propertyRequest.state, call.lender);
    if (hasWord(body.profileRequest.name.lastName, 'createfail'))
      throw new Refusal(500, { message: 'Something unexpected happened' });
    if (hasWord(body.profileRequest.name.lastName, 'createrefused'))
      throw new Refusal(422, { message: 'We have no line of credit that fits these answers.' });
    refuseSecond(world, call, body.propertyRequest.state);
    const file = newFile(
      {
        uuid: randomUUID(),
        loanNumber: world.applications.nextLoanNumber(),
        identityUuid: identity.uuid,
        at: world.now(),
        ...beginningOf(body),
      },
      call.lender,
    );
    world.applications.put(file);
    rememberProfile(world, identity, body);
    return { uuid: file.uuid, loanNumber: file.loanNumber, status: statusAnswer(file) };
  }),

  handle(readStatus, (call) => statusAnswer(ownFile(world, call, call.parts.path.uuid))),

  handle(readApplications, (call) => filesOf(world, call).map(summaryAnswer)),

  handle(readApplication, (call) => {
    const file = ownFile(world, call, call.parts.path.uuid);
    return applicationAnswer(file, textTypes(world.textChoices(file.identityUuid)));
  }),

  handle(saveReplayLink, (call) => {
    const file = ownFile(world, call, call.parts.path.uuid);
    world.applications.put({ ...file, replayLink: call.parts.body.link });
  }),

  handle(readOptimizelyProfile, (call) => {
    const identity = whoIs(call);
    if (call.parts.query.identityUuid !== identity.uuid) throw notFound('There is no such person.');
    return { optimizelyProfileUuid: identity.optimizelyProfileUuid };
  }),

  handle(saveOptimizelyProfile, (call) => {
    const { uuid } = whoIs(call);
    if (call.parts.query.identityUuid !== uuid) throw notFound('There is no such person.');
    const { optimizelyProfileUuid } = call.parts.body;
    world.identities.change(uuid, { optimizelyProfileUuid });
  }),

  handle(readConsentTypes, ({ lender }) => consentTypes(lender.brand)),

  handle(readProfileConsentTypes, ({ lender }) => consentTypes(lender.brand)),
];
