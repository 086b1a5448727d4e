import {
  failureMessages,
  isRefusedWith,
  readFailureMessage,
  serverErrorsOf,
  UNEXPECTED,
} from '#store/failureMessages.ts';
import type { Failure } from '#store/remote.ts';

const refused = (about: Partial<Extract<Failure, { kind: 'refused' }>> = {}): Failure => ({
  kind: 'refused',
  status: 422,
  message: 'No room for that.',
  fields: [],
  code: null,
  retryAfterMs: null,
  ...about,
});

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";

it.each<[string, Failure, string]>([
  ['no network', { kind: 'offline' }, NOT_REACHED],
  ['a gateway whose lender is broken', refused({ status: 502 }), NOT_REACHED],
  ['a gateway whose lender is closed', refused({ status: 503 }), NOT_REACHED],
  ['a gateway whose lender is late', refused({ status: 504 }), NOT_REACHED],
  ['a proxy that found no lender', refused({ status: 523 }), NOT_REACHED],
  ['ERR-06 a failure that the lender explains', refused({ status: 500 }), 'No room for that.'],
  ['ERR-08 a failure without a reason', refused({ status: 500, message: UNEXPECTED }), UNEXPECTED],
  ['ERR-08 a refusal without a reason', refused({ message: UNEXPECTED }), UNEXPECTED],
  ['too many attempts', refused({ status: 429 }), 'Please wait a minute and try again.'],
  ['garbage', { kind: 'garbled', endpoint: 'x' }, 'Something unexpected happened'],
  ['a refusal', refused(), 'No room for that.'],
])('F-04 explains %s', (_what, failure, words) => {
  expect(failureMessages(failure)).toBe(words);
});

it('shows no banner if only fields have errors', () => {
  const failure = refused({ message: '', fields: [{ field: 'zip', message: 'Not there.' }] });

  expect(serverErrorsOf(failure)).toEqual({ banner: null, fieldErrors: { zip: 'Not there.' } });
});

it('FT-05 holds the button only after too many requests', () => {
  expect(serverErrorsOf(refused({ status: 429 })).banner).toHaveProperty('mustWait', true);
  expect(serverErrorsOf(refused()).banner).not.toHaveProperty('mustWait');
});

it('recognizes a refusal by its code', () => {
  expect(isRefusedWith(refused({ code: 'STEP_NOT_OPEN' }), 'STEP_NOT_OPEN')).toBe(true);
  expect(isRefusedWith({ kind: 'offline' }, 'STEP_NOT_OPEN')).toBe(false);
});

it("doesn't say that answers are on the page when nothing could be read", () => {
  expect(readFailureMessage({ kind: 'offline' })).toBe(
    "We couldn't reach the lender. Your answers are saved. Try again.",
  );
  expect(readFailureMessage(refused({ status: 500 }))).toBe('No room for that.');
  expect(readFailureMessage(refused({ status: 429 }))).toBe('Please wait a minute and try again.');
});
