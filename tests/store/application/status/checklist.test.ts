import type { ApplicationScreenId, PreviousScreen } from '#store/application/core/screens.ts';
import {
  afterPollingTimeout,
  declineDestination,
  destinationOf,
  isDeclineNoticeScreen,
  isSameRouting,
  isWaiting,
} from '#store/application/status/checklist.ts';
import type { RoutedApplication } from '#store/application/core/application.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { checklistRows } from '#tests/support/fixtures/checklistRows.ts';

const application: RoutedApplication = {
  isCrypto: false,
  hasRoutingNumber: false,
  propertyState: 'OH',
};

type Status = Omit<Partial<ApplicationStatus>, 'checklistStatus'> & { checklistStatus?: string };

const statusOf = ({ checklistStatus = 'UNKNOWN', ...more }: Status) =>
  aStatus(checklistStatus, more);

const leadsTo = (
  status: Status,
  facts: Partial<RoutedApplication> = {},
  cameFrom: PreviousScreen | null = null,
) => destinationOf(statusOf(status), { ...application, ...facts }, cameFrom);

it.each(checklistRows)('follows row %s: %s leads to %s', (_row, checklistStatus, screen) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'screen', screen, query: {} });
});

it.each([
  ['STATUS-65', 'COMPLETE'],
  ['STATUS-66', 'CANCELLED'],
])('follows row %s: %s leaves for the main site', (_row, checklistStatus) => {
  expect(leadsTo({ checklistStatus })).toEqual({ kind: 'mainSite', path: '/' });
});

it('STATUS-51 leads from an unknown status to error/timeout', () => {
  expect(leadsTo({})).toMatchObject({ screen: 'errorTimeout' });
});

it("STATUS-11 leads to the flood certificate's own screen", () => {
  expect(
    leadsTo({ checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true }),
  ).toMatchObject({ screen: 'errorFloodCert' });
});

it.each<[string, Partial<RoutedApplication>, ApplicationScreenId]>([
  ['STATUS-23', { hasRoutingNumber: false, isCrypto: false }, 'bankDisburse'],
  ['STATUS-24', { hasRoutingNumber: true, isCrypto: false }, 'bankAutopay'],
  ['STATUS-24', { hasRoutingNumber: false, isCrypto: true }, 'bankAutopay'],
  ['STATUS-24', { hasRoutingNumber: true, isCrypto: true }, 'bankAutopay'],
])('follows row %s: AUTOPAY_ACCOUNT with %j leads to %s', (_row, facts, screen) => {
  expect(leadsTo({ checklistStatus: 'AUTOPAY_ACCOUNT' }, facts)).toMatchObject({ screen });
});

it.each(['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST_PENDING', 'NAV_BPO_ORDER_REQUEST'])(
  'STATUS-30 to STATUS-32: decides by the valuation and the state where %s leads',
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

it('STATUS-42 leads to the end once the primary participant has accepted the deed', () => {
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
])('ROUTING-03 tells the offers that the borrower came from %s', (cameFrom, from) => {
  const status = { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INITIAL' };

  expect(leadsTo(status, {}, cameFrom)).toEqual({
    kind: 'screen',
    screen: 'productSelect',
    query: { from, uwDecision: 'INITIAL' },
  });
});

it('ROUTING-03 passes what is known, and only with OFFER_SELECTION', () => {
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
])('A-38 counts %s as a wait', (checklistStatus) => {
  expect(isWaiting(statusOf({ checklistStatus }))).toBe(true);
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
])("A-38 doesn't count %s as a wait", (checklistStatus) => {
  expect(isWaiting(statusOf({ checklistStatus }))).toBe(false);
});

it.each([
  ['POLL-03', 'GEN_NOTE_SIGNING', 'GEN_NOTE_SIGNING'],
  ['POLL-04', 'HARD_CREDIT_PULL', 'UNKNOWN'],
  ['POLL-04', 'SOFT_CREDIT_PULL_IN_PROGRESS', 'UNKNOWN'],
  ['POLL-04', 'OFFER_SELECTION', 'OFFER_SELECTION'],
])('follows %s: counts %s as %s after the last poll', (_row, before, after) => {
  expect(afterPollingTimeout(statusOf({ checklistStatus: before })).checklistStatus).toBe(after);
});

it.each<[Status, boolean]>([
  [{ checklistStatus: 'OFFER_SELECTION', openConditions: 2 }, true],
  [{ checklistStatus: 'HMDA' }, false],
  [{ checklistStatus: 'OFFER_SELECTION', uwDecision: 'DECLINE' }, false],
  [{ checklistStatus: 'OFFER_SELECTION', waitingOnFloodCert: true }, false],
  [{ checklistStatus: 'OFFER_SELECTION', bpo: 'BPO_REQUIRED' }, false],
  [{ checklistStatus: 'OFFER_SELECTION', manualNotary: true }, false],
  [{ checklistStatus: 'OFFER_SELECTION', primaryParticipantAcceptComplete: true }, false],
])('decides whether %j leads to the same screen as OFFER_SELECTION: %p', (status, isSame) => {
  expect(isSameRouting(statusOf({ checklistStatus: 'OFFER_SELECTION' }), statusOf(status))).toBe(
    isSame,
  );
});

it('POLL-04 leads from one wait to the screen of another one', () => {
  const wait = statusOf({ checklistStatus: 'HARD_CREDIT_PULL' });

  expect(isSameRouting(wait, statusOf({ checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS' }))).toBe(
    true,
  );
  expect(isSameRouting(wait, statusOf({ checklistStatus: 'GEN_NOTE_SIGNING' }))).toBe(false);
});

it.each<[ApplicationScreenId | null, ApplicationScreenId | null]>([
  ['productSelect', 'errorDecline'],
  [null, 'errorDecline'],
  ['conditions', 'errorDecline'],
  ['documentDisclosures', null],
  ['errorDecline', null],
  ['errorCredit', null],
  ['errorIncome', null],
])('ROUTING-04 redirects a declined application from %s to %p', (screen, to) => {
  expect(declineDestination({ uwDecision: 'DECLINE' }, screen)).toBe(to);
});

it.each([null, 'APPROVED', 'REVIEW', 'INELIGIBLE'])(
  'ROUTING-04 redirects from no screen for the decision %p',
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
  'ROUTING-04 decides for %s with decision %s on %s whether the decline notice is read there: %p',
  (checklistStatus, uwDecision, screen, isRead) => {
    expect(isDeclineNoticeScreen(statusOf({ checklistStatus, uwDecision }), screen)).toBe(isRead);
  },
);
