import { randomUUID } from 'node:crypto';

import { readBanners } from '#sagas/api/contract/banners.ts';
import { readChatHours, readChatIsOpen } from '#sagas/api/contract/chat.ts';
import {
  lookUpAddress,
  readConsentPrompt,
  readStateLicenses,
  readStatesEligibility,
  readZipEligibility,
} from '#sagas/api/contract/eligibility.ts';
import { readExperiment } from '#sagas/api/contract/experiments.ts';
import { readFeature, readFeatures } from '#sagas/api/contract/features.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import {
  readLicensedStates,
  readOfferCode,
  readOriginator,
  readPrepop,
  readReferral,
  readReferralStatus,
} from '#sagas/api/contract/referral.ts';
import { joinWaitlist } from '#sagas/api/contract/registration.ts';
import { startLogin } from '#sagas/api/contract/session.ts';
import { readInvitation } from '#sagas/api/contract/signer.ts';
import { readPhoneHours, sendActionLog, sendSupportRequest } from '#sagas/api/contract/support.ts';
import { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';

import { sampleLog } from './sampleLog.ts';
import { borrower, type Samples } from './samples.ts';
import type { Visit } from './visit.ts';

/** Values that the sandbox knows. Other gateways may answer 404. */
const referral = {
  loanOriginatorUuid: '10000000-0000-4000-8000-000000000001',
  referralUuid: '20000000-0000-4000-8000-000000000001',
  code: 'HL-48213',
  affiliate: 'demo',
};

const external = { context: 'external' } as const;

/** Does the reads of a visitor who isn't signed in. */
export async function readAsVisitor(
  { call, each, refused }: Visit,
  { org }: Samples,
  bannersBase: string | null,
): Promise<void> {
  const query = { orgCode: org };
  const organization = { organization: org };
  const mayBeUnknown = { mayBeUnknown: true };
  const { loanOriginatorUuid, referralUuid, code, affiliate } = referral;
  await each(
    () => refused(readIdentity, {}, { status: [401, 403], what: 'Without a session' }),
    () => call(readStatesEligibility, { query }),
    () => call(readZipEligibility, { query }),
    () => call(readStateLicenses, { query }),
    () => call(lookUpAddress, { path: { text: '512 Amber' } }),
    () => call(readConsentPrompt, { path: { consentType: 'SMS' } }),
    () => call(readPhoneHours, { path: { department: 'OPS_PHONE' }, query: { display: 'true' } }),
    () => call(readChatIsOpen, {}),
    () => call(readChatHours, { query: { display: 'true' } }),
    () => call(readOfferCode, { path: { code } }, mayBeUnknown),
    () => call(readReferral, { path: { referralUuid } }, mayBeUnknown),
    () => call(readReferralStatus, { path: { referralUuid } }, mayBeUnknown),
    () => call(readOriginator, { path: { loanOriginatorUuid }, query: organization }, mayBeUnknown),
    () =>
      call(readLicensedStates, { path: { loanOriginatorUuid }, query: organization }, mayBeUnknown),
    () => call(readPrepop, { query: { affiliate } }, mayBeUnknown),
    () => call(readInvitation, { path: { token: 'unknown' } }, mayBeUnknown),
  );
  if (bannersBase !== null)
    await each(() =>
      call(readBanners, { path: { file: 'banners.json' } }, { baseUrl: bannersBase }),
    );
}

/** Reads flags and experiments, which use POST. */
export async function readFlags({ call, each }: Visit, { org }: Samples): Promise<void> {
  const optimizeUser = {
    applicationUuid: null,
    createdTime: null,
    identityUuid: null,
    organization: org,
    trackerId: randomUUID(),
  };
  const body = { featureKey: 'fe-contract-check', optimizeUser };
  await each(
    () => call(readFeatures, { path: external, body: { optimizeUser } }),
    () => call(readFeature, { path: external, body }),
    () => call(readExperiment, { path: external, body }),
  );
}

async function sendTelemetry({ call }: Visit, { org }: Samples): Promise<void> {
  const size = { width: 1_280, height: 800 };
  const { sessionKey } = await call(startTelemetrySession, {
    path: external,
    body: {
      platform: 'WEB',
      libVersion: 'contract-check',
      referrer: null,
      queryParams: {},
      screenSize: size,
      windowSize: size,
      sessionKey: null,
      appVersion: 'contract-check',
    },
  });
  await call(sendTelemetryEvent, {
    path: external,
    body: {
      domain: 'contract-check',
      queryParams: { org },
      pagePath: '/account/heloc/register',
      event: 'page_view',
      sessionKey,
      identityId: null,
      applicationUuid: null,
      eventType: 'view',
      productType: 'HELOC',
      eventProperties: {},
      dontDedupe: false,
      dedupeProperty: null,
    },
  });
}

/** A waitlist in a state where the sandbox's lender doesn't lend. */
const waiting = {
  firstName: 'Ivy',
  lastName: 'Thornbury',
  dob: '1980-01-01',
  income: 90_000,
  street1: '6 Mapleglen Hill',
  street2: '',
  city: 'Burlington',
  state: 'VT',
  zip: '05401',
} as const;

/** Does the writes of a visitor who isn't signed in. */
export async function writeAsVisitor(visit: Visit, samples: Samples, email: string): Promise<void> {
  const { call, each } = visit;
  const question = {
    name: `${borrower.name.firstName} ${borrower.name.lastName}`,
    email,
    topic: 'OTHER',
    message: 'A contract check.',
  } as const;
  await each(
    () => sendTelemetry(visit, samples),
    () =>
      call(joinWaitlist, {
        body: { ...waiting, email, consent: { type: 'WAITLIST', ...samples.agreement() } },
      }),
    () =>
      call(
        sendSupportRequest,
        { body: question },
        { other: { body: { ...question, message: 'Another one.' } } },
      ),
    () => call(sendActionLog, { body: sampleLog(samples.org) }, { mayBeUnknown: true }),
    () =>
      call(startLogin, {
        path: { kind: 'customer' },
        query: { telemetryTrackingId: randomUUID(), redirectUrl: '/account/heloc/register' },
      }),
  );
}
