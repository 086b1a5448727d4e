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
  ...checklistRows,
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

it.each(
  rows.map(([row, status, to, more = {}]) => ({ row, status: JSON.stringify(status), to, more })),
)('$row: $status leads to $to', async ({ status, to, more }) => {
  const { finish, place } = startChecklist({
    statuses: [JSON.parse(status)],
    application: more,
    screen: 'signing/support',
  });

  finish();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(place()).toBe(at(to));
});

it('decision 18: the routing number decides, and stays out of the store', async () => {
  const { finish, store } = startChecklist({
    statuses: ['AUTOPAY_ACCOUNT'],
    application: { disburseAccount: { routingNumber: '987654320', mask: null } },
  });

  finish();
  await jest.advanceTimersByTimeAsync(0);

  expect(JSON.stringify(store.getState())).not.toContain('987654320');
});
