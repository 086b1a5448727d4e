import { watchBank } from '#sagas/application/bank/bank.ts';
import {
  bankAccountEntered,
  paymentChosen,
  payoutAccountChosen,
  payoutAccountRemoved,
  payoutConfirmed,
  routingNumberTyped,
} from '#store/application/bank/actions.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { routingRequested } from '#store/application/slice.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const choosing = aStatus('DISBURSEMENT_ACCOUNT');
const paying = aStatus('VERIFIED_AUTOPAY_ACCOUNT');
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

it('F-10: keeps the account number out of every action and state', async () => {
  const screen = start('bank/manual-disburse', choosing, {
    addBankAccount: [refused(422, 'The account must be in your name.'), added],
    chooseDisbursement: [choosing],
  });

  await enter(screen);
  await enter(screen);

  const seen = JSON.stringify([screen.actions, screen.store.getState()]);
  expect(seen).not.toMatch(/987.?123/);
  expect(screen.place()).toBe('bank/confirm');
});

it('leaves the payout alone when an account is typed in for the payments', async () => {
  const screen = start('bank/manual-disburse', paying, { addBankAccount: [added] });

  await enter(screen);

  expect(screen.sent('chooseDisbursement')).toBeUndefined();
  expect(screen.place()).toBe('bank/autopay');
});

it('keeps the borrower on the screen after a refusal, and picks no account', async () => {
  const refusal = refused(422, "This bank can't take deposits this way. Use another account.");
  const screen = start('bank/manual-disburse', choosing, { addBankAccount: [refusal] });

  await enter(screen);

  expect(screen.place()).toBe('bank/manual-disburse');
  expect(screen.sent('chooseDisbursement')).toBeUndefined();
  expect(screen.store.getState().application?.step.status).toBe('failed');
});

it('sends the choice of a known account', async () => {
  const screen = start('bank/disburse', choosing, { chooseDisbursement: [choosing] });

  screen.store.dispatch(payoutAccountChosen({ accountUuid: 'linked' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.sent('chooseDisbursement')).toEqual({ accountUuid: 'linked' });
  expect(screen.place()).toBe('bank/confirm');
});

it('F-16: confirms the payout with its authorization, and follows the checklist', async () => {
  const screen = start('bank/confirm', choosing, { confirmDisbursement: [paying] });

  screen.store.dispatch(payoutConfirmed());
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.sent('confirmDisbursement')).toMatchObject({ authorization: { language: 'en' } });
  expect(screen.actionsOf(routingRequested)).toHaveLength(1);
});

it('follows the checklist after an account was removed', async () => {
  const screen = start('bank/autopay', paying, { removeDisbursement: [choosing] });

  screen.store.dispatch(payoutAccountRemoved());
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.actionsOf(routingRequested)).toHaveLength(1);
});

it.each([
  ['AUTOPAY', 'one', 3, null, { authorization: { language: 'en' } }],
  ['MANUAL', null, null, 'MAIL', { authorization: null }],
] as const)('sends %s with its answers', async (paymentMethod, accountUuid, day, by, more) => {
  const screen = start('bank/autopay', paying, { saveAutopay: [aStatus('HARD_CREDIT_PULL')] });
  const choice = { paymentMethod, accountUuid, paymentDay: day, statementBy: by };

  screen.store.dispatch(paymentChosen(choice));
  await jest.advanceTimersByTimeAsync(0);

  expect(screen.sent('saveAutopay')).toMatchObject({ ...choice, ...more });
  expect(screen.actionsOf(routingRequested)).toHaveLength(1);
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
