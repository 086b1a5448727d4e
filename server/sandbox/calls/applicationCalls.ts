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
import {
  handle,
  requireIdentity,
  type Handler,
  type CallContext,
} from '#server/sandbox/http/handlers.ts';
import { Refusal, notFound } from '#server/sandbox/refusal.ts';
import {
  applicationAnswer,
  statusAnswer,
  summaryAnswer,
} from '#server/sandbox/lender/application/answers.ts';
import { referrerOf } from '#server/sandbox/data/originators.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { newApplication } from '#server/sandbox/lender/application/newApplication.ts';
import { hasWord } from '#server/sandbox/lender/application/magicWords.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { consentTypes, textTypes } from '#server/sandbox/data/consents.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { againOn } from '#store/registration/existingApplication.ts';
import { catchUp } from '#server/sandbox/lender/application/catchUp.ts';

import { refuseCreate } from './createRules.ts';
import { ownApplication } from './applicationStep.ts';

type CreateRequest = BodyOf<typeof createApplication>;

function applicationsOf(world: World, context: CallContext): ApplicationRecord[] {
  const { uuid } = requireIdentity(context);
  return world.applications
    .ofIdentity(uuid)
    .filter(({ org }) => world.lender(org).canonicalCode === context.lender.canonicalCode)
    .map((application) => catchUp(world, application));
}

function isRecent(application: ApplicationRecord, today: string) {
  const openAgain = againOn(application);
  return openAgain !== null && today < openAgain;
}

/** Refuses a second application (MODAL-45D-1, MODAL-INQ-1, MODAL-ACTIVE-1). */
function refuseSecond(world: World, context: CallContext, state: string): void {
  const today = dayAt(world.now(), state);
  const stands = applicationsOf(world, context).find((application) =>
    application.status.checklistStatus === 'COMPLETE'
      ? isRecent(application, today)
      : application.active,
  );
  if (stands)
    throw new Refusal(409, {
      message: 'Active application already exists.',
      code: 'ACTIVE_APPLICATION',
    });
}

const inputOf = (body: CreateRequest) => {
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

/** Updates the account from the application; a name that the account has stays. */
function updateAccount(world: World, identity: Identity, { profileRequest }: CreateRequest) {
  const { name, dob, homeAddress } = profileRequest;
  const { middleName, suffix } = name;
  world.identities.change(identity.uuid, {
    dob,
    homeAddress: { ...homeAddress, street2: homeAddress.street2 ?? '' },
    name: identity.name ?? { ...name, middleName: middleName ?? '', suffix: suffix ?? '' },
  });
}

export const createCalls = (world: World): Handler[] => [
  handle(createApplication, (call) => {
    const { body, query } = call.parts;
    const identity = requireIdentity(call);
    refuseCreate(body, query.state, { lender: call.lender, now: world.now() });
    if (hasWord(body.profileRequest.name.lastName, 'createfail'))
      throw new Refusal(500, { message: 'Something unexpected happened' });
    if (hasWord(body.profileRequest.name.lastName, 'createrefused'))
      throw new Refusal(422, { message: 'We have no line of credit that fits these answers.' });
    refuseSecond(world, call, body.propertyRequest.state);
    const application = newApplication(
      {
        uuid: randomUUID(),
        loanNumber: world.applications.nextLoanNumber(),
        identityUuid: identity.uuid,
        at: world.now(),
        ...inputOf(body),
      },
      call.lender,
    );
    world.applications.put(application);
    updateAccount(world, identity, body);
    return {
      uuid: application.uuid,
      loanNumber: application.loanNumber,
      status: statusAnswer(application),
    };
  }),
];

export const applicationCalls = (world: World): Handler[] => [
  handle(readStatus, (call) => statusAnswer(ownApplication(world, call))),

  handle(readApplications, (call) => applicationsOf(world, call).map(summaryAnswer)),

  handle(readApplication, (call) => {
    const application = ownApplication(world, call);
    return applicationAnswer(application, textTypes(world.textChoices(application.identityUuid)));
  }),

  handle(saveReplayLink, (call) => {
    const application = ownApplication(world, call);
    world.applications.put({ ...application, replayLink: call.parts.body.link });
  }),

  handle(readOptimizelyProfile, (call) => {
    const identity = requireIdentity(call);
    if (call.parts.query.identityUuid !== identity.uuid) throw notFound('There is no such person.');
    return { optimizelyProfileUuid: identity.optimizelyProfileUuid };
  }),

  handle(saveOptimizelyProfile, (call) => {
    const { uuid } = requireIdentity(call);
    if (call.parts.query.identityUuid !== uuid) throw notFound('There is no such person.');
    const { optimizelyProfileUuid } = call.parts.body;
    world.identities.change(uuid, { optimizelyProfileUuid });
  }),

  handle(readConsentTypes, ({ lender }) => consentTypes(lender.brand)),

  handle(readProfileConsentTypes, ({ lender }) => consentTypes(lender.brand)),
];
