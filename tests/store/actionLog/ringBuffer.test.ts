import { applyMiddleware, legacy_createStore, type Middleware } from '@reduxjs/toolkit';

import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { createActionLog } from '#store/actionLog/actionLog.ts';
import { LOG_VERSION, readLog, writeLine, type StartLine } from '#store/actionLog/lines.ts';
import { createRingBuffer } from '#store/actionLog/ringBuffer.ts';
import { replay } from '#store/actionLog/replay.ts';
import { rootReducer } from '#store/index.ts';
import { activityEnded, activityStarted } from '#store/shell/slice.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';
import { linesOf, logOnlyStore } from '#tests/support/fakes/recordingStore.ts';

const replayed = (text: string) => replay(readLog(text).lines);

function fill({ dispatch }: Pick<ReturnType<typeof logOnlyStore>, 'dispatch'>, actions: number) {
  for (let count = 0; count < actions / 2; count += 1) {
    dispatch(activityStarted({ id: `a${count}` }));
    dispatch(activityEnded({ id: `a${count}` }));
  }
}

it('FT-112 drops only the oldest lines of a restored log that is full', () => {
  const before = logOnlyStore();
  fill(before, 5_000);
  const after = logOnlyStore();
  expect(after.log.restore(before.log.text())).toBe(true);
  fill(after, 100);

  const text = after.log.text();

  expect(linesOf(text).length).toBeGreaterThan(1_600);
  expect(linesOf(text).length).toBeLessThanOrEqual(2_001);
  expect(replayed(text)).toMatchObject({ counts: { unrecordable: 0 }, differsAt: null });
});

it("FT-112 reports lost lines when a state can't be redacted, and keeps memory bounded", () => {
  let isBroken = false;
  const buffer = createActionBuffer({ now: () => 0, monotonic: () => 0 });
  const log = createActionLog(buffer, {
    appVersion: '1.0.0',
    orgCode: 'SAMPLE',
    device: aDevice,
  });
  const middleware: Middleware = (api) =>
    buffer.middleware({ ...api, getState: () => (isBroken ? { shell: 1n } : api.getState()) });
  const store = legacy_createStore(rootReducer, applyMiddleware(middleware));

  isBroken = true;
  fill(store, 5_000);
  expect(linesOf(log.text()).length).toBeLessThanOrEqual(2_001);
  expect(replayed(log.text())).toMatchObject({
    counts: { unrecordable: 1, checked: 0 },
    differsAt: null,
  });

  isBroken = false;
  fill(store, 100);
  expect(replayed(log.text()).counts.checked).toBeGreaterThan(2);
  expect(replayed(log.text()).differsAt).toBeNull();
});

const startWith = (state: string): StartLine => ({
  log: LOG_VERSION,
  app: '1.0.0',
  org: 'SAMPLE',
  device: aDevice(),
  startedAt: '2026-03-01',
  state,
});
const FIRST = writeLine(startWith('first'));

const begunAt = (start: StartLine) => writeLine({ ...start, trimmed: true });

/** Returns the first line of a log that starts later than its page. */
const trimmedAt = (line: string) => `{start ${line},"trimmed":true}`;

/** A ring buffer with these lines. A log can start at a capital letter. */
function ringOf(texts: Iterable<string>) {
  const ring = createRingBuffer(startWith('first'));
  for (const text of texts)
    ring.add({ text, startText: /^[A-Z]/.test(text) ? `{start ${text}}` : null });
  return ring;
}

it.each([
  [1, [FIRST, 'a', 'B', 'c', 'D', 'e']],
  [0.8, [FIRST, 'a', 'B', 'c', 'D', 'e']],
  [0.6, [trimmedAt('B'), 'c', 'D', 'e']],
  [0.5, [trimmedAt('B'), 'c', 'D', 'e']],
  [0.2, [trimmedAt('D'), 'e']],
  [0, [trimmedAt('D'), 'e']],
])('FT-112 starts the share %d of a log at a line where a log can start', (share, texts) => {
  expect(ringOf('aBcDe').texts(share)).toEqual(texts);
});

it('FT-112 keeps 2,000 lines, then drops the oldest up to the next state', () => {
  const many = Array<string>(1_997).fill('c');
  const full = ringOf(['a', 'B', ...many]);
  expect(full.texts(1)).toEqual([FIRST, 'a', 'B', ...many]);

  full.add({ text: 'd', startText: null });

  expect(full.texts(1)).toEqual([trimmedAt('B'), ...many, 'd']);
});

it('FT-112 keeps 1,000,000 characters, and drops the oldest lines for one more', () => {
  const left = 1_000_000 - FIRST.length - 'B'.length - 'c'.length - 4;
  const most = 'd'.repeat(left);

  expect(ringOf(['B', 'c', most]).texts(1)).toEqual([FIRST, 'B', 'c', most]);
  expect(ringOf(['B', 'c', `${most}d`]).texts(1)).toEqual([trimmedAt('B'), 'c', `${most}d`]);
});

it('FT-112 keeps at most 1,000,000 characters of states to start at, and always the last one', () => {
  const ring = createRingBuffer(startWith('first'));
  const big = (name: string) => `{${name}${'s'.repeat(400_000)}}`;
  for (const name of ['one', 'two', 'three', 'four'])
    ring.add({ text: name, startText: big(name) });

  // Every line is there, and a log starts only at the last two states.
  expect(ring.texts(1)).toEqual([FIRST, 'one', 'two', 'three', 'four']);
  expect(ring.texts(0.5)[0]).toBe(FIRST);
  expect(ring.texts(0.25)[0]).toBe(`${big('three').slice(0, -1)},"trimmed":true}`);
});

it('FT-112 writes one line about the lost lines when no state is left', () => {
  const lost = '{"type":"actionLog/linesLost","unrecordable":true,"at":0}';

  const first = begunAt(startWith('first'));
  expect(ringOf('a'.repeat(2_000)).texts(1)).toEqual([first, lost]);
  expect(ringOf('a'.repeat(2_001)).texts(1)).toEqual([first, lost, 'a']);
});

it('FT-112 puts the lines of earlier pages first, and can start a log at each of their states', () => {
  const ring = ringOf('a');
  const earliest = startWith('earliest');
  const earlier = { ...startWith('earlier'), app: '0.9.0' };
  const withoutState = { hash: '1' };
  const withState = { hash: '2', state: 'later' };

  ring.prepend(earliest, [withState, earlier, withoutState, withState]);

  const all = [earliest, withState, earlier, withoutState, withState].map(writeLine);
  expect(ring.texts(1)).toEqual([...all, FIRST, 'a']);
  expect(ring.texts(0)).toEqual([begunAt(startWith('first')), 'a']);
  expect(ring.texts(0.2)[0]).toBe(begunAt({ ...earlier, state: 'later' }));
  expect(ring.texts(0.5)[0]).toBe(begunAt(earlier));
  expect(ring.texts(0.8)[0]).toBe(begunAt({ ...earliest, state: 'later' }));
});

it('FT-112 trims the lines of an earlier page, too', () => {
  const ring = ringOf(['a']);
  const state = { hash: '1', state: 'then' };

  ring.prepend(startWith('earlier'), [state, ...Array<typeof state>(1_998).fill(state)]);

  expect(ring.texts(1)).toHaveLength(2_000);
  expect(ring.texts(1)[0]).toBe(begunAt(startWith('then')));
});
