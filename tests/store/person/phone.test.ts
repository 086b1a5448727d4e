import {
  fitsPhone,
  formatPhone,
  normalisePastedPhone,
  phoneDigits,
  phoneHref,
} from '#store/person/phone.ts';

it.each([
  ['', ''],
  ['5', '(5'],
  ['555', '(555'],
  ['5555', '(555) 5'],
  ['555555', '(555) 555'],
  ['5555550', '(555) 555-0'],
  ['5555550100', '(555) 555-0100'],
  ['55555501009', '(555) 555-01009'],
  ['(555) 555-01', '(555) 555-01'],
  ['1', '1'],
  ['15', '1 (5'],
  ['155555501', '1 (555) 555-01'],
  ['1 555 010 2000', '1 (555) 010-2000'],
])('shows %j as %j while it is typed', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

it.each([
  ['+1 (555) 010-2000', '(555) 010-2000'],
  ['15550102000', '(555) 010-2000'],
  ['555.010.2000', '(555) 010-2000'],
  ['５５５０１０２０００', '(555) 010-2000'],
  ['1555010200', '1 (555) 010-200'],
  ['555-010-2000 ext. 12', '(555) 010-200012'],
])('FT-48 turns the pasted number %j into %j', (pasted, shown) => {
  expect(normalisePastedPhone(pasted)).toBe(shown);
});

it.each([
  ['(555) 010-2000', true],
  ['(555) 010-20003', false],
  ['1 (555) 010-2000', true],
  ['1 (555) 010-20003', false],
])('VAL-PHONE-5 decides whether %j is no longer than a number: %j', (typed, fits) => {
  expect(fitsPhone(typed)).toBe(fits);
});

it('deletes a digit, not a bracket, with Backspace after a complete group', () => {
  const shown = formatPhone('5555');

  expect(formatPhone(shown.slice(0, -1))).toBe('(555');
  expect(phoneDigits(shown)).toBe('5555');
});

it.each(['(614) 555-0100 ext. 12', '+1 (614) 555-0100', '1-614-555-0100 x12', '614.555.0100'])(
  'MODAL-INQ-1 calls the number itself for %j',
  (written) => {
    expect(phoneHref(written)).toBe('tel:+16145550100');
  },
);
