import { at, startChecklist } from '#tests/support/sagas/startChecklist.ts';

beforeEach(() => jest.useFakeTimers());

async function finishAt(status: object, application: object = {}) {
  const started = startChecklist({ statuses: [status], application, screen: 'signingSupport' });
  started.finish();
  await jest.advanceTimersByTimeAsync(60_000);
  return started;
}

const autopay = { checklistStatus: 'AUTOPAY_ACCOUNT' };
const signed = { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true };
const flood = { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true };
const order = { checklistStatus: 'BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED' };
const account = { disburseAccount: { routingNumber: '987654320', mask: null } };

// Where each status leads is a table in tests/store. Here, every fact besides the status reaches it.
it.each([
  { fact: 'STATUS-11 a flood check', status: flood, to: 'error/flood-cert' },
  { fact: 'STATUS-23 no account', status: autopay, to: 'bank/disburse' },
  { fact: 'STATUS-24 an account', status: autopay, application: account, to: 'bank/autopay' },
  {
    fact: 'STATUS-24 a crypto loan',
    status: autopay,
    application: { isCrypto: true },
    to: 'bank/autopay',
  },
  {
    fact: 'STATUS-30 a home in Texas',
    status: order,
    application: { property: { state: 'TX' } },
    to: 'bpo/condition',
  },
  { fact: 'STATUS-42 a signature', status: signed, to: 'complete' },
])('leads to $to because of $fact', async ({ status, application, to }) => {
  const { place } = await finishAt(status, application);

  expect(place()).toBe(at(to));
});

it('keeps the routing number, which decides the screen, out of the store (decision 18)', async () => {
  const { store } = await finishAt(autopay, account);

  expect(JSON.stringify(store.getState())).not.toContain('987654320');
});
