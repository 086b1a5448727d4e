import { failureMessages, isRefusedWith, servedBy } from '#store/failureMessages.ts';
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

const NOT_REACHED = 'We could not reach the lender. Your answers are still here. Try again.';

it.each<[string, Failure, string]>([
  ['no network', { kind: 'offline' }, NOT_REACHED],
  ['a fault of the server', refused({ status: 503 }), NOT_REACHED],
  ['too many tries', refused({ status: 429 }), 'Please wait a minute and try again.'],
  ['garbage', { kind: 'garbled', endpoint: 'x' }, 'Something unexpected happened'],
  ['a refusal', refused(), 'No room for that.'],
])('F-04 says what %s means', (_what, failure, words) => {
  expect(failureMessages(failure)).toBe(words);
});

it('puts the messages of fields at the fields, and nothing on top where nothing else was said', () => {
  const failure = refused({ message: '', fields: [{ field: 'zip', message: 'Not there.' }] });

  expect(servedBy(failure)).toEqual({ banner: null, fieldErrors: { zip: 'Not there.' } });
});

it('FT-05 a refusal of too many tries holds the button, and no other does', () => {
  expect(servedBy(refused({ status: 429 })).banner).toHaveProperty('mustWait', true);
  expect(servedBy(refused()).banner).not.toHaveProperty('mustWait');
});

it('knows a refusal by its code', () => {
  expect(isRefusedWith(refused({ code: 'STEP_NOT_OPEN' }), 'STEP_NOT_OPEN')).toBe(true);
  expect(isRefusedWith({ kind: 'offline' }, 'STEP_NOT_OPEN')).toBe(false);
});
