import { polling, readingAt, startPace, type PollPolicy } from '#sagas/control/polling.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
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
  startSaga(
    function* () {
      yield* call(saga, ports, ask);
    },
    { ports },
  );
  return { ports, reads };
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
