import { randomUUID } from 'node:crypto';

import {
  login,
  readConsentTypes,
  readProfileConsentTypes,
  registerIdentity,
  registerWithBroker,
  savePhone,
  saveProfileName,
  verifyIdentity,
} from '#sagas/api/contract/account.ts';
import {
  createApplication,
  readApplications,
  readOptimizelyProfile,
  saveOptimizelyProfile,
} from '#sagas/api/contract/application.ts';
import { authenticateChat, refreshChatNonce } from '#sagas/api/contract/chat.ts';
import { readChatAgents } from '#sagas/api/contract/chatAgents.ts';
import { readConsentPrompt } from '#sagas/api/contract/eligibility.ts';
import type { ParamsOf } from '#sagas/api/contract/endpoint.ts';
import { sendCeoFeedback } from '#sagas/api/contract/feedback.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { readProfile, readSelf } from '#sagas/api/contract/profile.ts';
import { readAbilityToStart, saveSmsConsents } from '#sagas/api/contract/registration.ts';
import { endSession } from '#sagas/api/contract/session.ts';

import { borrower, createBody, home, type Samples } from './samples.ts';
import type { Visit } from './visit.ts';

const NO_EMAIL = 'no email address';
const WITH_NO_EMAIL = 'With an invalid email address';

/** Reads a signed-in user's data that doesn't need an application. */
export async function readAccount({ call, each }: Visit): Promise<void> {
  const optimizely = async () => {
    const { uuid: identityUuid } = await call(readIdentity, {});
    await call(readOptimizelyProfile, { query: { identityUuid } });
  };
  await each(
    optimizely,
    () => call(verifyIdentity, {}),
    () => call(readProfile, {}),
    () => call(readSelf, { path: { kind: 'customer' } }, { mayBeUnknown: true }),
    () => call(readConsentTypes, {}),
    () => call(readProfileConsentTypes, {}),
    () => call(readAbilityToStart, {}),
    () => call(readApplications, {}),
    () => call(readChatAgents, {}, { mayBeUnknown: true }),
  );
}

/** Registers like a brand of either kind. Returns the new user's bearer token (CALL-SUB-01, CALL-SUB-04). */
export async function checkRegistration(
  visit: Visit,
  { org }: Samples,
  email: string,
): Promise<string | null> {
  const { call, each } = visit;
  const { phoneNumber, password } = borrower;
  await each(() =>
    call(registerWithBroker, {
      query: {
        telemetryTrackingId: randomUUID(),
        externalStateNonce: randomUUID(),
        displayConsentsWithMfa: 'true',
      },
      body: { email: `broker-${email}`, phoneNumber, returnTo: '/account/heloc/register' },
    }),
  );
  const query = { organization: org };
  const body = { email, password, phoneNumber };
  const other = { query, body: { ...body, phoneNumber: '(614) 555-0143' } };
  const { jwt } = await call(registerIdentity, { query, body }, { other });
  await checkRefusedEmails(visit, { query, body });
  return jwt ?? null;
}

/** Checks that registration refuses an email that has a login, and one that isn't an email. */
const checkRefusedEmails = (
  { each, refused }: Visit,
  { query, body }: ParamsOf<typeof registerIdentity>,
) =>
  each(
    () =>
      refused(
        registerIdentity,
        { query, body },
        { status: [401], code: 'IDENTITY_EXISTS', what: 'With the email of an existing login' },
      ),
    () =>
      refused(
        registerIdentity,
        { query, body: { ...body, email: NO_EMAIL } },
        { status: [400, 422], field: true, what: WITH_NO_EMAIL },
      ),
  );

/** Checks that a wrong password is refused as the app expects. */
export async function checkLogin(
  { call, each, refused, wrong }: Visit,
  email: string,
): Promise<void> {
  const { password } = borrower;
  await each(
    () => call(login, { body: { email, password } }),
    () =>
      refused(
        login,
        { body: { email, password: `${password}-wrong` } },
        { status: [401], what: 'With a wrong password' },
      ),
    () => wrong(login, { body: { email, password: `${password}-wrong` } }),
  );
}

async function saveConsents({ call }: Visit, { org }: Samples, email: string): Promise<void> {
  const { consentPromptUuid } = await call(readConsentPrompt, {
    path: { consentType: 'SMS_TRANSACTIONAL' },
  });
  await call(saveSmsConsents, {
    body: {
      org,
      source: 'HELOC_APPLICATION',
      productType: 'HELOC',
      phone: borrower.phoneNumber,
      email,
      consents: [{ consentPromptUuid, optInOut: 'OUT' }],
    },
  });
}

/** Does a signed-in user's writes that don't need an application. */
export async function writeAccount(visit: Visit, samples: Samples, email: string): Promise<void> {
  const { call, each } = visit;
  await each(
    () => call(savePhone, { body: { type: 'Phone', value: borrower.phoneNumber } }),
    () => call(saveProfileName, { body: borrower.name }),
    () => saveConsents(visit, samples, email),
    async () => {
      const { uuid: identityUuid } = await call(readIdentity, {});
      const body = { optimizelyProfileUuid: randomUUID() };
      await call(saveOptimizelyProfile, { query: { identityUuid }, body });
    },
    () =>
      call(sendCeoFeedback, {
        body: {
          message: 'A contract check.',
          topic: 'IMPROVE',
          marketingConsent: false,
          pathname: '/account/heloc/register',
          productType: 'HELOC',
        },
      }),
    async () => {
      const { nonce } = await call(authenticateChat, {});
      await call(refreshChatNonce, { query: { nonce } });
    },
  );
}

/** Creates an application, only once for the same key. Returns its uuid (CALL-SUB-06, SC-09). */
export async function checkCreation(
  visit: Visit,
  samples: Samples,
  email: string,
): Promise<string> {
  const query = { state: home.state };
  const body = createBody(samples, email);
  const noEmail = {
    ...body,
    profileRequest: { ...body.profileRequest, email: NO_EMAIL },
  };
  const isRefused = await visit.refused(
    createApplication,
    { query, body: noEmail },
    { status: [400, 422], field: true, what: WITH_NO_EMAIL },
  );
  const other = { query, body: createBody(samples, email, 120_000) };
  const { uuid } = await visit.call(createApplication, { query, body }, { other });
  await visit.each(async () => {
    const applications = await visit.call(readApplications, {});
    visit.note(
      createApplication,
      isRefused &&
        new Set(applications.map((application) => application.uuid)).size > 1 &&
        'One create, sent twice under one key, made two applications.',
    );
  });
  return uuid;
}

/** Signs out and checks that the bearer token is refused afterward (CALL-ID-08). */
export async function checkSignOut({ call, each, refused }: Visit): Promise<void> {
  await each(async () => {
    await call(endSession, { path: { kind: 'customer' } });
    await refused(
      verifyIdentity,
      {},
      { status: [401, 403], what: 'With the bearer of an ended session' },
    );
  });
}
