import { readRequirements } from '#sagas/api/contract/income.ts';
import { chooseDisbursement, readBankAccounts } from '#sagas/api/contract/bank.ts';
import {
  completeBankLink,
  completeIncomeLink,
  startBankLink,
  startIncomeLink,
} from '#sagas/api/contract/linking.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { visitProvider } from '#tests/server/support/provider.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);
const visit = (url: string) => visitProvider(lender, url);

const bankLink = (borrower: Borrower, returnTo = 'bank/disburse') =>
  borrower.call(startBankLink, { returnTo });
const complete = (borrower: Borrower, id: string, publicToken: string) =>
  borrower.call(completeBankLink, { publicToken }, { path: { id } });
const accountsOf = (borrower: Borrower) => borrower.read(readBankAccounts);

async function linkBank(borrower: Borrower, institution = 'Sandbox Bank', account = 'checking') {
  const { body } = await bankLink(borrower);
  const query = await (await visit(body.url)).link(institution, account);
  return { id: body.id, query, token: query.get('public_token') ?? '' };
}

const incomeLink = async (borrower: Borrower, institution: string) => {
  const type = institution.includes('Tax') ? ('POINTSERV_TAX' as const) : ('TRUV_PAYROLL' as const);
  const body = { type, returnTo: 'income/review' };
  const started = await borrower.call(startIncomeLink, body);
  const account = type === 'POINTSERV_TAX' ? 'tax' : 'job';
  const query = await (await visit(started.body.url)).link(institution, account);
  return { id: started.body.id, query };
};
const completeIncome = (borrower: Borrower, id: string, query: URLSearchParams) =>
  borrower.call(
    completeIncomeLink,
    { publicToken: query.get('public_token'), result: 'SUCCESS' },
    { path: { id } },
  );

test('F-13: lists a linked account once, as confirmed, and lets the borrower choose it', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const { id, token } = await linkBank(borrower);

  const first = await complete(borrower, id, token);
  const second = await complete(borrower, id, token);

  expect(first.body.at(-1)).toMatchObject({
    bankName: 'Sandbox Bank',
    mask: '1111',
    verified: true,
  });
  expect(second.body).toEqual(first.body);
  expect(await accountsOf(borrower)).toEqual(first.body);
  const body = { accountUuid: first.body.at(-1)?.accountUuid ?? '' };
  expect((await borrower.call(chooseDisbursement, body)).status).toBe(200);
});

test.each([
  ['Sandbox Bank Joint', 'checking', 'The account must be in your name.'],
  ['Sandbox Bank', 'prepaid', "This account can't take the money. Choose checking or savings."],
])('rejects %s, %s: %s (9.4)', async (institution, account, message) => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const { id, token } = await linkBank(borrower, institution, account);

  const { status, body } = await complete(borrower, id, token);

  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(message);
  expect(await accountsOf(borrower)).toHaveLength(1);
});

test('rejects another token, another session and another application', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const { id, token } = await linkBank(borrower);

  expect((await complete(borrower, id, 'guessed')).status).toBe(422);
  expect((await complete(borrower, 'unknown', token)).status).toBe(404);
  expect((await complete(await at('DISBURSEMENT_ACCOUNT'), id, token)).status).toBe(404);
});

test('opens a link only where its screen is', async () => {
  expect((await bankLink(await at('NOTE_SIGNING'))).status).toBe(409);
  expect((await bankLink(await at('VERIFIED_AUTOPAY_ACCOUNT'), 'bank/autopay')).status).toBe(200);
  expect((await bankLink(await at('DISBURSEMENT_ACCOUNT'), 'elsewhere')).status).toBe(409);
});

test.each([
  ['Sandbox Payroll', 'CONNECTED', 1],
  ['Sandbox Payroll Lower', 'CONNECTED', 0.7],
  ['Sandbox Payroll Far Lower', 'CONNECTED', 0.2],
  ['Sandbox Payroll No Income', 'NOT_STARTED', null],
])('makes the link to %s %s (9.4)', async (institution, state, share) => {
  const income = { incomePrimary: 120_000, incomeOther: 0, employmentType: 'FULL_TIME' };
  const borrower = await at('INCOME_VERIFICATION', { application: { income } });
  const { id, query } = await incomeLink(borrower, institution);

  const first = await completeIncome(borrower, id, query);

  expect(first.body).toMatchObject({
    state,
    institution,
    monthlyIncome: share === null ? null : 10_000 * share,
  });
  expect((await completeIncome(borrower, id, query)).body).toEqual(first.body);
});

test('returns from a refused tax service without a token, and responds the same both times (9.4)', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const { id, query } = await incomeLink(borrower, 'Sandbox Tax Refused');
  expect(Object.fromEntries(query)).toEqual({ session: id, result: 'REFUSED' });

  const first = await completeIncome(borrower, id, query);

  expect(first.body).toMatchObject({ state: 'NOT_STARTED', reason: 'REFUSED' });
  expect((await completeIncome(borrower, id, query)).body).toEqual(first.body);
});

test('connects a link that was opened for the second income to that income only', async () => {
  const income = { incomePrimary: 120_000, incomeOther: 12_000, employmentType: 'FULL_TIME' };
  const borrower = await at('INCOME_VERIFICATION', { application: { income } });
  const needs = async () => (await borrower.read(readRequirements)).records;
  const recordUuid = (await needs()).at(-1)?.uuid ?? '';
  const body = { type: 'PLAID_TRANSACTIONS' as const, returnTo: 'income/review', recordUuid };

  const started = await borrower.call(startIncomeLink, body);
  const query = await (await visit(started.body.url)).link('Sandbox Bank', 'checking');
  const linked = await completeIncome(borrower, started.body.id, query);

  expect(linked.body.monthlyIncome).toBe(1_000);
  expect((await needs()).map(({ state }) => state)).toEqual(['NOT_STARTED', 'CONNECTED']);
});
