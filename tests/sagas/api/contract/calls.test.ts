import type * as v from 'valibot';

import { contract, type Call } from '#sagas/api/contract/contract.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { callTexts } from '#server/sandbox/openapi/callTexts.ts';
import { fakeGateway } from '#tests/support/fakes/fakeGateway.ts';

import { chatCalls } from './chatCalls.ts';

const CONDITION = '/service-conditions/external/api/v1/applications/a%2Fb/conditions/a%2Fb';
const K = '/service-krang-heloc/borrower/secure/api/v1/a%2Fb';
const OFFERS = '/service-offer/borrower/secure/api/v1/a%2Fb';
const CO_DEED = '/service-application/api/v1/application/heloc/co-deed';
const IDENTITY_CHECK = '/service-identity-verification/borrower/secure/api/v1/a%2Fb';
const DOCUMENTS = '/service-document/borrower/secure/api/v1/a%2Fb';
const BANK = '/service-bank-account/borrower/secure/api/v1/a%2Fb';
const INCOME = '/service-income/borrower/secure/api/v1/a%2Fb';
const NOTARY = '/service-notary/borrower/secure/api/v1/a%2Fb';
const HELOC = '/service-application/api/v1/application/heloc';
const EXTERNAL = '/service-application/external/api';
const PROFILE = '/service-application/api/v3/application/heloc/optermizerly-profile';

/** Each call exactly as the specification gives it. Every path parameter is `a/b`, and every query value `x y`. */
const calls: readonly (readonly [name: string, method: string, url: string, row: string])[] = [
  ['readProfile', 'GET', '/service-profile/api/v1/profile', 'CALL-ID-01'],
  ['readProfileConsentTypes', 'GET', '/service-profile/api/v1/profile/consent-types', 'CALL-ID-02'],
  ['readIdentity', 'GET', '/identity/secure/api/v1/identity', 'CALL-ID-03'],
  ['verifyIdentity', 'GET', '/identity/secure/api/v1_1/identity', 'CALL-ID-04, CALL-SUB-02'],
  ['readSelf', 'GET', '/identity-broker/a%2Fb/secure/api/v3/self/figureinfo', 'CALL-ID-05'],
  [
    'startLogin',
    'POST',
    '/identity-broker/a%2Fb/api/v3/login?telemetryTrackingId=x+y&redirectUrl=x+y',
    'CALL-ID-07',
  ],
  ['endSession', 'POST', '/identity-broker/a%2Fb/secure/api/v3/logout', 'CALL-ID-08'],
  [
    'registerIdentity',
    'POST',
    '/identity/api/v1/registration/register?organization=x+y',
    'CALL-SUB-01',
  ],
  [
    'registerWithBroker',
    'POST',
    '/identity-broker/customer/api/v3/register?telemetryTrackingId=x+y&externalStateNonce=x+y&displayConsentsWithMfa=x+y',
    'CALL-SUB-04',
  ],
  [
    'readAbilityToStart',
    'GET',
    '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
    'CALL-SUB-05',
  ],
  [
    'createApplication',
    'POST',
    '/service-application/api/v3/application/helocs?state=x+y',
    'CALL-SUB-06, CALL-SUB-07',
  ],
  [
    'readConsentPrompt',
    'GET',
    '/service-comms-prefs/external/api/v1/consent/prompt/a%2Fb',
    'CALL-SUB-08, CALL-SUB-09',
  ],
  ['saveSmsConsents', 'POST', '/service-comms-prefs/secure/api/v1/consent/user', 'CALL-SUB-10'],
  ['saveReplayLink', 'PUT', `${HELOC}/a%2Fb/full-story-link`, 'CALL-SUB-11'],
  ['saveProfileName', 'PUT', '/service-profile/api/v1/profile/name', 'CALL-SUB-12'],
  ['savePhone', 'PUT', '/identity/secure/api/v1/identity/alias', 'CALL-SUB-13'],
  ['readOfferCode', 'GET', `${HELOC}/offercode/a%2Fb`, 'CALL-REG-02'],
  ['readReferral', 'GET', '/service-lead-portal/api/referrals/a%2Fb', 'CALL-REG-03'],
  ['readReferralStatus', 'GET', `${EXTERNAL}/v1/heloc/referral-id/a%2Fb`, 'CALL-REG-04'],
  ['readPrepop', 'GET', '/a/external/prepop?affiliate=x+y', 'CALL-REG-05'],
  [
    'readStatesEligibility',
    'GET',
    `${EXTERNAL}/v2/heloc/states-eligibility?orgCode=x+y`,
    'CALL-ELIG-01',
  ],
  ['readZipEligibility', 'GET', `${EXTERNAL}/v1/heloc/zip-eligibility?orgCode=x+y`, 'CALL-ELIG-02'],
  ['joinWaitlist', 'POST', '/service-wait-list/api/v1/home-equity-loan-plus', 'CALL-ELIG-03'],
  ['readApplications', 'GET', `${HELOC}/all`, 'CALL-ELIG-04'],
  [
    'readLicensedStates',
    'GET',
    '/service-lead-portal/api/lo/a%2Fb/licensed-states?organization=x+y',
    'CALL-ELIG-05',
  ],
  ['readOriginator', 'GET', '/service-lead-portal/api/lo/a%2Fb?organization=x+y', 'CALL-LO-1'],
  ['readApplication', 'GET', `${HELOC}/a%2Fb`, 'CALL-APP-01'],
  ['readConsentTypes', 'GET', `${HELOC}/consent-types`, 'CALL-APP-03'],
  ['readStatus', 'GET', `${K}/status`, 'CALL-APP-04'],
  ['readStateLicenses', 'GET', `${EXTERNAL}/v1/heloc/state-licenses?orgCode=x+y`, 'CALL-FOOT-01'],
  [
    'readPhoneHours',
    'GET',
    '/service-operating-hours/external/api/v1/hours/a%2Fb?display=x+y',
    'CALL-FOOT-02',
  ],
  [
    'readConditions',
    'GET',
    '/service-conditions/external/api/v1/applications/a%2Fb/conditions/external-applicants',
    'CALL-COND-1',
  ],
  ['submitCondition', 'POST', `${CONDITION}/submission`, 'chosen'],
  ['sendConditionCode', 'POST', `${CONDITION}/code`, 'chosen'],
  ['decideCondition', 'POST', `${CONDITION}/decision`, 'chosen'],
  ...chatCalls,
  ['sendTelemetryEvent', 'POST', '/ft/a%2Fb/event', 'CALL-TEL-01'],
  ['startTelemetrySession', 'POST', '/ft/a%2Fb/session', 'CALL-TEL-02'],
  ['readFeature', 'POST', '/service-optimize/a%2Fb/api/v1/feature', 'CALL-TEL-03'],
  ['readExperiment', 'POST', '/service-optimize/a%2Fb/api/v2/decision', 'CALL-TEL-04'],
  ['readFeatures', 'POST', '/service-optimize/a%2Fb/api/v1/features', 'CALL-TEL-05'],
  ['readOptimizelyProfile', 'GET', `${PROFILE}?identityUuid=x+y`, 'CALL-TEL-07'],
  ['saveOptimizelyProfile', 'PATCH', `${PROFILE}?identityUuid=x+y`, 'CALL-TEL-08'],
  [
    'saveExperiments',
    'PATCH',
    '/service-application/api/v1/application/heloc/a%2Fb/experiments',
    'CALL-TEL-06',
  ],
  // Our own choice, which screens.md 10.3 marks as such.
  ['lookUpAddress', 'GET', '/service-address-lookup/external/api/v1/typeahead/a%2Fb', 'G-04'],
  ['login', 'POST', '/identity/api/v1/login', 'chosen'],
  ['sendSupportRequest', 'POST', `${EXTERNAL}/v1/heloc/support-requests`, 'chosen'],
  ['sendActionLog', 'POST', '/service-support/public/api/v1/action-logs', 'chosen'],
  ['readOffers', 'GET', `${OFFERS}/offers`, 'chosen'],
  ['quoteOffer', 'POST', `${OFFERS}/quotes`, 'chosen'],
  ['emailOffer', 'POST', `${OFFERS}/offers/emails`, 'chosen'],
  ['selectOffer', 'POST', `${OFFERS}/selection`, 'chosen'],
  ['reopenOffers', 'POST', `${OFFERS}/reopening`, 'chosen'],
  ['readBankAccounts', 'GET', `${BANK}/accounts`, 'chosen'],
  ['readRoutingNumber', 'GET', `${BANK}/routing-numbers/a%2Fb`, 'chosen'],
  ['addBankAccount', 'POST', `${BANK}/manual-accounts`, 'chosen'],
  ['readDisbursement', 'GET', `${BANK}/disbursement`, 'chosen'],
  ['chooseDisbursement', 'PUT', `${BANK}/disbursement`, 'chosen'],
  ['removeDisbursement', 'DELETE', `${BANK}/disbursement`, 'chosen'],
  ['confirmDisbursement', 'POST', `${BANK}/disbursement/confirmation`, 'chosen'],
  ['readAutopay', 'GET', `${BANK}/autopay`, 'chosen'],
  ['saveAutopay', 'PUT', `${BANK}/autopay`, 'chosen'],
  ['readFloodCheck', 'GET', `${K}/flood`, 'chosen'],
  ['sendFloodProof', 'POST', `${K}/flood`, 'chosen'],
  ['readFinalOffer', 'GET', `${OFFERS}/acceptance`, 'chosen'],
  ['acceptOffer', 'POST', `${OFFERS}/acceptance`, 'chosen'],
  ['sendSigningPlace', 'POST', `${DOCUMENTS}/location`, 'chosen'],
  ['readBanners', 'GET', '/banners/a%2Fb', 'chosen'],
  ['sendCeoFeedback', 'POST', '/service-profile/api/v1/feedback/ceo', 'CALL-FB-1'],
  ['requestSigningHelp', 'POST', `${K}/support-requests`, 'chosen'],
  ['readRequirements', 'GET', `${INCOME}/requirements`, 'chosen'],
  ['submitIncome', 'POST', `${INCOME}/submission`, 'chosen'],
  ['sendPaystubs', 'POST', `${INCOME}/paystubs`, 'chosen'],
  ['readEmployment', 'GET', `${INCOME}/employment`, 'chosen'],
  ['saveEmployment', 'PUT', `${INCOME}/employment`, 'chosen'],
  ['startIncomeLink', 'POST', `${INCOME}/link-sessions`, 'chosen'],
  ['completeIncomeLink', 'POST', `${INCOME}/link-sessions/a%2Fb/completion`, 'chosen'],
  ['startBankLink', 'POST', `${BANK}/link-sessions`, 'chosen'],
  ['completeBankLink', 'POST', `${BANK}/link-sessions/a%2Fb/completion`, 'chosen'],
  ['readNotaryEligibility', 'GET', `${NOTARY}/eligibility`, 'chosen'],
  ['chooseNotaryMode', 'POST', `${NOTARY}/mode`, 'chosen'],
  ['readNotarySlots', 'GET', `${NOTARY}/slots?from=x+y&to=x+y&place=x+y&zip=x+y`, 'chosen'],
  ['holdNotarySlot', 'POST', `${NOTARY}/holds`, 'chosen'],
  ['readNotaryBooking', 'GET', `${NOTARY}/appointments`, 'chosen'],
  ['bookNotary', 'POST', `${NOTARY}/appointments`, 'chosen'],
  ['moveAppointment', 'PUT', `${NOTARY}/appointments/a%2Fb`, 'chosen'],
  ['cancelAppointment', 'DELETE', `${NOTARY}/appointments/a%2Fb`, 'chosen'],
  ['readNotarySession', 'GET', `${NOTARY}/sessions`, 'chosen'],
  ['startNotarySession', 'POST', `${NOTARY}/sessions`, 'chosen'],
  ['saveDeviceCheck', 'PUT', `${NOTARY}/sessions/a%2Fb/device-check`, 'chosen'],
  ['saveSigningPlace', 'PUT', `${NOTARY}/sessions/a%2Fb/location`, 'chosen'],
  ['startQuestions', 'POST', `${NOTARY}/sessions/a%2Fb/questions`, 'chosen'],
  ['answerQuestions', 'POST', `${NOTARY}/sessions/a%2Fb/questions/answers`, 'chosen'],
  ['joinNotary', 'POST', `${NOTARY}/sessions/a%2Fb/join`, 'chosen'],
  ['sendNotaryMessage', 'POST', `${NOTARY}/sessions/a%2Fb/messages`, 'chosen'],
  ['completeNotarySession', 'POST', `${NOTARY}/sessions/a%2Fb/completion`, 'chosen'],
  ['saveAdditionalInfo', 'PUT', `${K}/additional-info`, 'chosen'],
  ['readAdditionalInfo', 'GET', `${K}/additional-info`, 'chosen'],
  ['saveDemographics', 'PUT', `${K}/hmda`, 'chosen'],
  ['identifyForCredit', 'POST', `${K}/credit/identification`, 'chosen'],
  ['readCreditIdentification', 'GET', `${K}/credit/identification`, 'chosen'],
  ['retryCredit', 'POST', `${K}/credit/retry`, 'chosen'],
  ['readCreditFreeze', 'GET', `${K}/credit/retry`, 'chosen'],
  ['saveHomeEstimate', 'PUT', `${K}/valuation/estimate`, 'chosen'],
  ['readHomeEstimate', 'GET', `${K}/valuation/estimate`, 'chosen'],
  ['orderValuation', 'POST', `${K}/valuation/bpo-orders`, 'chosen'],
  ['changeValuationOrder', 'PUT', `${K}/valuation/bpo-orders/a%2Fb`, 'chosen'],
  ['readValuationOrder', 'GET', `${K}/valuation/bpo-orders`, 'chosen'],
  ['sendRecentAppraisal', 'POST', `${K}/valuation/appraisals`, 'chosen'],
  ['disputeValue', 'POST', `${K}/valuation/reconsiderations`, 'chosen'],
  ['sendCreditProof', 'POST', `${K}/credit/proof`, 'chosen'],
  ['readDecision', 'GET', `${K}/decision`, 'chosen'],
  ['askForReconsideration', 'POST', `${K}/reconsiderations`, 'chosen'],
  ['addReviewNote', 'POST', `${K}/review-notes`, 'chosen'],
  ['readAssets', 'GET', `${K}/assets`, 'chosen'],
  ['saveAssets', 'PUT', `${K}/assets`, 'chosen'],
  ['startAssets', 'POST', `${K}/assets/start`, 'chosen'],
  ['withdrawApplication', 'POST', `${K}/withdrawal`, 'chosen'],
  ['readSummary', 'GET', `${K}/summary`, 'chosen'],
  ['saveSummary', 'PATCH', `${K}/summary`, 'chosen'],
  ['submitApplication', 'POST', `${K}/submission`, 'chosen'],
  ['readLiens', 'GET', `${K}/liens`, 'chosen'],
  ['saveLiens', 'PUT', `${K}/liens`, 'chosen'],
  ['readRequalification', 'GET', `${K}/requalification`, 'chosen'],
  ['chooseRequalification', 'POST', `${K}/requalification`, 'chosen'],
  ['readPropertyCandidates', 'GET', `${K}/property/candidates`, 'chosen'],
  ['saveProperty', 'PUT', `${K}/property`, 'chosen'],
  ['sendPropertyProof', 'POST', `${K}/property/proof`, 'chosen'],
  ['readPropertyRecord', 'GET', `${K}/property/record`, 'chosen'],
  ['saveParcelNumber', 'PUT', `${K}/property/parcel-number`, 'chosen'],
  ['explainOwnership', 'POST', `${K}/property/ownership`, 'chosen'],
  ['readDelinquency', 'GET', `${K}/delinquency`, 'chosen'],
  ['saveDelinquency', 'PUT', `${K}/delinquency`, 'chosen'],
  ['readTimeline', 'GET', `${K}/timeline`, 'chosen'],
  ['rescindLine', 'POST', `${K}/rescission`, 'chosen'],
  ['readAppraisal', 'GET', `${K}/appraisal`, 'chosen'],
  ['payAppraisal', 'POST', `${K}/appraisal/payments`, 'chosen'],
  ['moveAppraisal', 'PUT', `${K}/appraisal`, 'chosen'],
  ['readPayoffs', 'GET', `${K}/payoffs`, 'chosen'],
  ['addPayoffLetter', 'POST', `${K}/payoffs/a%2Fb/documents`, 'chosen'],
  ['readSigningRequest', 'GET', `${CO_DEED}/status`, 'CALL-SIGN-01, CALL-SIGN-02'],
  ['startSigningRequest', 'PUT', `${CO_DEED}/intro`, 'chosen'],
  ['declineSigningRequest', 'POST', `${CO_DEED}/decline`, 'chosen'],
  ['reopenSigningRequest', 'PUT', `${CO_DEED}/reopening`, 'chosen'],
  ['readInvitation', 'GET', '/identity/api/v1/signer-invitations/a%2Fb', 'chosen'],
  ['requestInvitation', 'POST', '/identity/api/v1/signer-invitations', 'chosen'],
  ['registerSigner', 'POST', '/identity/api/v1/registration/signer', 'chosen'],
  ['requestPasswordReset', 'POST', '/identity/api/v1/password-resets', 'chosen'],
  ['resetPassword', 'PUT', '/identity/api/v1/password-resets/a%2Fb', 'chosen'],
  ['readSigners', 'GET', `${K}/signers`, 'chosen'],
  ['inviteSigner', 'POST', `${K}/signers/a%2Fb/invitations`, 'chosen'],
  ['saveSigner', 'PUT', `${K}/signers/a%2Fb`, 'chosen'],
  ['readIdCheck', 'GET', `${IDENTITY_CHECK}/submission`, 'chosen'],
  ['submitId', 'POST', `${IDENTITY_CHECK}/submission`, 'chosen'],
  ['readUploadRules', 'GET', `${DOCUMENTS}/upload-rules`, 'chosen'],
  ['readUploads', 'GET', `${DOCUMENTS}/uploads`, 'chosen'],
  ['uploadDocument', 'POST', `${DOCUMENTS}/uploads`, 'chosen'],
  ['removeUpload', 'DELETE', `${DOCUMENTS}/uploads/a%2Fb`, 'chosen'],
  ['readDocuments', 'GET', `${DOCUMENTS}/documents?group=x+y`, 'chosen'],
  ['readDocumentContent', 'GET', `${DOCUMENTS}/documents/a%2Fb/content`, 'chosen'],
  ['acknowledgeDocument', 'POST', `${DOCUMENTS}/documents/a%2Fb/acknowledgement`, 'chosen'],
  ['signDocument', 'POST', `${DOCUMENTS}/documents/a%2Fb/signatures`, 'chosen'],
  ['completeSigning', 'POST', `${DOCUMENTS}/signing/completion`, 'chosen'],
  ['requestPaper', 'POST', `${DOCUMENTS}/paper-copies`, 'chosen'],
  ['readConsents', 'GET', `${K}/consents`, 'chosen'],
  ['withdrawConsent', 'POST', `${K}/consents/withdrawals`, 'chosen'],
];

const named = (name: string): Call => {
  const found = contract.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`The contract has no ${name}`);
  return found;
};

/** Fills every parameter of a declaration with a value that needs encoding. */
const filled = ({ path, query }: Endpoint) => ({
  path: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'a/b'])),
  query: Object.fromEntries(
    Object.keys(
      (query as v.ObjectSchema<v.ObjectEntries, undefined> | undefined)?.entries ?? {},
    ).map((name) => [name, 'x y']),
  ),
});

it.each(calls)('sends %s as %s %s (%s)', async (name, method, url) => {
  const { api, last } = fakeGateway([new TypeError('enough')]);
  const endpoint = named(name);

  await api.request(endpoint, filled(endpoint) as never).catch(() => undefined);

  expect(last()).toMatchObject({ url, init: { method } });
});

it('marks the paths that are our own choice, and no others', () => {
  const wrong = calls.filter(
    ([name, , , row]) =>
      (callTexts[named(name).name].chosen !== undefined) !== (row === 'chosen' || row === 'G-04'),
  );

  expect(wrong).toEqual([]);
});

it('lists every call of the contract once', () => {
  expect(contract.map(({ name }) => name).toSorted()).toEqual(
    calls.map(([name]) => name).toSorted(),
  );
});

it('S7: says how large a file may be in each call with a file', () => {
  const isEndless = ({ multipart, maxFileBytes }: Endpoint) => multipart && !maxFileBytes;

  expect(contract.filter(isEndless)).toEqual([]);
});

it('S6: puts no personal data into an address', () => {
  const queries = contract.flatMap((endpoint) => Object.keys(filled(endpoint).query));

  // A chat's parameters are random ids (CALL-CHAT-08). A notary's is the ZIP code to come to (10.3).
  expect([...new Set(queries)].toSorted().join(' ')).toBe(
    'affiliate channelId display displayConsentsWithMfa externalStateNonce from group identityUuid nonce orgCode organization place redirectUrl state telemetryTrackingId to zip',
  );
});
