import { contract } from '#sagas/api/contract/contract.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';

const namesWhere = (holds: (endpoint: Endpoint) => boolean) =>
  contract
    .filter(holds)
    .map(({ name }) => name)
    .toSorted();

it('SC-09: sends an idempotency key with the calls that create something', () => {
  expect(namesWhere(({ creates }) => creates === true)).toEqual([
    'addBankAccount',
    'addReviewNote',
    'askChatbot',
    'askForReconsideration',
    'createApplication',
    'decideCondition',
    'disputeValue',
    'emailOffer',
    'identifyForCredit',
    'joinWaitlist',
    'orderValuation',
    'payAppraisal',
    'registerIdentity',
    'registerSigner',
    'registerWithBroker',
    'requestPaper',
    'requestSigningHelp',
    'saveSmsConsents',
    'sendCeoFeedback',
    'sendNotaryMessage',
    'sendPaystubs',
    'sendSupportRequest',
    'signDocument',
    'startAgentChat',
    'startStreamChat',
    'submitCondition',
    'uploadChatFile',
    'uploadDocument',
  ]);
});

it('sends these calls without a bearer, whether or not the user is signed in', () => {
  expect(namesWhere(({ bearer }) => bearer === 'never')).toEqual([
    'login',
    'readBanners',
    'readInvitation',
    'registerIdentity',
    'registerSigner',
    'registerWithBroker',
    'requestInvitation',
    'requestPasswordReset',
    'resetPassword',
    'startLogin',
  ]);
});

it('CALL-SUB-04, CALL-ID-05, -07, -08: gives the identity broker the name of the application', () => {
  expect(namesWhere(({ namesApplication }) => namesApplication === true)).toEqual([
    'endSession',
    'readSelf',
    'registerWithBroker',
    'startLogin',
  ]);
});

it('SC-10: sends reads without a body, and creates nothing with them', () => {
  expect(namesWhere((call) => call.method === 'GET' && (!!call.body || !!call.creates))).toEqual(
    [],
  );
});
