import { ssnDigits, ssnRule } from '#store/person/ssn.ts';

const NINE = 'Enter the 9 digits of your Social Security number';
const CHECK = 'Check your Social Security number';

it.each([
  [undefined, NINE],
  ['', NINE],
  ['219-09-999', NINE],
  ['219-09-99990', NINE],
  ['000-09-9999', CHECK],
  ['666-09-9999', CHECK],
  ['219-00-9999', CHECK],
  ['219-09-0000', CHECK],
  ['912-34-5678', 'This looks like a taxpayer number. Enter your Social Security number.'],
  ['219-09-9999', undefined],
  ['219099999', undefined],
  [' 219 09 9999 ', undefined],
])('F-18 checks the SSN %j: %p', (text, message) => {
  expect(ssnRule(text, {})).toBe(message);
});

it('sends the SSN as digits', () => {
  expect(ssnDigits('219-09-9999')).toBe('219099999');
  expect(ssnDigits('２１９－０９－９９９９')).toBe('219099999');
});
