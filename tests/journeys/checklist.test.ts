import { openApplicant, type Applicant } from './support/applicant.ts';
import { openHouse, type House } from './support/house.ts';

type Row = readonly [id: string, status: string, path: string, more?: Record<string, unknown>];

const bpo = (value: string, state = 'OH') => ({ status: { bpo: value }, property: { state } });

/** What the specification's table says of every status (STATUS-01 to STATUS-64). */
const rows: readonly Row[] = [
  ['STATUS-01', 'CREDIT_NO_MATCH', 'credit/social'],
  ['STATUS-02', 'CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
  ['STATUS-03', 'SOFT_CREDIT_LOCKED', 'credit/error'],
  ['STATUS-03', 'SOFT_CREDIT_FROZEN', 'credit/error'],
  ['STATUS-03', 'HARD_CREDIT_LOCKED', 'credit/error'],
  ['STATUS-03', 'HARD_CREDIT_FROZEN', 'credit/error'],
  ['STATUS-04', 'NO_PROPERTY_FOUND', 'review-app/property'],
  ['STATUS-05', 'MULTIPLE_PROPERTIES', 'review-app/property'],
  ['STATUS-06', 'DECLINED', 'error/decline'],
  ['STATUS-07', 'COLLECT_ADDITIONAL_INFO', 'start/contact'],
  ['STATUS-08', 'HMDA', 'start/hmda'],
  ['STATUS-09', 'DELINQUENCY_REVIEW', 'review-app/delinquency'],
  ['STATUS-10', 'GEN_CLOSING_DISCLOSURE', 'review-app/signdocs'],
  [
    'STATUS-11',
    'GEN_CLOSING_DISCLOSURE',
    'error/flood-cert',
    { status: { waitingOnFloodCert: true } },
  ],
  ['STATUS-12', 'NOTE_SIGNING', 'signing/intro'],
  ['STATUS-13', 'FINAL_OFFER', 'signing/intro'],
  ['STATUS-14', 'REVISED_OFFER_SELECTION', 'product/select'],
  ['STATUS-16', 'APP_SUBMISSION', 'start/app-summary'],
  ['STATUS-17', 'GEN_SUMMARY_DISCLOSURE', 'start/app-summary'],
  ['STATUS-18', 'INCOME_VERIFICATION', 'income/review'],
  ['STATUS-19', 'IDENTITY_VERIFICATION', 'identity'],
  ['STATUS-20', 'ASSETS_PREQUAL', 'product/assets'],
  ['STATUS-21', 'CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback'],
  ['STATUS-22', 'DISBURSEMENT_ACCOUNT', 'bank/disburse'],
  ['STATUS-23', 'AUTOPAY_ACCOUNT', 'bank/disburse', { disburseAccount: null }],
  [
    'STATUS-24',
    'AUTOPAY_ACCOUNT',
    'bank/autopay',
    { disburseAccount: { mask: '6789', routingNumber: '123456780' } },
  ],
  ['STATUS-24', 'AUTOPAY_ACCOUNT', 'bank/autopay', { disburseAccount: null, isCrypto: true }],
  ['STATUS-25', 'VERIFIED_AUTOPAY_ACCOUNT', 'bank/autopay'],
  ['STATUS-26', 'NO_AVM_FOUND', 'bpo/estimate-value'],
  ['STATUS-27', 'NAV_ESTIMATE', 'bpo/estimate-value'],
  ['STATUS-27', 'NAV_ESTIMATE_REQUEST', 'bpo/estimate-value'],
  ['STATUS-28', 'PAYOFF_REQUEST_PENDING', 'payoff/hold'],
  ['STATUS-29', 'REQUEST_STEWART_PAYOFFS', 'payoff/hold'],
  ['STATUS-30', 'BPO_ORDER_REQUEST', 'bpo/condition', bpo('BPO_REQUIRED', 'TX')],
  ['STATUS-30', 'BPO_ORDER_REQUEST_PENDING', 'bpo/condition', bpo('BPO_REQUIRED', 'TX')],
  ['STATUS-30', 'NAV_BPO_ORDER_REQUEST', 'bpo/condition', bpo('BPO_REQUIRED', 'TX')],
  ['STATUS-31', 'BPO_ORDER_REQUEST', 'bpo/order-bpo', bpo('BPO_REQUIRED')],
  ['STATUS-31', 'BPO_ORDER_REQUEST_PENDING', 'bpo/order-bpo', bpo('BPO_REQUIRED')],
  ['STATUS-31', 'NAV_BPO_ORDER_REQUEST', 'bpo/order-bpo', bpo('BPO_REQUIRED')],
  ['STATUS-32', 'BPO_ORDER_REQUEST', 'bpo/hold', bpo('BPO_PROCESSING')],
  ['STATUS-32', 'BPO_ORDER_REQUEST_PENDING', 'bpo/hold', bpo('BPO_PROCESSING', 'TX')],
  ['STATUS-32', 'NAV_BPO_ORDER_REQUEST', 'bpo/hold', bpo('BPO_COMPLETE')],
  ['STATUS-33', 'NAV_BPO_PROCESSING', 'bpo/hold'],
  ['STATUS-34', 'FINAL_TITLE_PROCESSING', 'bpo/hold'],
  ['STATUS-34', 'FINAL_TITLE_COMPLETE', 'bpo/hold'],
  ['STATUS-34', 'FINAL_TITLE_SEARCH_ORDERED', 'bpo/hold'],
  ['STATUS-35', 'NAV_RESI_EVAL_PROCESSING', 'bpo/hold'],
  ['STATUS-36', 'GEN_RESCISSION', 'complete'],
  ['STATUS-37', 'RESCISSION', 'complete'],
  ['STATUS-38', 'RECORDING', 'complete'],
  ['STATUS-39', 'FUNDABLE', 'complete'],
  ['STATUS-40', 'DIRECT_DEBT_PAYOFF', 'complete'],
  ['STATUS-41', 'FUNDING_DECISION', 'complete'],
  ['STATUS-42', 'DEED_SIGNING', 'complete', { status: { primaryParticipantAcceptComplete: true } }],
  ['STATUS-43', 'APPRAISAL_REVIEW_COMPLETE', 'error/timeout'],
  ['STATUS-44', 'CREDIT_ERROR', 'error/timeout'],
  ['STATUS-45', 'CREDIT_MINOR', 'error/timeout'],
  ['STATUS-46', 'CREDIT_DATA_MISSING_OR_INVALID', 'error/timeout'],
  ['STATUS-47', 'FACTA_REVIEW', 'error/timeout'],
  ['STATUS-48', 'HOLD_FOR_APPRAISAL_REVIEW', 'error/timeout'],
  ['STATUS-49', 'ORDER_FULL_TITLE', 'error/timeout'],
  ['STATUS-50', 'UNKNOWN', 'error/timeout'],
  ['STATUS-51', 'UNDERWRITING_REVIEW', 'error/timeout'],
  ['STATUS-51', 'SOMETHING_OF_NEXT_YEAR', 'error/timeout'],
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
];

let house: House;
let ravi: Applicant;

beforeAll(async () => {
  house = await openHouse();
  ravi = await openApplicant(house, { screen: 'hold' });
});
afterAll(async () => {
  await ravi.leave();
  await house.close();
});

/** What no row leaves behind for the next. */
const plain = { isCrypto: false, property: { state: 'OH' } };

/** The lender sets a status, and the person opens the application by its own address. */
async function openAt(status: string, more: Record<string, unknown> = {}) {
  const parts = more['status'];
  await house.sandbox.patch(ravi.session.applicationUuid, {
    ...plain,
    ...more,
    status: { checklistStatus: status, ...(typeof parts === 'object' ? parts : {}) },
  });
  await ravi.page.goto(ravi.screenAt(''), { waitUntil: 'commit' });
}

// Every row is four long: jest takes the place of a missing one for its own callback.
const cases = rows.map(([id, status, path, more = {}]) => [id, status, path, more] as const);

it.each(cases)('%s %s leads to %s', async (_id, status, path, more) => {
  await openAt(status, more);

  await ravi.page.waitForURL(({ pathname }) => pathname.endsWith(`/${path}`), {
    waitUntil: 'commit',
  });
  expect(await ravi.page.locator('main h1').textContent()).not.toBe('');
});

it.each([
  ['STATUS-65', 'COMPLETE'],
  ['STATUS-66', 'CANCELLED'],
])('%s %s leads to the main site', async (_id, status) => {
  await openAt(status);

  await ravi.page.waitForURL(ravi.at('/'), { waitUntil: 'commit' });
});
