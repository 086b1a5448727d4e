import {
  polling,
  readingAt,
  startPace,
  untilMoment,
  type PollPolicy,
} from '#sagas/control/polling.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, delay, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { locationChanged, toastShown } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const MINUTE_MS = 60_000;
const POLICY: PollPolicy = { reads: 20, firstPauseMs: 1_000, longestPauseMs: 30_000 };

/** Returns when a saga reads, counted from its start. */
function readsOf(saga: (ports: Ports, ask: () => SagaGenerator<number>) => SagaGenerator<void>) {
  const ports = fakePorts();
  const reads: number[] = [];
  const startedAt = Date.now();
  const ask = () =>
    call(function* () {
      reads.push(Date.now() - startedAt);
      // A response that restarts whatever is reading.
      yield* put(toastShown({ tone: 'info', text: 'answered' }));
      return reads.length;
    });
  const { store } = startSaga(
    function* () {
      yield* call(saga, ports, ask);
    },
    { ports },
  );
  return { ports, reads, store };
}

const never = () => false;

const busiestMinute = (reads: readonly number[]) =>
  Math.max(
    0,
    ...reads.map((from) => reads.filter((at) => at >= from && at < from + MINUTE_MS).length),
  );

const ways: [string, (ports: Ports, ask: () => SagaGenerator<number>) => SagaGenerator<void>][] = [
  [
    'a poll',
    function* (ports, ask) {
      yield* polling(ports, startPace(POLICY), { ask, isDone: never });
    },
  ],
  [
    'a poll that each response restarts',
    function* (ports, ask) {
      const pace = startPace(POLICY);
      yield* runLatestOn([toastShown], function* () {
        yield* polling(ports, pace, { ask, isDone: never });
      });
    },
  ],
  [
    'a read at a past moment that each response restarts',
    function* (ports, ask) {
      const pace = startPace(POLICY);
      yield* runLatestOn([toastShown, locationChanged], function* () {
        yield* readingAt(ports, pace, ports.clock.now() - 1, { ask, isDone: never });
      });
    },
  ],
  [
    'a read at a moment that every response moves a little',
    function* (ports, ask) {
      const pace = startPace(POLICY);
      yield* runLatestOn([toastShown, locationChanged], function* () {
        yield* readingAt(ports, pace, ports.clock.now() + 10, { ask, isDone: never });
      });
    },
  ],
];

it.each(ways)('limits reads to seven a minute and to the total: %s', async (_way, saga) => {
  const { reads } = readsOf(saga);

  await pass(60 * MINUTE_MS);

  expect(reads.length).toBeGreaterThan(10);
  expect(reads.length).toBeLessThanOrEqual(POLICY.reads);
  expect(busiestMinute(reads)).toBeLessThanOrEqual(7);
});

it.each(ways)('FT-72 reads nothing while the page is hidden: %s', async (_way, saga) => {
  const { ports, reads } = readsOf(saga);
  ports.page.show(false);
  const before = reads.length;
  await pass(60 * MINUTE_MS);
  expect(reads).toHaveLength(before);

  ports.page.show(true);
  await pass(0);

  expect(reads).toHaveLength(before + 1);
});

it('returns to the first pause after a quiet time', async () => {
  const pace = startPace({ reads: 2, firstPauseMs: 1_000, longestPauseMs: 2_000 });
  const { reads } = readsOf(function* (ports, ask) {
    yield* runLatestOn([locationChanged], function* () {
      yield* readingAt(ports, pace, ports.clock.now() + 10_000, { ask, isDone: never });
      yield* readingAt(ports, pace, ports.clock.now() + 10_000, { ask, isDone: never });
    });
  });

  await pass(MINUTE_MS);

  expect(reads).toEqual([10_000, 12_000, 22_000, 24_000]);
});

it.each([
  { pace: 'doubles', policy: POLICY, at: [1, 3, 7, 15, 31, 61, 91] },
  { pace: 'stays for a while', policy: { ...POLICY, steadyMs: 3_000 }, at: [1, 2, 3, 33, 63] },
  { pace: 'ends at the limit', policy: { ...POLICY, reads: 3 }, at: [1, 3, 7] },
])('polls at a pace that $pace: at $at s', async ({ policy, at }) => {
  const startsAt = 10_000;
  const { reads, store, ports } = readsOf(function* (own, ask) {
    yield* delay(startsAt);
    yield* polling(own, startPace(policy), { ask, isDone: never });
  });

  await pass(startsAt + 500);
  store.dispatch(locationChanged(ports.history.current()));
  await pass(91_500);

  expect(reads.map((ms) => (ms - startsAt) / 1_000)).toEqual(at);
});

it('keeps its pace when it restarts within a pause', async () => {
  const pace = startPace(POLICY);
  const { reads, store, ports } = readsOf(function* (own, ask) {
    yield* runLatestOn([locationChanged], function* () {
      yield* polling(own, pace, { ask, isDone: never });
    });
  });

  await pass(50_000);
  store.dispatch(locationChanged(ports.history.current()));
  await pass(30_000);

  expect(reads).toEqual([1_000, 3_000, 7_000, 15_000, 31_000, 80_000]);
});

it('reads on request in a pause and after the last read, and then goes on from the first pause', async () => {
  const policy = { ...POLICY, reads: 2 };
  const asked = locationChanged.match;
  const { reads, store, ports } = readsOf(function* (own, ask) {
    yield* polling(own, startPace(policy), { ask, isDone: never, asked });
  });

  for (let turn = 0; turn < 2; turn += 1) {
    await pass(500);
    store.dispatch(locationChanged(ports.history.current()));
    await pass(59_500);
  }

  expect(reads).toEqual([500, 2_500, 60_500, 62_500]);
});

it.each([
  { poll: 'a poll', at: null, done: 2, answer: 2, reads: [1_000, 3_000] },
  { poll: 'a poll without an answer', at: null, done: 0, answer: undefined, reads: [] },
  { poll: 'a read at a moment', at: 5_000, done: 1, answer: 1, reads: [5_000] },
  { poll: 'a poll after a moment', at: 5_000, done: 2, answer: 2, reads: [5_000, 7_000] },
])('ends with the last answer of $poll', async ({ at, done, answer, reads: expected }) => {
  const pace = startPace({ ...POLICY, reads: done === 0 ? 0 : 9 });
  let last: unknown = 'none';
  const { reads } = readsOf(function* (ports, ask) {
    const poll = { ask, isDone: (count: number) => count === done };
    last = yield* at === null
      ? polling(ports, pace, poll)
      : readingAt(ports, pace, ports.clock.now() + at, poll);
  });

  await pass(MINUTE_MS);

  expect(last).toBe(answer);
  expect(reads).toEqual(expected);
});

it.each([
  { moment: 'ahead', leftMs: 1, isAhead: true },
  { moment: 'now', leftMs: 0, isAhead: false },
  { moment: 'past', leftMs: -1, isAhead: false },
])('knows that a moment is $moment', async ({ leftMs, isAhead }) => {
  let was: unknown = 'waiting';
  readsOf(function* (ports) {
    was = yield* call(untilMoment, ports, ports.clock.now() + leftMs);
  });
  expect(was).toBe(isAhead ? 'waiting' : false);

  await pass(1);

  expect(was).toBe(isAhead);
});
