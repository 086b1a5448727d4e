import { readLog } from '#store/actionLog/lines.ts';
import { activityStarted } from '#store/shell/slice.ts';
import { recordingStore } from '#tests/support/fakes/recordingStore.ts';

const TYPE = activityStarted.type;

const START = { log: 1, app: '1.0.0', org: 'SAMPLE', startedAt: '2026-03-01', state: {} };
const aText = (...lines: readonly unknown[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

it('FT-111 reads each kind of line, and redacts it once more', () => {
  const hash = 'a'.repeat(100);
  const lines = [
    { ...START, state: { diary: 'Dana' } },
    { type: TYPE, payload: { id: 'Dana Sample' }, at: 1 },
    { type: 'x'.repeat(100), at: 2 },
    { type: TYPE, unrecordable: true, payload: 'Dana', at: 3 },
    { type: TYPE, unrecordable: 'Dana', at: 4 },
    { hash },
    { hash, state: ['Dana'] },
    { hash, state: { diary: 'Dana' } },
  ];

  expect(readLog(aText(...lines))).toEqual({
    brokenAt: null,
    lines: [
      { ...START, state: { diary: 'xxxxxxxx' } },
      { type: TYPE, payload: { id: 'x'.repeat(16) }, at: 1 },
      { type: 'x'.repeat(100), at: 2 },
      { type: TYPE, unrecordable: true, at: 3 },
      { type: TYPE, at: 4 },
      { hash },
      { hash },
      { hash, state: { diary: 'xxxxxxxx' } },
    ],
  });
});

it.each([
  ['no lines', ''],
  ['blank lines alone', '\n\n'],
  ['a start of another kind', aText({ ...START, log: 2 })],
  ['a start without an app', aText({ ...START, app: null })],
  ['a start without a brand', aText({ ...START, org: 7 })],
  ['a start without a time', aText({ ...START, startedAt: undefined })],
  ['a start with a long app', aText({ ...START, app: 'x'.repeat(101) })],
  ['a start without a state', aText({ ...START, state: null })],
  ['a start with a list for a state', aText({ ...START, state: [] })],
  ['an action before the start', aText({ type: TYPE, at: 1 }, START)],
  ['a hash before the start', aText({ hash: 'a' }, START)],
])('FT-110 a text with %s is no log', (_what, text) => {
  expect(readLog(text)).toBeNull();
});

it('FT-110 a log of 4,000,000 characters is read, and none that is longer', () => {
  const longest = aText(START).padEnd(4_000_000, '\n');

  expect(readLog(longest)?.lines).toHaveLength(1);
  expect(readLog(`${longest}\n`)).toBeNull();
});

it.each([
  ['that is null', null],
  ['that is a list', [{ hash: 'a' }]],
  ['that is a text', 'hash'],
  ['with a number for a hash', { hash: 7 }],
  ['with a hash that is too long', { hash: 'x'.repeat(101) }],
  ['without a time', { type: TYPE }],
  ['with a time in words', { type: TYPE, at: '12' }],
  ['with no time', { type: TYPE, at: null }],
  ['that could not be recorded, without a time', { type: TYPE, unrecordable: true }],
  ['without a type', { at: 12 }],
  ['with a type that is too long', { type: 'x'.repeat(101), at: 12 }],
])('FT-111 a line %s is no line of a log', (_what, line) => {
  const { log } = recordingStore();
  const [start] = log.text().split('\n');

  expect(readLog(`${start}\n${JSON.stringify(line)}\n`)).toMatchObject({ brokenAt: 2 });
});

it('FT-110 a log breaks at a line without a time', () => {
  const { store, log } = recordingStore();
  store.dispatch(activityStarted({ id: 'a1' }));
  const text = log.text();
  const timeless = text.replace(/,"at":\d+/, '');

  expect(timeless).not.toBe(text);
  expect(readLog(timeless)).toMatchObject({ brokenAt: 2 });
});
