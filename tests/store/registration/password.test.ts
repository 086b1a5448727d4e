import { passwordStrengths, passwordValidator } from '#store/registration/password.ts';

const validate = passwordValidator({ email: 'dana@sample.example', companyNameShort: 'Lark Mere' });
const check = (password: string, confirmPassword = password) =>
  validate({ password, confirmPassword });

const WEAK = { password: 'Password is not strong enough' };

it('VAL-PWD-1 requires both boxes', () => {
  expect(validate({})).toEqual({ password: 'Required', confirmPassword: 'Required' });
});

it.each([
  ['length', 'Borrow!2026'],
  ['capital', 'borrow!2026demo'],
  ['small', 'BORROW!2026DEMO'],
  ['number', 'Borrow!Equity!Demo'],
  ['special', 'Borrow2026demo+'],
])('VAL-PWD-3 rejects a password that misses only the %s as too weak', (missing, password) => {
  expect(check(password)).toEqual(WEAK);
  expect(
    passwordStrengths(password)
      .filter(({ isMet }) => !isMet)
      .map(({ id }) => id),
  ).toEqual([missing]);
});

it('VAL-PWD-4 lists the rules before anything is typed', () => {
  expect(passwordStrengths(undefined).map(({ label, isMet }) => [label, isMet])).toEqual([
    ['12 or more characters', false],
    ['A capital letter', false],
    ['A small letter', false],
    ['A number', false],
    ['One of ! @ # $ % ^ & *', false],
  ]);
});

it('VAL-PWD-2 requires both passwords to be the same, to the space', () => {
  expect(check('Borrow!2026demo', 'Borrow!2026demo ')).toEqual({
    confirmPassword: "Passwords don't match",
  });
});

it('SC-20 accepts a password exactly as typed, with any character, up to 128', () => {
  expect(check(' Ünter 🏠 O’Borrow!2026 ')).toEqual({});
  expect(check(`Aa1!${'x'.repeat(124)}`)).toEqual({});
  expect(check(`Aa1!${'x'.repeat(125)}`)).toEqual({ password: 'Must be at most 128 characters' });
  expect(check(' '.repeat(12))).toEqual(WEAK);
});

it('SC-20 counts a letter with an accent as one character, however it is typed', () => {
  expect(check('Cafe\u0301!2026abc', 'Caf\u00E9!2026abc')).toEqual({});
  expect(check('Cafe\u0301!2026ab')).toEqual(WEAK);
  expect(passwordStrengths('Cafe\u0301!2026ab')[0]?.isMet).toBe(false);
});

it("SC-20 refuses the email address and the brand's name inside a password", () => {
  expect(check('1A!DANA@sample.example')).toEqual({
    password: "Don't use your email in your password",
  });
  expect(check('LARKmere!2026')).toEqual({
    password: "Don't use the name Lark Mere in your password",
  });
});

it('SC-20 refuses nothing inside a password without an email address or a name', () => {
  const password = 'Borrow!2026demo';
  const validateAlone = passwordValidator({ email: '', companyNameShort: ' ' });

  expect(validateAlone({ password, confirmPassword: password })).toEqual({});
});
