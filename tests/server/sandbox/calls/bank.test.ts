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
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationOf, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, released, statusOf } = applicationsAt(lender);

const authorization = { version: '1', acceptedAt: '2026-11-21T15:00:00.000Z' };
const NUMBER = '9871234567';

const enter = ({ path, sending }: Borrower, accountNumber = NUMBER, routingNumber = '123456780') =>
  lender.call(
    addBankAccount,
    { path, body: { accountType: 'CHECKING', routingNumber, accountNumber } },
    sending,
  );
const choose = ({ path, sending }: Borrower, accountUuid: string) =>
  lender.call(chooseDisbursement, { path, body: { accountUuid } }, sending);
const confirm = ({ path, sending }: Borrower) =>
  lender.call(confirmDisbursement, { path, body: { authorization } }, sending);
const accounts = async ({ path, sending }: Borrower) =>
  (await lender.call(readBankAccounts, { path }, sending)).body;
const payout = async ({ path, sending }: Borrower) =>
  (await lender.call(readDisbursement, { path }, sending)).body;
const autopay = async ({ path, sending }: Borrower) =>
  (await lender.call(readAutopay, { path }, sending)).body;

const typed = async (borrower: Borrower, number?: string) => {
  const { body } = await enter(borrower, number);
  await choose(borrower, body.accountUuid);
  return (await confirm(borrower)).body;
};

test.each([
  ['123456780', 200, { bankName: 'Sandbox National Bank', ach: true }],
  ['011000015', 200, { ach: false }],
  ['111111118', 404, {}],
  ['021000022', 400, {}],
])(
  'finds the bank of the routing number %s, and returns %s (9.4)',
  async (routingNumber, status, body) => {
    const { path, sending } = await at('DISBURSEMENT_ACCOUNT');

    const answer = await lender.call(
      readRoutingNumber,
      { path: { ...path, routingNumber } },
      sending,
    );

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
  },
);

test('leads from a linked account to VERIFIED_AUTOPAY_ACCOUNT (8.2)', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const [linked] = await accounts(borrower);
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

  const seen = [await applicationOf(lender, borrower), await accounts(borrower)];
  expect(seen).toMatchObject([
    { disburseAccount: { mask: '4567', routingNumber: '123456780' } },
    {},
  ]);
  expect(JSON.stringify(seen)).not.toContain(NUMBER);
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
  const borrower = await at('DISBURSEMENT_ACCOUNT');

  expect(await enter(borrower, '123', '021000022')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'routingNumber' }, { field: 'accountNumber' }] },
  });
});

test.each([
  [{ type: 'PREPAID' }, "This account can't take the money. Choose checking or savings."],
  [{ isOfAnother: true }, 'The account must be in your name.'],
])('rejects an account that is %j', async (about, message) => {
  const account = { accountUuid: 'a', bankName: 'Sandbox', type: 'SAVINGS', mask: '1111' };
  const bankAccounts = [{ ...account, ...about }];
  const borrower = await at('DISBURSEMENT_ACCOUNT', { application: { bankAccounts } });

  expect(await choose(borrower, 'a')).toMatchObject({
    status: 422,
    body: { errors: [{ message }] },
  });
});

const pay = ({ path, sending }: Borrower, body: object) =>
  lender.call(
    saveAutopay,
    {
      path,
      body: {
        paymentMethod: 'AUTOPAY',
        accountUuid: null,
        paymentDay: null,
        statementBy: null,
        authorization: null,
        ...body,
      },
    },
    sending,
  );

test('requires an account, a day and the permission for autopay', async () => {
  const borrower = await at('VERIFIED_AUTOPAY_ACCOUNT');

  expect(await pay(borrower, {})).toMatchObject({
    status: 400,
    body: {
      errors: [{ field: 'accountUuid' }, { field: 'paymentDay' }, { field: 'authorization' }],
    },
  });
});

test('saves the way to pay, and leads to the hard credit check', async () => {
  const borrower = await released('VERIFIED_AUTOPAY_ACCOUNT');
  const accountUuid = (await payout(borrower)).account?.accountUuid ?? null;

  await pay(borrower, { accountUuid, paymentDay: 5, authorization });

  expect(await statusOf(borrower)).toBe('HARD_CREDIT_PULL');
  expect((await autopay(borrower)).saved).toEqual({
    paymentMethod: 'AUTOPAY',
    accountUuid,
    paymentDay: 5,
    statementBy: null,
  });
});

test('changes the rate and the payment of the offer with the way to pay', async () => {
  const borrower = await at('VERIFIED_AUTOPAY_ACCOUNT');
  const { terms } = await autopay(borrower);
  if (!terms) throw new Error('No offer');
  const accountUuid = (await payout(borrower)).account?.accountUuid ?? null;
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
  const { path, sending } = borrower;

  await lender.call(removeDisbursement, { path }, sending);

  expect(await statusOf(borrower)).toBe('AUTOPAY_ACCOUNT');
  expect((await applicationOf(lender, borrower)).disburseAccount).toBeNull();
  expect((await enter(borrower)).status).toBe(200);
});

test('gives crypto no payout account, but lets it add one for its payments', async () => {
  const borrower = await at('AUTOPAY_ACCOUNT', {
    application: { isCrypto: true, disburseAccount: null },
  });
  const { path, sending } = borrower;
  expect((await lender.call(removeDisbursement, { path }, sending)).status).toBe(409);
  const { accountUuid } = (await enter(borrower)).body;

  await pay(borrower, { accountUuid, paymentDay: 28, authorization });

  expect((await autopay(borrower)).saved?.accountUuid).toBe(accountUuid);
});
