import { checklistRows } from '#tests/support/fixtures/checklistRows.ts';
import { openApplicant, type Applicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

type Row = readonly [id: string, status: string, path: string, more?: Record<string, unknown>];

const bpo = (value: string, state = 'OH') => ({ status: { bpo: value }, property: { state } });

/** Its screen comes after twenty reads (POLL-03). */
const WAITED_FOR = 'GEN_NOTE_SIGNING';

/** What the specification's table says of every status, and what depends on more than that. */
const rows: readonly Row[] = [
  ...checklistRows.filter(([, status]) => status !== WAITED_FOR),
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
  ['STATUS-30', 'BPO_ORDER_REQUEST', 'bpo/condition', bpo('BPO_REQUIRED', 'TX')],
  ['STATUS-30', 'BPO_ORDER_REQUEST_PENDING', 'bpo/condition', bpo('BPO_REQUIRED', 'TX')],
  ['STATUS-30', 'NAV_BPO_ORDER_REQUEST', 'bpo/condition', bpo('BPO_REQUIRED', 'TX')],
  ['STATUS-31', 'BPO_ORDER_REQUEST', 'bpo/order-bpo', bpo('BPO_REQUIRED')],
  ['STATUS-31', 'BPO_ORDER_REQUEST_PENDING', 'bpo/order-bpo', bpo('BPO_REQUIRED')],
  ['STATUS-31', 'NAV_BPO_ORDER_REQUEST', 'bpo/order-bpo', bpo('BPO_REQUIRED')],
  ['STATUS-32', 'BPO_ORDER_REQUEST', 'bpo/hold', bpo('BPO_PROCESSING')],
  ['STATUS-32', 'BPO_ORDER_REQUEST_PENDING', 'bpo/hold', bpo('BPO_PROCESSING', 'TX')],
  ['STATUS-32', 'NAV_BPO_ORDER_REQUEST', 'bpo/hold', bpo('BPO_COMPLETE')],
  ['STATUS-42', 'DEED_SIGNING', 'complete', { status: { primaryParticipantAcceptComplete: true } }],
];

let host: TestHost;
let ravi: Applicant;

beforeAll(async () => {
  host = await openTestHost();
  ravi = await openApplicant(host, { screen: 'hold' });
});
afterAll(async () => {
  await ravi.leave();
  await host.close();
});

/** What no row leaves behind for the next. */
const plain = { isCrypto: false, property: { state: 'OH' } };

/** The lender sets a status, and the person opens the application by its own address. */
async function openAt(status: string, more: Record<string, unknown> = {}) {
  const parts = more['status'];
  await host.sandbox.patch(ravi.session.applicationUuid, {
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
