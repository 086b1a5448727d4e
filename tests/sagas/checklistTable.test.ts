import { at, onApplication } from '#tests/support/following.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const flood = { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true };
const accepted = { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true };
const ordered = (name: string) => ({ checklistStatus: name, bpo: 'BPO_REQUIRED' });
const inTexas = { property: { state: 'TX' } };
const inOhio = { property: { state: 'OH' } };
const withNumber = { disburseAccount: { routingNumber: '000000000' } };

/** The inventory's table, row by row; the groups that it only names as conflicts.md reads them. */
const rows: readonly (readonly [
  row: string,
  status: string | object,
  to: string,
  more?: object,
])[] = [
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
  ['STATUS-11', flood, 'error/flood-cert'],
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
  ['STATUS-23', 'AUTOPAY_ACCOUNT', 'bank/disburse'],
  ['STATUS-24', 'AUTOPAY_ACCOUNT', 'bank/autopay', withNumber],
  ['STATUS-24', 'AUTOPAY_ACCOUNT', 'bank/autopay', { isCrypto: true }],
  ['STATUS-25', 'VERIFIED_AUTOPAY_ACCOUNT', 'bank/autopay'],
  ['STATUS-26', 'NO_AVM_FOUND', 'bpo/estimate-value'],
  ['STATUS-27', 'NAV_ESTIMATE_NEEDED', 'bpo/estimate-value'],
  ['STATUS-28', 'PAYOFF_REQUEST_PENDING', 'payoff/hold'],
  ['STATUS-29', 'REQUEST_STEWART_PAYOFFS', 'payoff/hold'],
  ['STATUS-30', ordered('BPO_ORDER_REQUEST'), 'bpo/condition', inTexas],
  ['STATUS-31', ordered('NAV_BPO_ORDER_REQUEST'), 'bpo/order-bpo', inOhio],
  ['STATUS-32', 'BPO_ORDER_REQUEST', 'bpo/hold', inTexas],
  ['STATUS-33', 'NAV_BPO_PROCESSING', 'bpo/hold'],
  ['STATUS-34', 'FINAL_TITLE_REVIEW', 'bpo/hold'],
  ['STATUS-35', 'NAV_RESI_EVAL_PROCESSING', 'bpo/hold'],
  ['STATUS-36', 'GEN_RESCISSION', 'complete'],
  ['STATUS-37', 'RESCISSION', 'complete'],
  ['STATUS-38', 'RECORDING', 'complete'],
  ['STATUS-39', 'FUNDABLE', 'complete'],
  ['STATUS-40', 'DIRECT_DEBT_PAYOFF', 'complete'],
  ['STATUS-41', 'FUNDING_DECISION', 'complete'],
  ['STATUS-42', accepted, 'complete'],
  ['STATUS-43', 'APPRAISAL_REVIEW_COMPLETE', 'error/timeout'],
  ['STATUS-44', 'CREDIT_ERROR', 'error/timeout'],
  ['STATUS-45', 'CREDIT_MINOR', 'error/timeout'],
  ['STATUS-46', 'CREDIT_DATA_MISSING_OR_INVALID', 'error/timeout'],
  ['STATUS-47', 'FACTA_REVIEW', 'error/timeout'],
  ['STATUS-48', 'HOLD_FOR_APPRAISAL_REVIEW', 'error/timeout'],
  ['STATUS-49', 'ORDER_FULL_TITLE', 'error/timeout'],
  ['STATUS-50', 'UNKNOWN', 'error/timeout'],
  ['STATUS-51', 'NOBODY_TOLD_US', 'error/timeout'],
  ['STATUS-51', '__proto__', 'error/timeout'],
  ['STATUS-51', '', 'error/timeout'],
  ['STATUS-51', {}, 'error/timeout'],
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

it.each(
  rows.map(([row, status, to, more = {}]) => ({ row, status: JSON.stringify(status), to, more })),
)('$row: $status leads to $to', async ({ status, to, more }) => {
  const { finish, place } = onApplication({
    statuses: [JSON.parse(status)],
    application: more,
    screen: 'signing/support',
  });

  finish();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(place()).toBe(at(to));
});

it('the routing number decides, and stays out of the store (decision 18)', async () => {
  const { finish, store } = onApplication({
    statuses: ['AUTOPAY_ACCOUNT'],
    application: { disburseAccount: { routingNumber: '987654320', mask: null } },
  });

  finish();
  await jest.advanceTimersByTimeAsync(0);

  expect(JSON.stringify(store.getState())).not.toContain('987654320');
});
