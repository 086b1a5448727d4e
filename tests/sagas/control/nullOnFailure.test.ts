import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { call } from '#sagas/effects.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const bug = new TypeError('a bug');
const [missing, down, dead] = [refused(404), refused(503), offline()];

/** Returns the result of an operation that fails with this error, or its error. */
function outcomeOf(run: typeof nullOn404, failure: Error | null) {
  let outcome: unknown;
  startSaga(function* () {
    try {
      outcome = yield* run(() =>
        call(() => {
          if (failure) throw failure;
          return 'saved';
        }),
      );
    } catch (error) {
      outcome = error;
    }
  });
  return outcome;
}

it.each([
  { after: 'an answer', failure: null, any: 'saved', only404: 'saved' },
  { after: 'a 404', failure: missing, any: null, only404: null },
  { after: 'a 503', failure: down, any: null, only404: down },
  { after: 'no response', failure: dead, any: null, only404: dead },
  { after: 'a bug', failure: bug, any: bug, only404: bug },
])('decides after $after whether the app can continue without it', ({ failure, any, only404 }) => {
  expect(outcomeOf(nullOnFailure, failure)).toBe(any);
  expect(outcomeOf(nullOn404, failure)).toBe(only404);
});
