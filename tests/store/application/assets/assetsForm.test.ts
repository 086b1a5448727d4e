import type { LinkedAsset } from '#store/application/assets/assets.ts';
import {
  assetsValidator,
  NO_ACCOUNT,
  sentAssets,
  startingAssets,
  typedBalances,
  type AssetRow,
} from '#store/application/assets/assetsForm.ts';
import { aSentUpload } from '#tests/support/fixtures/uploads.ts';

const TODAY = '2026-03-25';
const row: AssetRow = {
  key: '1',
  type: 'CASH',
  institution: 'Sample Bank',
  balance: 40_000,
  statementDate: '2026-03-01',
  joint: false,
};
const statement = aSentUpload('assetStatement/1');
const linked: LinkedAsset[] = [
  { linkUuid: 'link', type: 'RETIREMENT', institution: 'Sandbox Bank', mask: '6666', balance: 10 },
];

const mistakesOf = (change: Partial<AssetRow>) =>
  assetsValidator([], [statement], TODAY)({ accounts: [{ ...row, ...change }] });

it.each([
  ['balance', 0, 'Enter an amount from $1 to $99,999,999'],
  ['balance', 100_000_000, 'Enter an amount from $1 to $99,999,999'],
  ['institution', '', 'Required'],
  ['statementDate', '2026-02-31', 'Enter a real date'],
  ['statementDate', '2026-03-26', 'Enter a date that has passed'],
  [
    'statementDate',
    '2026-01-23',
    'This statement is from January 23, 2026. We need one from the last 60 days.',
  ],
])('rejects the %s %s: %s', (name, value, message) => {
  expect(mistakesOf({ [name]: value })).toEqual({ accounts: [{ [name]: message }] });
});

it('accepts a complete account with a statement from 60 days ago', () => {
  expect(mistakesOf({ statementDate: '2026-01-24' })).toEqual({});
});

it('requires every answer and a statement for an empty account', () => {
  const mistakes = assetsValidator([], [], TODAY)({ accounts: [{ key: '1' }] });
  const parts = ['type', 'institution', 'balance', 'statementDate', 'joint'];
  expect(mistakes).toEqual({
    accounts: [Object.fromEntries(parts.map((part) => [part, 'Required']))],
    'assetStatement/1': 'Add 1 more document.',
  });
});

it('asks whether each linked account is joint, and requires at least one account', () => {
  const validate = assetsValidator(linked, [], TODAY);
  expect(validate({})).toEqual({ linked: [{ joint: 'Required' }] });
  expect(validate({ linked: [{ joint: true }] })).toEqual({});
  expect(validate({ linked: [{ leaveOut: true }] })).toEqual({
    linked: [{ leaveOut: NO_ACCOUNT }],
  });
});

it('sends the accounts with their links and their statements', () => {
  const values = { linked: [{ joint: true }], accounts: [row] };
  expect(sentAssets(values, linked, [statement])).toMatchObject([
    { type: 'RETIREMENT', linkUuid: 'link', joint: true, documentUuids: [], statementDate: null },
    { type: 'CASH', linkUuid: null, balance: 40_000, documentUuids: ['document-1'] },
  ]);
  expect(sentAssets({ linked: [{ leaveOut: true }] }, linked, [])).toEqual([]);
});

it('counts a typed account once it has a type and a balance', () => {
  const accounts = [row, { key: '2', balance: 5 }, { key: '3', type: 'CASH' as const }];
  expect(typedBalances({ accounts }, linked).map(({ balance }) => balance)).toEqual([10, 40_000]);
});

it('starts with an empty row when nothing is linked, and ignores a draft of other links', () => {
  expect(startingAssets([], undefined)).toEqual({ linked: [], accounts: [{ key: '1' }] });
  expect(startingAssets(linked, { linked: [], accounts: [] })).toEqual({
    linked: [{}],
    accounts: [],
  });
});
