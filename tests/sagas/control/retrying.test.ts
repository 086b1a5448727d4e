import { readRetry, retrying, type RetryPolicy } from '#sagas/control/retrying.ts';
import { call } from '#sagas/effects.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { garbled, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const tooOften = refused(429, 'Slow down.', { retryAfterMs: 20_000 });
const write: RetryPolicy = { attempts: 3, firstPauseMs: 1_000, isRead: false };

/** Runs an operation that fails with these errors. Returns the seconds of its attempts, and the result. */
async function run(policy: RetryPolicy, failures: readonly Error[]) {
  const ports = fakePorts();
  const attempts: number[] = [];
  let result: unknown;
  startSaga(
    function* () {
      try {
        result = yield* retrying(policy, () =>
          call(() => {
            attempts.push(ports.clock.monotonic() / 1_000);
            const failure = failures[attempts.length - 1];
            if (failure) throw failure;
            return 'answer';
          }),
        );
      } catch (error) {
        result = error;
      }
    },
    { ports },
  );
  await pass(600_000);
  return { attempts, result };
}

const bug = new TypeError('a bug');
const [dead, down, denied] = [offline(), refused(503), refused(400)];
const unreadable = garbled('x');
const always = (error: Error): Error[] => Array<Error>(9).fill(error);

it.each([
  { what: 'a read', policy: readRetry(false), failures: always(dead), at: [0, 1, 3, 7, 15, 31] },
  {
    what: 'a read after a failed one',
    policy: readRetry(true),
    failures: always(down),
    at: [0, 0.5, 1.5],
  },
  {
    what: 'a read, until it is answered',
    policy: readRetry(false),
    failures: [dead, down],
    at: [0, 1, 3],
  },
  {
    what: 'a read that has to wait',
    policy: readRetry(true),
    failures: always(tooOften),
    at: [0, 20, 40],
  },
  { what: 'a write', policy: write, failures: always(dead), at: [0, 1, 3] },
  { what: 'a write that has to wait', policy: write, failures: [tooOften], at: [0] },
  { what: 'a refused read', policy: readRetry(false), failures: [denied], at: [0] },
  {
    what: 'a read with an unreadable answer',
    policy: readRetry(false),
    failures: [unreadable],
    at: [0],
  },
  { what: 'a read with a bug', policy: readRetry(false), failures: [bug], at: [0] },
])('API-12, A-85, FT-05: sends $what at $at s', async ({ policy, failures, at }) => {
  const { attempts, result } = await run(policy, failures);

  expect(attempts).toEqual(at);
  expect(result).toBe(failures[at.length - 1] ?? 'answer');
});
