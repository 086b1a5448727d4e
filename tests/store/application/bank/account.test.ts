import {
  accountLine,
  startingAccount,
  validateManualAccount,
} from '#store/application/bank/account.ts';

const typed = {
  accountType: 'CHECKING' as const,
  routingNumber: '123456780',
  accountNumber: '12345678',
  accountNumberAgain: '1234 5678',
};

it.each([
  [{}, {}],
  [{ accountType: undefined }, { accountType: 'Required' }],
  [{ routingNumber: '123456789' }, { routingNumber: 'Please enter a valid routing number' }],
  [{ accountNumber: '123', accountNumberAgain: '123' }, { accountNumber: 'Enter 4 to 17 digits' }],
  [{ accountNumber: '1234', accountNumberAgain: '1234' }, {}],
  [{ accountNumber: '1'.repeat(17), accountNumberAgain: '1'.repeat(17) }, {}],
  [
    { accountNumber: '1'.repeat(18), accountNumberAgain: '1'.repeat(18) },
    { accountNumber: 'Enter 4 to 17 digits' },
  ],
  [
    { accountNumber: '1234A', accountNumberAgain: '1234A' },
    { accountNumber: 'Enter 4 to 17 digits' },
  ],
  [{ accountNumberAgain: '12345679' }, { accountNumberAgain: "Account numbers don't match" }],
  [{ accountNumberAgain: '' }, { accountNumberAgain: 'Required' }],
])('validates an account with %j: %j', (change, mistakes) => {
  expect(validateManualAccount({ ...typed, ...change } as Partial<typeof typed>)).toEqual(mistakes);
});

it('describes an account by its bank, type and last digits', () => {
  expect(accountLine({ bankName: 'Sandbox Bank', type: 'SAVINGS', mask: '6789' })).toBe(
    'Sandbox Bank savings ending 6789',
  );
});

const accountOf = (accountUuid: string, verified: boolean) => ({
  accountUuid,
  bankName: 'Sandbox Bank',
  type: 'CHECKING',
  mask: '1111',
  routingNumber: null,
  verified,
});
const accounts = [accountOf('old', true), accountOf('new', true), accountOf('typed', false)];
const chosen = accountOf('old', true);

it.each([
  [true, null, 'new'],
  [true, chosen, 'new'],
  [false, chosen, 'old'],
  [false, null, undefined],
])(
  'selects an account when just linked is %p and the chosen one is %j: %s',
  (isJustLinked, before, first) => {
    const payout = { accounts, chosen: before, cash: null, expectedOn: null };
    expect(startingAccount({ ...payout, isAfterRightToCancel: false }, isJustLinked)).toBe(first);
  },
);
