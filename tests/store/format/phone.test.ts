import { formatPhone, normalisePastedPhone, phoneDigits } from '#store/format/phone.ts';

it.each([
  ['', ''],
  ['5', '(5'],
  ['555', '(555'],
  ['5555', '(555) 5'],
  ['555555', '(555) 555'],
  ['5555550', '(555) 555-0'],
  ['5555550100', '(555) 555-0100'],
  ['55555501009', '(555) 555-0100'],
  ['(555) 555-01', '(555) 555-01'],
  ['155555501', '(155) 555-501'],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

it.each([
  ['+1 (555) 010-2000', '(555) 010-2000'],
  ['15550102000', '(555) 010-2000'],
  ['555.010.2000', '(555) 010-2000'],
  ['５５５０１０２０００', '(555) 010-2000'],
  ['1555010200', '(155) 501-0200'],
])('FT-48 %j arrives as %j', (pasted, shown) => {
  expect(normalisePastedPhone(pasted)).toBe(shown);
});

it('backspace behind a complete group takes a digit, not a bracket', () => {
  const shown = formatPhone('5555');

  expect(formatPhone(shown.slice(0, -1))).toBe('(555');
  expect(phoneDigits(shown)).toBe('5555');
});
