/** @set gate */
import { openApplicant, type Applicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

type Row = readonly [id: string, status: string, path: string, more?: Record<string, unknown>];

const bpo = (value: string, state = 'OH') => ({ status: { bpo: value }, property: { state } });

/**
 * One status of each kind. The whole table is held by store/application/status/checklist.test.ts and
 * sagas/application/status/checklistTable.test.ts, and that each path has a screen by openedDirectly.test.ts.
 */
const rows: readonly Row[] = [
  ['STATUS-01', 'CREDIT_NO_MATCH', 'credit/social'],
  ['STATUS-34', 'FINAL_TITLE_SOMETHING', 'bpo/hold'],
  ['STATUS-51', 'SOMETHING_OF_NEXT_YEAR', 'error/timeout'],
  ['STATUS-51', 'constructor', 'error/timeout'],
  [
    'STATUS-11',
    'GEN_CLOSING_DISCLOSURE',
    'error/flood-cert',
    { status: { waitingOnFloodCert: true } },
  ],
  ['STATUS-23', 'AUTOPAY_ACCOUNT', 'bank/disburse', { disburseAccount: null }],
  [
    'STATUS-24',
    'AUTOPAY_ACCOUNT',
    'bank/autopay',
    { disburseAccount: { mask: '6789', routingNumber: '123456780' } },
  ],
  ['STATUS-24', 'AUTOPAY_ACCOUNT', 'bank/autopay', { disburseAccount: null, isCrypto: true }],
  ['STATUS-30', 'BPO_ORDER_REQUEST_PENDING', 'bpo/condition', bpo('BPO_REQUIRED', 'TX')],
  ['STATUS-31', 'NAV_BPO_ORDER_REQUEST', 'bpo/order-bpo', bpo('BPO_REQUIRED')],
  ['STATUS-32', 'BPO_ORDER_REQUEST', 'bpo/hold', bpo('BPO_PROCESSING', 'TX')],
  ['STATUS-42', 'DEED_SIGNING', 'complete', { status: { primaryParticipantAcceptComplete: true } }],
];

let host: TestHost;
let applicant: Applicant;

beforeAll(async () => {
  host = await openTestHost();
  applicant = await openApplicant(host, { screen: 'hold' });
});
afterAll(async () => {
  await applicant.leave();
  await host.close();
});

/** What no row leaves behind for the next. */
const plain = { isCrypto: false, property: { state: 'OH' } };

/** The lender sets a status, and the borrower opens the application by its own address. */
async function openAt(status: string, more: Record<string, unknown> = {}) {
  const parts = more['status'];
  await host.sandbox.patch(applicant.session.applicationUuid, {
    ...plain,
    ...more,
    status: { checklistStatus: status, ...(typeof parts === 'object' ? parts : {}) },
  });
  await applicant.page.goto(applicant.screenAt(''), { waitUntil: 'commit' });
}

// Every row is four long: jest takes the place of a missing one for its own callback.
const cases = rows.map(([id, status, path, more = {}]) => [id, status, path, more] as const);

it.each(cases)('follows row %s: %s leads to %s', async (_id, status, path, more) => {
  await openAt(status, more);

  await applicant.page.waitForURL(({ pathname }) => pathname.endsWith(`/${path}`), {
    waitUntil: 'commit',
  });
  expect(await applicant.page.locator('main h1').textContent()).not.toBe('');
});

it('STATUS-65 leads from COMPLETE to the main site', async () => {
  await openAt('COMPLETE');

  await applicant.page.waitForURL(applicant.at('/'), { waitUntil: 'commit' });
});
