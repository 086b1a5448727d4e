import {
  addBankAccount,
  chooseDisbursement,
  confirmDisbursement,
  readAutopay,
  readBankAccounts,
  readDisbursement,
  readRoutingNumber,
  removeDisbursement,
  saveAutopay,
} from '#sagas/api/contract/bank.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import {
  applicationOf,
  applicationsAt,
  refusedAt,
  type Borrower,
} from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, released, statusOf } = applicationsAt(lender);

const authorization = { version: '1', acceptedAt: '2026-11-21T15:00:00.000Z' };
const NUMBER = '9871234567';

const enter = (borrower: Borrower, accountNumber = NUMBER, routingNumber = '123456780') =>
  borrower.call(addBankAccount, { accountType: 'CHECKING', routingNumber, accountNumber });
const choose = (borrower: Borrower, accountUuid: string) =>
  borrower.call(chooseDisbursement, { accountUuid });
const confirm = async (borrower: Borrower) => borrower.call(confirmDisbursement, { authorization });
const payout = async (borrower: Borrower) => borrower.read(readDisbursement);
const accountOf = async (borrower: Borrower) =>
  (await payout(borrower)).account?.accountUuid ?? null;

const typed = async (borrower: Borrower, number?: string) => {
  await choose(borrower, (await enter(borrower, number)).body.accountUuid);
  return (await confirm(borrower)).body;
};

test.each([
  {
    routingNumber: '123456780',
    status: 200,
    bank: { bankName: 'Sandbox National Bank', ach: true },
  },
  { routingNumber: '011000015', status: 200, bank: { ach: false } },
  { routingNumber: '111111118', status: 404, bank: {} },
  { routingNumber: '021000022', status: 400, bank: {} },
])('finds the bank of the routing number $routingNumber (9.4)', async (row) => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const path = { routingNumber: row.routingNumber };

  expect(await borrower.call(readRoutingNumber, undefined, { path })).toMatchObject({
    status: row.status,
    body: row.bank,
  });
});

test('leads from a linked account to VERIFIED_AUTOPAY_ACCOUNT (8.2)', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const [linked] = await borrower.read(readBankAccounts);
  expect((await payout(borrower)).account).toBeNull();
  expect((await confirm(borrower)).status).toBe(422);

  await choose(borrower, linked?.accountUuid ?? '');

  expect(await payout(borrower)).toMatchObject({ account: linked, afterRightToCancel: true });
  expect((await confirm(borrower)).body.checklistStatus).toBe('VERIFIED_AUTOPAY_ACCOUNT');
});

test('leads from a typed account to AUTOPAY_ACCOUNT, and never returns its number (8.2)', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');

  expect(await typed(borrower)).toMatchObject({
    checklistStatus: 'AUTOPAY_ACCOUNT',
    openConditions: 0,
  });

  const application = await applicationOf(lender, borrower);
  expect(application.disburseAccount).toMatchObject({ mask: '4567', routingNumber: '123456780' });
  const seen = JSON.stringify([application, await borrower.read(readBankAccounts)]);
  expect(seen).not.toContain(NUMBER);
});

test('opens a condition for an account that ends in 0000 (9.4)', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');

  expect(await typed(borrower, '55550000')).toMatchObject({ openConditions: 1 });
});

test("rejects 9999 as another person's account, and any account after three refusals (9.4)", async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');

  for (const refused of [
    await enter(borrower, '55559999'),
    await enter(borrower, NUMBER, '011000015'),
    await enter(borrower, NUMBER, '111111118'),
  ])
    expect(refused.status).toBeGreaterThanOrEqual(400);

  expect(await enter(borrower)).toMatchObject({
    status: 422,
    body: { errors: [{ message: 'Link your bank or call us.' }] },
  });
});

test('SC-24: refuses an invalid number at its field', async () => {
  expect(await enter(await at('DISBURSEMENT_ACCOUNT'), '123', '021000022')).toMatchObject(
    refusedAt('routingNumber', 'accountNumber'),
  );
});

test.each([
  {
    about: { type: 'PREPAID' },
    message: "This account can't take the money. Choose checking or savings.",
  },
  { about: { isOfAnother: true }, message: 'The account must be in your name.' },
])('rejects an account that is $about', async ({ about, message }) => {
  const account = { accountUuid: 'a', bankName: 'Sandbox', type: 'SAVINGS', mask: '1111' };
  const bankAccounts = [{ ...account, ...about }];
  const borrower = await at('DISBURSEMENT_ACCOUNT', { application: { bankAccounts } });

  expect(await choose(borrower, 'a')).toMatchObject({
    status: 422,
    body: { errors: [{ message }] },
  });
});

const pay = (borrower: Borrower, body: Partial<BodyOf<typeof saveAutopay>>) =>
  borrower.call(saveAutopay, {
    paymentMethod: 'AUTOPAY',
    accountUuid: null,
    paymentDay: null,
    statementBy: null,
    authorization: null,
    ...body,
  });

test('SC-24 requires an account, a day and the permission for autopay', async () => {
  expect(await pay(await at('VERIFIED_AUTOPAY_ACCOUNT'), {})).toMatchObject(
    refusedAt('accountUuid', 'paymentDay', 'authorization'),
  );
});

test('saves the payment method, and leads to the hard credit check', async () => {
  const borrower = await released('VERIFIED_AUTOPAY_ACCOUNT');
  const saved = { accountUuid: await accountOf(borrower), paymentDay: 5 };

  await pay(borrower, { ...saved, authorization });

  expect(await statusOf(borrower)).toBe('HARD_CREDIT_PULL');
  expect((await borrower.read(readAutopay)).saved).toEqual({
    paymentMethod: 'AUTOPAY',
    statementBy: null,
    ...saved,
  });
});

test('changes the rate and the payment of the offer with the payment method', async () => {
  const borrower = await at('VERIFIED_AUTOPAY_ACCOUNT');
  const { terms } = await borrower.read(readAutopay);
  if (!terms) throw new Error('No offer');
  const accountUuid = await accountOf(borrower);
  const { autopay: by, manual, isAutopayInOffer } = terms;
  expect(by.rate).toBeLessThan(manual.rate);
  expect(by.monthlyPayment).toBeLessThan(manual.monthlyPayment);

  if (isAutopayInOffer) await pay(borrower, { paymentMethod: 'MANUAL', statementBy: 'MAIL' });
  else await pay(borrower, { accountUuid, paymentDay: 1, authorization });

  const other = isAutopayInOffer ? manual : by;
  expect((await applicationOf(lender, borrower)).selectedOffer).toMatchObject(other);
});

test('STATUS-23: asks again for an account that was removed', async () => {
  const borrower = await at('VERIFIED_AUTOPAY_ACCOUNT');

  await borrower.call(removeDisbursement);

  expect(await statusOf(borrower)).toBe('AUTOPAY_ACCOUNT');
  expect((await applicationOf(lender, borrower)).disburseAccount).toBeNull();
  expect((await enter(borrower)).status).toBe(200);
});

test('gives crypto no payout account, but lets the borrower add one for payments', async () => {
  const borrower = await at('AUTOPAY_ACCOUNT', {
    application: { isCrypto: true, disburseAccount: null },
  });
  expect((await borrower.call(removeDisbursement)).status).toBe(409);
  const { accountUuid } = (await enter(borrower)).body;

  await pay(borrower, { accountUuid, paymentDay: 28, authorization });

  expect((await borrower.read(readAutopay)).saved?.accountUuid).toBe(accountUuid);
});
