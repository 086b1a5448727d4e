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
import { saveExperiments } from '#sagas/api/contract/experiments.ts';
import {
  handle,
  requireIdentity,
  type ParsedCall,
  type CallContext,
  type Handler,
} from '#server/sandbox/http/handlers.ts';
import { HttpError, notFound } from '#server/sandbox/httpError.ts';
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
import { dayAt, type ZonedPlace } from '#store/geography/timeZones.ts';
import { againOn } from '#store/registration/existingApplication.ts';
import { catchUp } from '#server/sandbox/lender/application/catchUp.ts';

import { refuseCreate } from './createRules.ts';
import { handlersFor } from './applicationStep.ts';

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
function refuseSecond(world: World, context: CallContext, property: ZonedPlace): void {
  const today = dayAt(world.now(), property);
  const existing = applicationsOf(world, context).find((application) =>
    application.status.checklistStatus === 'COMPLETE'
      ? isRecent(application, today)
      : application.active,
  );
  if (existing)
    throw new HttpError(409, {
      message: 'Active application already exists.',
      code: 'ACTIVE_APPLICATION',
    });
}

const inputOf = (body: CreateRequest) => {
  const { profileRequest, propertyRequest } = body;
  const { incomePrimary, incomeOther } = body.income;
  return {
    profile: {
      ...profileRequest,
      phoneNumber: normalisePastedPhone(profileRequest.phoneNumber),
    },
    property: { ...propertyRequest, isListedForSale: body.propertyListedForSale },
    income: { incomePrimary, incomeOther, employmentType: body.employmentType },
    referrer: body.referrerId === null ? null : referrerOf(body.referrerId),
    referralId: body.referralId,
    consents: body.consentRequests.map(({ type, version, acceptedAt }) => ({
      type,
      version,
      acceptedAt,
    })),
  };
};

/** Updates the account from the application. Keeps a name that the account already has. */
function updateAccount(world: World, identity: Identity, { profileRequest }: CreateRequest) {
  const { name, dob, homeAddress } = profileRequest;
  world.identities.change(identity.uuid, { dob, homeAddress, name: identity.name ?? name });
}

export const createCalls = (world: World): Handler[] => [
  handle(createApplication, (call) => {
    const { body, query } = call.parts;
    const identity = requireIdentity(call);
    refuseCreate(body, query.state, { lender: call.lender, now: world.now() });
    const { lastName } = body.profileRequest.name;
    if (hasWord(lastName, 'createfail'))
      throw new HttpError(500, { message: 'Something unexpected happened' });
    if (hasWord(lastName, 'createrefused'))
      throw new HttpError(422, { message: 'We have no line of credit that fits these answers.' });
    refuseSecond(world, call, body.propertyRequest);
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
    world.applications.create(application);
    updateAccount(world, identity, body);
    const { uuid, loanNumber } = application;
    return { uuid, loanNumber, status: statusAnswer(application) };
  }),
];

/** Returns the signed-in identity, which a call's query also names. */
function namedIdentity(call: ParsedCall<{ readonly query: { readonly identityUuid: string } }>) {
  const identity = requireIdentity(call);
  if (call.parts.query.identityUuid !== identity.uuid) throw notFound('There is no such person.');
  return identity;
}

export function applicationCalls(world: World): Handler[] {
  const { own } = handlersFor(world);
  return [
    own(readStatus, statusAnswer),

    handle(readApplications, (call) => applicationsOf(world, call).map(summaryAnswer)),

    own(readApplication, (application) =>
      applicationAnswer(application, textTypes(world.textChoices(application.identityUuid))),
    ),

    own(saveReplayLink, ({ uuid }, { parts }) => {
      const replayLink = parts.body.link;
      world.applications.change(uuid, (known) => ({ ...known, replayLink }));
    }),

    own(saveExperiments, ({ uuid }, { parts }) => {
      const { experiments } = parts.body;
      world.applications.change(uuid, (known) => ({ ...known, experiments }));
    }),

    handle(readOptimizelyProfile, (call) => {
      const { optimizelyProfileUuid } = namedIdentity(call);
      return { optimizelyProfileUuid };
    }),

    handle(saveOptimizelyProfile, (call) =>
      world.identities.change(namedIdentity(call).uuid, {
        optimizelyProfileUuid: call.parts.body.optimizelyProfileUuid,
      }),
    ),

    handle(readConsentTypes, ({ lender }) => consentTypes(lender.brand)),
    handle(readProfileConsentTypes, ({ lender }) => consentTypes(lender.brand)),
  ];
}
