import { screenPath } from '#store/application/screens.ts';
import { checklistRows } from '#tests/support/fixtures/checklistRows.ts';
import { at, startChecklist } from '#tests/support/sagas/startChecklist.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const flood = { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true };
const accepted = { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true };
const ordered = (name: string) => ({ checklistStatus: name, bpo: 'BPO_REQUIRED' });
const inTexas = { property: { state: 'TX' } };
const inOhio = { property: { state: 'OH' } };
const withNumber = { disburseAccount: { routingNumber: '000000000' } };

/** The rows that depend on more than the status. */
const rows: readonly (readonly [
  row: string,
  status: string | object,
  to: string,
  more?: object,
])[] = [
  ...checklistRows.map(([row, status, screen]) => [row, status, screenPath(screen)] as const),
  ['STATUS-11', flood, 'error/flood-cert'],
  ['STATUS-23', 'AUTOPAY_ACCOUNT', 'bank/disburse'],
  ['STATUS-24', 'AUTOPAY_ACCOUNT', 'bank/autopay', withNumber],
  ['STATUS-24', 'AUTOPAY_ACCOUNT', 'bank/autopay', { isCrypto: true }],
  ['STATUS-30', ordered('BPO_ORDER_REQUEST'), 'bpo/condition', inTexas],
  ['STATUS-31', ordered('NAV_BPO_ORDER_REQUEST'), 'bpo/order-bpo', inOhio],
  ['STATUS-32', 'BPO_ORDER_REQUEST', 'bpo/hold', inTexas],
  ['STATUS-42', accepted, 'complete'],
  ['STATUS-51', {}, 'error/timeout'],
];

/** The screen that a finished step of an application with this status leads to. */
async function screenAfter(status: string | object, application: object): Promise<string> {
  const { finish, place } = startChecklist({
    statuses: [status],
    application,
    screen: 'signingSupport',
  });
  finish();
  await jest.advanceTimersByTimeAsync(60_000);
  return place() ?? '';
}

it('STATUS-01 to STATUS-64: leads from every status to its screen', async () => {
  const differing: string[] = [];
  for (const [row, status, to, more = {}] of rows) {
    const found = await screenAfter(status, more);
    if (found !== at(to))
      differing.push(`${row}: ${JSON.stringify(status)} leads to ${found}, not to ${to}`);
  }

  expect(differing).toEqual([]);
});

it('keeps the routing number, which decides the screen, out of the store (decision 18)', async () => {
  const { finish, store } = startChecklist({
    statuses: ['AUTOPAY_ACCOUNT'],
    application: { disburseAccount: { routingNumber: '987654320', mask: null } },
  });

  finish();
  await jest.advanceTimersByTimeAsync(0);

  expect(JSON.stringify(store.getState())).not.toContain('987654320');
});
