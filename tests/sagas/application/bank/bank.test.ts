import { watchBank } from '#sagas/application/bank/bank.ts';
import { bankAccountEntered, routingNumberTyped } from '#store/application/bank/actions.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

const choosing = aStatus('DISBURSEMENT_ACCOUNT');
const ACCOUNT_NUMBER = '9871234567';
const added = { accountUuid: 'typed', bankName: 'Sandbox National Bank', mask: '4567' };

const start = (at: string, status: typeof choosing, script: Record<string, readonly unknown[]>) =>
  startApplicationScreen(watchBank, { at, status, script });

type Started = ReturnType<typeof start>;

const enter = async ({ store, ports }: Started, number = '987 123-4567') => {
  store.dispatch(
    bankAccountEntered({
      accountType: 'CHECKING',
      routingNumber: '123456780',
      numberHandle: ports.vault.deposit(number),
    }),
  );
  await jest.advanceTimersByTimeAsync(0);
};

it('sends a typed account from the vault, picks it for the payout, and shows it to check', async () => {
  const screen = start('bank/manual-disburse', choosing, {
    addBankAccount: [added],
    chooseDisbursement: [choosing],
  });

  await enter(screen);

  expect(screen.sent('addBankAccount')).toEqual({
    accountType: 'CHECKING',
    routingNumber: '123456780',
    accountNumber: ACCOUNT_NUMBER,
  });
  expect(screen.sent('chooseDisbursement')).toEqual({ accountUuid: 'typed' });
  expect(screen.place()).toBe('bank/confirm');
});

it.each([
  [{ bankName: 'Sandbox National Bank', ach: true }, 'KNOWN'],
  [{ bankName: 'Sandbox Reserve Bank', ach: false }, 'NOT_ACH'],
  [refused(404, 'No.'), 'UNKNOWN'],
])('reads the bank of a routing number: %j is %s', async (answer, kind) => {
  const screen = start('bank/manual-disburse', choosing, { readRoutingNumber: [answer] });

  screen.store.dispatch(routingNumberTyped({ routingNumber: '123456780' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(selectLenderData(screen.store.getState()).bankOfNumber).toMatchObject({
    value: { routingNumber: '123456780', kind },
  });
});

it('says nothing when a lookup fails', async () => {
  const screen = start('bank/manual-disburse', choosing, { readRoutingNumber: [offline()] });

  screen.store.dispatch(routingNumberTyped({ routingNumber: '123456780' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(selectLenderData(screen.store.getState()).bankOfNumber.status).toBe('idle');
});
