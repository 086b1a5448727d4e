import { readLog } from '#store/actionLog/lines.ts';
import { activityStarted } from '#store/shell/slice.ts';
import { recordingStore } from '#tests/support/fakes/recordingStore.ts';

const TYPE = activityStarted.type;

it.each([
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
