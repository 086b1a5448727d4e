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

/** The income of 70,000 from section 13. */
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
  const { body: known } = await borrower.call(readAssets);
  expect(known.linked).toEqual(linkedAssets);

  const body = { skipped: false, accounts: linkedAssets.map(sent) };
  const { body: status } = await borrower.call(saveAssets, body);
  expect(status.checklistStatus).toBe('ASSET_REVIEW_IN_PROGRESS');
  expect(await borrower.next()).toBe('OFFER_SELECTION');

  const { body: after } = await borrower.call(readAssets);
  expect(after.accounts).toHaveLength(3);
  const foretold = known.limit && limitWithAssets(known.limit, 265_000);
  expect(after.limit?.before).toBe(foretold);
  expect(foretold).toBeGreaterThan(known.limit?.before ?? 0);
});

test('returns to the offers after "Skip", and counts nothing', async () => {
  const borrower = await atAssets();
  const body = { skipped: true, accounts: [] };
  const { body: status } = await borrower.call(saveAssets, body);
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
  const borrower = await atAssets();
  const answer = await borrower.call(saveAssets, { skipped: false, accounts });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

test('counts nothing at another step', async () => {
  const borrower = await at('OFFER_SELECTION');
  const body = { skipped: true, accounts: [] };
  expect((await borrower.call(saveAssets, body)).status).toBe(409);
});

test.each([
  ['Sandbox Bank', 'retirement', [{ type: 'RETIREMENT', mask: '6666', balance: 200_000 }]],
  ['Sandbox Bank Lower', 'brokerage', [{ type: 'INVESTMENT', mask: '5555', balance: 105_000 }]],
  ['Sandbox Bank Joint', 'savings', []],
])(
  'F-13: lists once what a link to %s finds of the account %s',
  async (institution, account, found) => {
    const borrower = await at('ASSETS_PREQUAL');
    const link = { type: 'TRUV_FINANCIAL_ACCOUNTS' as const, returnTo: 'product/assets' };
    const { body: session } = await borrower.call(startIncomeLink, link);
    const query = await (await visitProvider(lender, session.url)).link(institution, account);
    const body = { publicToken: query.get('public_token'), result: 'SUCCESS' as const };
    const path = { id: session.id };
    await borrower.call(completeIncomeLink, body, { path });
    await borrower.call(completeIncomeLink, body, { path });

    const known = await borrower.read(readAssets);
    expect(known.linked).toMatchObject(found);
    expect(known.linked).toHaveLength(found.length);
  },
);
