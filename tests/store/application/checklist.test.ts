import {
  afterPatience,
  declineMove,
  destinationOf,
  isWaiting,
  type RoutedApplication,
} from '#store/application/checklist.ts';
import { withStatusDefaults, type ApplicationStatus } from '#store/application/status.ts';

const application: RoutedApplication = {
  isCrypto: false,
  hasRoutingNumber: false,
  propertyState: 'OH',
};

const leadsTo = (
  status: Partial<ApplicationStatus>,
  facts: Partial<RoutedApplication> = {},
  cameFrom: string | null = null,
) => destinationOf(withStatusDefaults(status), { ...application, ...facts }, cameFrom);

it.each([
  ['STATUS-01', 'CREDIT_NO_MATCH', 'credit/social'],
  ['STATUS-02', 'CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
  ['STATUS-03', 'HARD_CREDIT_LOCKED', 'credit/error'],
  ['STATUS-03', 'HARD_CREDIT_FROZEN', 'credit/error'],
  ['STATUS-03', 'SOFT_CREDIT_LOCKED', 'credit/error'],
  ['STATUS-03', 'SOFT_CREDIT_FROZEN', 'credit/error'],
  ['STATUS-04', 'NO_PROPERTY_FOUND', 'review-app/property'],
  ['STATUS-05', 'MULTIPLE_PROPERTIES', 'review-app/property'],
  ['STATUS-06', 'DECLINED', 'error/decline'],
  ['STATUS-07', 'COLLECT_ADDITIONAL_INFO', 'start/contact'],
  ['STATUS-08', 'HMDA', 'start/hmda'],
  ['STATUS-09', 'DELINQUENCY_REVIEW', 'review-app/delinquency'],
  ['STATUS-10', 'GEN_CLOSING_DISCLOSURE', 'review-app/signdocs'],
  ['STATUS-12', 'NOTE_SIGNING', 'signing/intro'],
  ['STATUS-13', 'FINAL_OFFER', 'signing/intro'],
  ['STATUS-14', 'REVISED_OFFER_SELECTION', 'product/select'],
  ['STATUS-15', 'GEN_NOTE_SIGNING', 'review-app/signdocs'],
  ['STATUS-16', 'APP_SUBMISSION', 'start/app-summary'],
  ['STATUS-17', 'GEN_SUMMARY_DISCLOSURE', 'start/app-summary'],
  ['STATUS-18', 'INCOME_VERIFICATION', 'income/review'],
  ['STATUS-19', 'IDENTITY_VERIFICATION', 'identity'],
  ['STATUS-20', 'ASSETS_PREQUAL', 'product/assets'],
  ['STATUS-21', 'CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback'],
  ['STATUS-22', 'DISBURSEMENT_ACCOUNT', 'bank/disburse'],
  ['STATUS-25', 'VERIFIED_AUTOPAY_ACCOUNT', 'bank/autopay'],
  ['STATUS-26', 'NO_AVM_FOUND', 'bpo/estimate-value'],
  ['STATUS-27', 'NAV_ESTIMATE', 'bpo/estimate-value'],
  ['STATUS-27', 'NAV_ESTIMATE_REQUEST', 'bpo/estimate-value'],
  ['STATUS-28', 'PAYOFF_REQUEST_PENDING', 'payoff/hold'],
  ['STATUS-29', 'REQUEST_STEWART_PAYOFFS', 'payoff/hold'],
  ['STATUS-33', 'NAV_BPO_PROCESSING', 'bpo/hold'],
  ['STATUS-34', 'FINAL_TITLE_PROCESSING', 'bpo/hold'],
  ['STATUS-34', 'FINAL_TITLE_COMPLETE', 'bpo/hold'],
  ['STATUS-34', 'FINAL_TITLE_SOMETHING', 'bpo/hold'],
  ['STATUS-35', 'NAV_RESI_EVAL_PROCESSING', 'bpo/hold'],
  ['STATUS-36', 'GEN_RESCISSION', 'complete'],
  ['STATUS-37', 'RESCISSION', 'complete'],
  ['STATUS-38', 'RECORDING', 'complete'],
  ['STATUS-39', 'FUNDABLE', 'complete'],
  ['STATUS-40', 'DIRECT_DEBT_PAYOFF', 'complete'],
  ['STATUS-41', 'FUNDING_DECISION', 'complete'],
  ['STATUS-43', 'APPRAISAL_REVIEW_COMPLETE', 'error/timeout'],
  ['STATUS-44', 'CREDIT_ERROR', 'error/timeout'],
  ['STATUS-45', 'CREDIT_MINOR', 'error/timeout'],
  ['STATUS-46', 'CREDIT_DATA_MISSING_OR_INVALID', 'error/timeout'],
  ['STATUS-47', 'FACTA_REVIEW', 'error/timeout'],
  ['STATUS-48', 'HOLD_FOR_APPRAISAL_REVIEW', 'error/timeout'],
  ['STATUS-49', 'ORDER_FULL_TITLE', 'error/timeout'],
  ['STATUS-50', 'UNKNOWN', 'error/timeout'],
  ['STATUS-51', 'UNDERWRITING_REVIEW', 'error/timeout'],
  ['STATUS-51', 'constructor', 'error/timeout'],
  ['STATUS-51', '', 'error/timeout'],
  ['STATUS-52', 'LIEN_ATTESTATION', 'liens'],
  ['STATUS-53', 'LIEN_VERIFICATION', 'liens'],
  ['STATUS-54', 'LIEN_VERIFICATION_INQUIRY', 'liens'],
  ['STATUS-55', 'CO_DEED_REQ', 'signing/additional'],
  ['STATUS-56', 'GEN_NOTARY_DISCLOSURE', 'notary/intro'],
  ['STATUS-57', 'ATTORNEY_REVIEW', 'notary/intro'],
  ['STATUS-58', 'NOTARY_WAITING_PERIOD', 'notary/intro'],
  ['STATUS-59', 'DEED_SIGNING', 'notary/intro'],
  ['STATUS-60', 'MANUAL_DEED_SIGNING', 'notary/reserve-manual'],
  ['STATUS-61', 'EMPLOYMENT_VERIFICATION', 'income/employer-verification'],
  ['STATUS-62', 'OFFER_SELECTION', 'product/select'],
  ['STATUS-63', 'ONSITE_APPRAISAL_BORROWER_PAYMENT', 'hold'],
  ['STATUS-64', 'ONSITE_APPRAISAL_PENDING', 'hold'],
])('%s: %s leads to %s', (_row, checklistStatus, path) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'screen', path, query: {} });
});

it.each([
  ['STATUS-65', 'COMPLETE'],
  ['STATUS-66', 'CANCELLED'],
])('%s: %s leaves to the main site', (_row, checklistStatus) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'mainSite', path: '/' });
});

it('STATUS-51 a status that is missing is a dead end with a way out', () => {
  expect(leadsTo({})).toMatchObject({ path: 'error/timeout' });
});

it('STATUS-11 the flood certificate has its own screen', () => {
  expect(
    leadsTo({ checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true }),
  ).toMatchObject({ path: 'error/flood-cert' });
});

it.each([
  ['STATUS-23', { hasRoutingNumber: false, isCrypto: false }, 'bank/disburse'],
  ['STATUS-24', { hasRoutingNumber: true, isCrypto: false }, 'bank/autopay'],
  ['STATUS-24', { hasRoutingNumber: false, isCrypto: true }, 'bank/autopay'],
  ['STATUS-24', { hasRoutingNumber: true, isCrypto: true }, 'bank/autopay'],
])('%s: AUTOPAY_ACCOUNT with %j leads to %s', (_row, facts, path) => {
  expect(leadsTo({ checklistStatus: 'AUTOPAY_ACCOUNT' }, facts)).toMatchObject({ path });
});

it.each(['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST_PENDING', 'NAV_BPO_ORDER_REQUEST'])(
  'STATUS-30 to STATUS-32: %s depends on the valuation and the state',
  (checklistStatus) => {
    const bpo = 'BPO_REQUIRED';

    expect(leadsTo({ checklistStatus, bpo }, { propertyState: 'TX' })).toMatchObject({
      path: 'bpo/condition',
    });
    expect(leadsTo({ checklistStatus, bpo })).toMatchObject({ path: 'bpo/order-bpo' });
    expect(
      leadsTo({ checklistStatus, bpo: 'BPO_PROCESSING' }, { propertyState: 'TX' }),
    ).toMatchObject({
      path: 'bpo/hold',
    });
    expect(leadsTo({ checklistStatus })).toMatchObject({ path: 'bpo/hold' });
  },
);

it('STATUS-42 the deed is done once the primary accept is', () => {
  expect(
    leadsTo({ checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true }),
  ).toMatchObject({ path: 'complete' });
});

it.each([
  ['income/link/plaid-transactions', 'income'],
  ['product/assets', 'assets'],
  ['product/prequal-winback', 'winback'],
  ['start/app-summary', 'summary'],
  ['bpo/estimate-value', 'valuation'],
  ['register-v2/set-password', 'registration'],
])('ROUTING-03 the offers know that one came from %s', (cameFrom, from) => {
  const status = { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INITIAL' };

  expect(leadsTo(status, {}, cameFrom)).toEqual({
    kind: 'screen',
    path: 'product/select',
    query: { from, uwDecision: 'INITIAL' },
  });
});

it('ROUTING-03 only OFFER_SELECTION passes them, and only what is known', () => {
  expect(leadsTo({ checklistStatus: 'OFFER_SELECTION' }, {}, 'credit/social')).toMatchObject({
    query: {},
  });
  expect(
    leadsTo({ checklistStatus: 'HMDA', uwDecision: 'INITIAL' }, {}, 'start/app-summary'),
  ).toMatchObject({ query: {} });
});

it.each([
  'GEN_NOTE_SIGNING',
  'HARD_CREDIT_PULL',
  'SOFT_CREDIT_PULL_IN_PROGRESS',
  'OFFER_CALCULATION_IN_PROGRESS',
  'PREQUAL_TITLE_PROCESSING',
  'SOMETHING_NEW_IN_PROGRESS',
  'SOMETHING_NEW_PROCESSING',
])('A-38 %s is waited for', (checklistStatus) => {
  expect(isWaiting({ checklistStatus })).toBe(true);
});

it.each([
  'NAV_BPO_PROCESSING',
  'NAV_RESI_EVAL_PROCESSING',
  'FINAL_TITLE_PROCESSING',
  'OFFER_SELECTION',
  'UNKNOWN',
  'UNDERWRITING_REVIEW',
  'IN_PROGRESS',
])('A-38 %s is gone to at once', (checklistStatus) => {
  expect(isWaiting({ checklistStatus })).toBe(false);
});

it.each([
  ['POLL-03', 'GEN_NOTE_SIGNING', 'GEN_NOTE_SIGNING'],
  ['POLL-04', 'HARD_CREDIT_PULL', 'UNKNOWN'],
  ['POLL-04', 'SOFT_CREDIT_PULL_IN_PROGRESS', 'UNKNOWN'],
  ['POLL-04', 'OFFER_SELECTION', 'OFFER_SELECTION'],
])('%s: when patience has run out %s counts as %s', (_row, before, after) => {
  expect(afterPatience(withStatusDefaults({ checklistStatus: before })).checklistStatus).toBe(
    after,
  );
});

it.each([
  ['product/select', 'error/decline'],
  ['conditions', 'error/decline'],
  ['document/disclosures', null],
  ['error/decline', null],
  ['error/credit', null],
  ['error/income', null],
])('ROUTING-04 a decline decision on %s moves to %p', (path, to) => {
  expect(declineMove({ uwDecision: 'DECLINE' }, path)).toBe(to);
});

it.each([null, 'APPROVED', 'REVIEW', 'INELIGIBLE'])(
  'ROUTING-04 the decision %p moves nobody',
  (uwDecision) => {
    expect(declineMove({ uwDecision }, 'product/select')).toBeNull();
  },
);
