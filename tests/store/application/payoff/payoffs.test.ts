import {
  knownPayoffState,
  openPayoffs,
  payoffLetterValidator,
  payoffLine,
  permissionText,
} from '#store/application/payoff/payoffs.ts';
import { aPayoff } from '#tests/support/fixtures/payoffs.ts';
import { aSentUpload } from '#tests/support/fixtures/uploads.ts';

const letter = aSentUpload('payoffLetter');

test.each([
  ['ASKED', 'ASKED'],
  ['RECEIVED', 'RECEIVED'],
  ['PROBLEM', 'PROBLEM'],
  ['SOMETHING_NEW', 'ASKED'],
])('counts the state %s as %s', (state, known) => {
  expect(knownPayoffState(aPayoff({ state }))).toBe(known);
});

test("lists the loans that a letter can speed up, whose amount isn't known yet", () => {
  const [asked, problem] = [aPayoff(), aPayoff({ uuid: 'b', state: 'PROBLEM' })];
  const received = aPayoff({ uuid: 'c', state: 'RECEIVED' });
  expect(openPayoffs([asked, received, problem])).toEqual([asked, problem]);
});

test.each([
  [{}, [letter], { payoffUuid: 'Required' }],
  [{ payoffUuid: 'another' }, [letter], { payoffUuid: 'Required' }],
  [{ payoffUuid: 'payoff-1' }, [], { payoffLetter: 'Add 1 more document.' }],
  [{ payoffUuid: 'payoff-1' }, [letter], {}],
])('validates a letter with %j and %j: %j', (values, files, errors) => {
  expect(payoffLetterValidator([aPayoff()], files)(values)).toEqual(errors);
});

test('shows lender, loan and phone as far as they are known', () => {
  expect(payoffLine(aPayoff())).toBe('Sample Credit Union, loan ending 4821');
  expect(payoffLine(aPayoff({ loanEnd: null }))).toBe('Sample Credit Union');
  expect(permissionText('Sample Bank', '(800) 555-0177')).toBe(
    'Sample Bank needs your permission. Call them at (800) 555-0177 and say we may get a payoff letter.',
  );
  expect(permissionText('Sample Bank', null)).toContain('Call them and say');
});
