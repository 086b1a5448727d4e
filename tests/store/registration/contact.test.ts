import { validateContact } from '#store/registration/contact.ts';
import { expectLinear } from '#tests/support/linear.ts';

const good = { email: 'dana@sample.example', phoneNumber: '(555) 555-0100' };

it.each([
  [
    'VAL-EMAIL-1 VAL-PHONE-1',
    {},
    { email: 'Please enter your email', phoneNumber: 'Please enter your mobile phone' },
  ],
  [
    'VAL-PHONE-2',
    { ...good, phoneNumber: '(555) 555-010' },
    { phoneNumber: 'Please enter a valid phone number' },
  ],
  [
    'VAL-PHONE-3',
    { ...good, phoneNumber: '(155) 555-0100' },
    { phoneNumber: 'Country code 1 is not needed' },
  ],
  ['VAL-PHONE-3', { ...good, phoneNumber: '(1' }, { phoneNumber: 'Country code 1 is not needed' }],
])('applies %s and rejects %j', (_row, answer, mistakes) => {
  expect(validateContact(answer)).toEqual(mistakes);
});

it.each([
  'dana@sample.example',
  ' dana@sample.example ',
  'd.a+n-a_1@mail.sample.co.uk',
  "o'dana@sample.example",
  'dana@käse.example',
  'dana@sample.xn--p1ai',
  'dana@sample.भारत',
  'ｄａｎａ＠sample.example',
])('VAL-EMAIL-2 accepts %j as an email address', (email) => {
  expect(validateContact({ ...good, email })).toEqual({});
});

it.each([
  'dana',
  'dana@',
  '@sample.example',
  'dana@sample',
  'dana@@sample.example',
  'dana@sample..example',
  'dana@-sample.example',
  'dana@sample.example.',
  'dana@sample.123',
  'dana@sample.ex_mple',
  'dana@mail.sample.7x',
  'dana@sample.example@sample.example',
  'da na@sample.example',
  '.dana@sample.example',
  'dana.@sample.example',
  'da..na@sample.example',
  'dana@sample.example, eve@sample.example',
  'Dana <dana@sample.example>',
  `${'a'.repeat(65)}@sample.example`,
  `dana@${'a.'.repeat(130)}example`,
])('VAL-EMAIL-2 rejects %j as an email address', (email) => {
  expect(validateContact({ ...good, email })).toEqual({
    email: 'Please enter a valid email address',
  });
});

it('SC-22 refuses a hostile text of any length at once', () => {
  expectLinear(() => {
    validateContact({ email: `a@${'-a.'.repeat(200_000)}`, phoneNumber: '5'.repeat(200_000) });
  });
});
