import { watchBank } from '#sagas/application/bank/bank.ts';
import { bankAccountEntered, routingNumberTyped } from '#store/application/bank/actions.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const choosing = aStatus('DISBURSEMENT_ACCOUNT');
const added = { accountUuid: 'typed', bankName: 'Sandbox National Bank', mask: '4567' };

const start = (at: string, status: typeof choosing, script: Record<string, readonly unknown[]>) =>
  startApplicationScreen(watchBank, { at, status, script });

it('picks a typed account for the payout', async () => {
  const screen = start('bank/manual-disburse', choosing, {
    addBankAccount: [added],
    chooseDisbursement: [choosing],
  });

  await screen.run(
    bankAccountEntered({
      accountType: 'CHECKING',
      routingNumber: '123456780',
      numberHandle: screen.ports.vault.deposit('9871234567'),
    }),
  );

  expect(screen.sent('chooseDisbursement')).toEqual({ accountUuid: 'typed' });
});

it.each([
  [{ bankName: 'Sandbox National Bank', ach: true }, 'KNOWN'],
  [{ bankName: 'Sandbox Reserve Bank', ach: false }, 'NOT_ACH'],
  [refused(404, 'No.'), 'UNKNOWN'],
])('reads the bank of a routing number: %j is %s', async (answer, kind) => {
  const screen = start('bank/manual-disburse', choosing, { readRoutingNumber: [answer] });

  await screen.run(routingNumberTyped({ routingNumber: '123456780' }));

  expect(selectLenderData(screen.store.getState()).bankOfNumber).toMatchObject({
    value: { routingNumber: '123456780', kind },
  });
});

it('says nothing when a lookup fails', async () => {
  const screen = start('bank/manual-disburse', choosing, { readRoutingNumber: [offline()] });

  await screen.run(routingNumberTyped({ routingNumber: '123456780' }));

  expect(selectLenderData(screen.store.getState()).bankOfNumber.status).toBe('idle');
});
