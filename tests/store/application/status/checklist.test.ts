import type { ApplicationScreenId } from '#store/application/screens.ts';
import {
  afterPollingTimeout,
  declineDestination,
  destinationOf,
  isDeclineNoticeScreen,
  isWaiting,
  type PreviousScreen,
  type RoutedApplication,
} from '#store/application/status/checklist.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/applicationStatus.ts';
import { checklistRows } from '#tests/support/fixtures/checklistRows.ts';

const application: RoutedApplication = {
  isCrypto: false,
  hasRoutingNumber: false,
  propertyState: 'OH',
};

const leadsTo = (
  status: Partial<ApplicationStatus>,
  facts: Partial<RoutedApplication> = {},
  cameFrom: PreviousScreen | null = null,
) => destinationOf(withStatusDefaults(status), { ...application, ...facts }, cameFrom);

it.each(checklistRows)('%s: %s leads to %s', (_row, checklistStatus, screen) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'screen', screen, query: {} });
});

it.each([
  ['STATUS-65', 'COMPLETE'],
  ['STATUS-66', 'CANCELLED'],
])('%s: %s leaves to the main site', (_row, checklistStatus) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'mainSite', path: '/' });
});

it('STATUS-51 an unknown status leads to error/timeout', () => {
  expect(leadsTo({})).toMatchObject({ screen: 'errorTimeout' });
});

it('STATUS-11 the flood certificate has its own screen', () => {
  expect(
    leadsTo({ checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true }),
  ).toMatchObject({ screen: 'errorFloodCert' });
});

it.each<[string, Partial<RoutedApplication>, ApplicationScreenId]>([
  ['STATUS-23', { hasRoutingNumber: false, isCrypto: false }, 'bankDisburse'],
  ['STATUS-24', { hasRoutingNumber: true, isCrypto: false }, 'bankAutopay'],
  ['STATUS-24', { hasRoutingNumber: false, isCrypto: true }, 'bankAutopay'],
  ['STATUS-24', { hasRoutingNumber: true, isCrypto: true }, 'bankAutopay'],
])('%s: AUTOPAY_ACCOUNT with %j leads to %s', (_row, facts, screen) => {
  expect(leadsTo({ checklistStatus: 'AUTOPAY_ACCOUNT' }, facts)).toMatchObject({ screen });
});

it.each(['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST_PENDING', 'NAV_BPO_ORDER_REQUEST'])(
  'STATUS-30 to STATUS-32: %s depends on the valuation and the state',
  (checklistStatus) => {
    const bpo = 'BPO_REQUIRED';

    expect(leadsTo({ checklistStatus, bpo }, { propertyState: 'TX' })).toMatchObject({
      screen: 'bpoCondition',
    });
    expect(leadsTo({ checklistStatus, bpo })).toMatchObject({ screen: 'bpoOrder' });
    expect(
      leadsTo({ checklistStatus, bpo: 'BPO_PROCESSING' }, { propertyState: 'TX' }),
    ).toMatchObject({
      screen: 'bpoHold',
    });
    expect(leadsTo({ checklistStatus })).toMatchObject({ screen: 'bpoHold' });
  },
);

it('STATUS-42 the deed is done once the primary accept is', () => {
  expect(
    leadsTo({ checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true }),
  ).toMatchObject({ screen: 'complete' });
});

it.each<[PreviousScreen, string]>([
  ['incomeLink', 'income'],
  ['productAssets', 'assets'],
  ['productWinback', 'winback'],
  ['startSummary', 'summary'],
  ['bpoEstimateValue', 'valuation'],
  ['registration', 'registration'],
])('ROUTING-03 the offers know that one came from %s', (cameFrom, from) => {
  const status = { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INITIAL' };

  expect(leadsTo(status, {}, cameFrom)).toEqual({
    kind: 'screen',
    screen: 'productSelect',
    query: { from, uwDecision: 'INITIAL' },
  });
});

it('ROUTING-03 only OFFER_SELECTION passes them, and only what is known', () => {
  const offers = { kind: 'screen', screen: 'productSelect', query: {} };

  expect(leadsTo({ checklistStatus: 'OFFER_SELECTION' })).toEqual(offers);
  expect(leadsTo({ checklistStatus: 'OFFER_SELECTION' }, {}, 'creditSocial')).toEqual(offers);
  expect(leadsTo({ checklistStatus: 'HMDA', uwDecision: 'INITIAL' }, {}, 'startSummary')).toEqual({
    kind: 'screen',
    screen: 'startHmda',
    query: {},
  });
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

it.each<[ApplicationScreenId | null, ApplicationScreenId | null]>([
  ['productSelect', 'errorDecline'],
  [null, 'errorDecline'],
  ['conditions', 'errorDecline'],
  ['documentDisclosures', null],
  ['errorDecline', null],
  ['errorCredit', null],
  ['errorIncome', null],
])('ROUTING-04 a decline decision on %s redirects to %p', (screen, to) => {
  expect(declineDestination({ uwDecision: 'DECLINE' }, screen)).toBe(to);
});

it.each([null, 'APPROVED', 'REVIEW', 'INELIGIBLE'])(
  'ROUTING-04 the decision %p redirects from no screen',
  (uwDecision) => {
    expect(declineDestination({ uwDecision }, 'productSelect')).toBeNull();
  },
);

it.each<[string, string, ApplicationScreenId | null, boolean]>([
  ['DECLINED', 'INITIAL', 'documentDisclosures', true],
  ['INCOME_VERIFICATION', 'DECLINE', 'documentDisclosures', true],
  ['OFFER_SELECTION', 'INITIAL', 'documentDisclosures', false],
  ['DECLINED', 'DECLINE', null, false],
  ['DECLINED', 'DECLINE', 'startHmda', false],
])(
  'ROUTING-04 %s with decision %s on %s: whether the notice of a decline is read there: %p',
  (checklistStatus, uwDecision, screen, isRead) => {
    expect(isDeclineNoticeScreen(withStatusDefaults({ checklistStatus, uwDecision }), screen)).toBe(
      isRead,
    );
  },
);
