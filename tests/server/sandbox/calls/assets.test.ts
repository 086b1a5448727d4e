import { readAssets, saveAssets } from '#sagas/api/contract/assets.ts';
import { completeIncomeLink, startIncomeLink } from '#sagas/api/contract/linking.ts';
import { limitWithAssets } from '#store/application/assets/assets.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';
import { visitProvider } from '#tests/server/support/provider.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);

const linked = (type: 'CASH' | 'INVESTMENT' | 'RETIREMENT', balance: number) => ({
  linkUuid: `link of ${type}`,
  type,
  institution: 'Sandbox Bank',
  mask: '2222',
  balance,
});

const linkedAssets = [
  linked('CASH', 40_000),
  linked('INVESTMENT', 150_000),
  linked('RETIREMENT', 200_000),
];

/** Income 70,000 of section 13. */
const atAssets = () =>
  at('ASSETS_PREQUAL', {
    application: { linkedAssets, income: { incomePrimary: 70_000, incomeOther: 0 } },
  });

const sent = ({ mask: _mask, ...account }: (typeof linkedAssets)[number]) => ({
  ...account,
  joint: false,
  statementDate: null,
  documentUuids: [],
});

test('counts the accounts, and sets the limit that the screen predicted (golden, 8.2)', async () => {
  const borrower = await atAssets();
  const { path, sending } = borrower;
  const { body: known } = await lender.call(readAssets, { path }, sending);
  expect(known.linked).toEqual(linkedAssets);

  const body = { skipped: false, accounts: linkedAssets.map(sent) };
  const { body: status } = await lender.call(saveAssets, { path, body }, sending);
  expect(status.checklistStatus).toBe('ASSET_REVIEW_IN_PROGRESS');
  expect(await borrower.next()).toBe('OFFER_SELECTION');

  const { body: after } = await lender.call(readAssets, { path }, sending);
  expect(after.accounts).toHaveLength(3);
  const foretold = known.limit && limitWithAssets(known.limit, 265_000);
  expect(after.limit?.before).toBe(foretold);
  expect(foretold).toBeGreaterThan(known.limit?.before ?? 0);
});

test('returns to the offers after "Skip", and counts nothing', async () => {
  const { path, sending } = await atAssets();
  const body = { skipped: true, accounts: [] };
  const { body: status } = await lender.call(saveAssets, { path, body }, sending);
  expect(status).toMatchObject({
    checklistStatus: 'OFFER_SELECTION',
    assetDepletion: { complete: false },
  });
});

const manual = {
  type: 'CASH' as const,
  institution: 'Sample Bank',
  balance: 10_000,
  joint: false,
  statementDate: '2020-01-01',
  documentUuids: ['document'],
  linkUuid: null,
};

test.each([
  ['no account', [], 'accounts'],
  ['an unknown link', [{ ...manual, linkUuid: 'other' }], 'accounts.0.linkUuid'],
  ['an old statement', [manual], 'accounts.0.statementDate'],
  [
    'an account twice',
    linkedAssets.slice(0, 1).flatMap((one) => [sent(one), sent(one)]),
    'accounts',
  ],
])('rejects assets with %s (SC-24)', async (_case, accounts, field) => {
  const { path, sending } = await atAssets();
  const answer = await lender.call(
    saveAssets,
    { path, body: { skipped: false, accounts } },
    sending,
  );
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

test('counts nothing at another step', async () => {
  const { path, sending } = await at('OFFER_SELECTION');
  const body = { skipped: true, accounts: [] };
  expect((await lender.call(saveAssets, { path, body }, sending)).status).toBe(409);
});

test.each([
  ['Sandbox Bank', 'retirement', [{ type: 'RETIREMENT', mask: '6666', balance: 200_000 }]],
  ['Sandbox Bank Lower', 'brokerage', [{ type: 'INVESTMENT', mask: '5555', balance: 105_000 }]],
  ['Sandbox Bank Joint', 'savings', []],
])(
  'F-13: lists once what a link to %s finds of the account %s',
  async (institution, account, found) => {
    const { path, sending } = await at('ASSETS_PREQUAL');
    const body = { type: 'TRUV_FINANCIAL_ACCOUNTS' as const, returnTo: 'product/assets' };
    const { body: session } = await lender.call(startIncomeLink, { path, body }, sending);
    const query = await (await visitProvider(lender, session.url)).link(institution, account);
    const params = {
      path: { ...path, id: session.id },
      body: { publicToken: query.get('public_token'), result: 'SUCCESS' as const },
    };
    await lender.call(completeIncomeLink, params, sending);
    await lender.call(completeIncomeLink, params, sending);

    const { body: known } = await lender.call(readAssets, { path }, sending);
    expect(known.linked).toMatchObject(found);
    expect(known.linked).toHaveLength(found.length);
  },
);
