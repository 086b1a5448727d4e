import {
  afterPollingTimeout,
  declineDestination,
  destinationOf,
  isDeclineNoticeScreen,
  isWaiting,
  type RoutedApplication,
} from '#store/application/status/checklist.ts';
import { withStatusDefaults, type ApplicationStatus } from '#store/application/status/status.ts';
import { checklistRows } from '#tests/support/fixtures/checklistRows.ts';

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

it.each(checklistRows)('%s: %s leads to %s', (_row, checklistStatus, path) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'screen', path, query: {} });
});

it.each([
  ['STATUS-65', 'COMPLETE'],
  ['STATUS-66', 'CANCELLED'],
])('%s: %s leaves to the main site', (_row, checklistStatus) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'mainSite', path: '/' });
});

it('STATUS-51 an unknown status leads to error/timeout', () => {
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
  const offers = { kind: 'screen', path: 'product/select', query: {} };

  expect(leadsTo({ checklistStatus: 'OFFER_SELECTION' })).toEqual(offers);
  expect(leadsTo({ checklistStatus: 'OFFER_SELECTION' }, {}, 'credit/social')).toEqual(offers);
  expect(
    leadsTo({ checklistStatus: 'HMDA', uwDecision: 'INITIAL' }, {}, 'start/app-summary'),
  ).toEqual({ kind: 'screen', path: 'start/hmda', query: {} });
});

it.each([
  'GEN_NOTE_SIGNING',
  'HARD_CREDIT_PULL',
  'SOFT_CREDIT_PULL_IN_PROGRESS',
  'OFFER_CALCULATION_IN_PROGRESS',
  'PREQUAL_TITLE_PROCESSING',
  'SOMETHING_NEW_IN_PROGRESS',
  'SOMETHING_NEW_PROCESSING',
])('A-38 %s is a wait', (checklistStatus) => {
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
  'SOMETHING_NEW_IN_PROGRESS_NO_MORE',
])('A-38 %s is no wait', (checklistStatus) => {
  expect(isWaiting({ checklistStatus })).toBe(false);
});

it.each([
  ['POLL-03', 'GEN_NOTE_SIGNING', 'GEN_NOTE_SIGNING'],
  ['POLL-04', 'HARD_CREDIT_PULL', 'UNKNOWN'],
  ['POLL-04', 'SOFT_CREDIT_PULL_IN_PROGRESS', 'UNKNOWN'],
  ['POLL-04', 'OFFER_SELECTION', 'OFFER_SELECTION'],
])('%s: after the last poll %s counts as %s', (_row, before, after) => {
  expect(afterPollingTimeout(withStatusDefaults({ checklistStatus: before })).checklistStatus).toBe(
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
])('ROUTING-04 a decline decision on %s redirects to %p', (path, to) => {
  expect(declineDestination({ uwDecision: 'DECLINE' }, path)).toBe(to);
});

it.each([null, 'APPROVED', 'REVIEW', 'INELIGIBLE'])(
  'ROUTING-04 the decision %p redirects from no screen',
  (uwDecision) => {
    expect(declineDestination({ uwDecision }, 'product/select')).toBeNull();
  },
);

it.each([
  ['DECLINED', 'INITIAL', 'document/disclosures', true],
  ['INCOME_VERIFICATION', 'DECLINE', 'document/disclosures', true],
  ['OFFER_SELECTION', 'INITIAL', 'document/disclosures', false],
  ['DECLINED', 'DECLINE', 'document/something', false],
  ['DECLINED', 'DECLINE', 'start/hmda', false],
])(
  'ROUTING-04 %s with decision %s on %s: whether the notice of a decline is read there: %p',
  (checklistStatus, uwDecision, path, isRead) => {
    expect(isDeclineNoticeScreen(withStatusDefaults({ checklistStatus, uwDecision }), path)).toBe(
      isRead,
    );
  },
);
