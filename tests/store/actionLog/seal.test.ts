import fc from 'fast-check';

import { readLog, unprovenFrom } from '#store/actionLog/lines.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { activityStarted } from '#store/shell/slice.ts';
import { logOnlyStore, recordingStore } from '#tests/support/fakes/recordingStore.ts';
import { samples } from '#tests/support/samples.ts';

function aLog(first = 'a'): string[] {
  const { store, log, time } = recordingStore();
  for (let count = 0; count < 60; count += 1) {
    time.ms += 1_000;
    store.dispatch(activityStarted({ id: count === 0 ? first : `a${count}` }));
  }
  return log.text().split('\n').slice(0, -1);
}

const LINES = aLog();
const read = (lines: readonly string[]) => readLog(lines.map((line) => `${line}\n`).join(''));
const anyLine = fc.nat(LINES.length - 1);

const swapped = (lines: readonly string[], at: number) =>
  at + 1 < lines.length
    ? lines.toSpliced(at, 2, String(lines[at + 1]), String(lines[at]))
    : lines.toSpliced(at - 1, 2, String(lines[at]), String(lines[at - 1]));

/** Changes another character, so the line stays JSON or stops being JSON. */
function altered(lines: readonly string[], at: number) {
  const line = String(lines[at]);
  const digit = /\d/.exec(line)?.index ?? 1;
  const other = line[digit] === '7' ? '8' : '7';
  return lines.toSpliced(at, 1, line.slice(0, digit) + other + line.slice(digit + 1));
}

/** Changes the time of this line, or of the last one before it that has a time. */
function retimed(at: number) {
  const timed = LINES.findLastIndex((line, index) => index <= Math.max(1, at) && isTimed(line));
  const later = String(LINES[timed]).replace(/"at":/, '"at":9');
  return LINES.toSpliced(timed, 1, later);
}

const isTimed = (line: string) => line.includes('"at":');

it('FT-110 accepts a log as it was recorded', () => {
  expect(read(LINES)).toMatchObject({ fault: null, brokenAt: null });
});

it.each([
  ['a line is dropped', (at: number) => LINES.toSpliced(at, 1)],
  ['a line is duplicated', (at: number) => LINES.toSpliced(at, 0, String(LINES[at]))],
  ['neighboring lines are swapped', (at: number) => swapped(LINES, at)],
  ['a digit of a line is changed', (at: number) => altered(LINES, at)],
  ['a time is changed', retimed],
  ['the end is cut off', (at: number) => LINES.slice(0, at)],
  ['a line is added', (at: number) => LINES.toSpliced(at, 0, '{"type":"a","at":1,"sum":"0"}')],
])('FT-110 notices wherever %s', (_what, change) => {
  fc.assert(
    fc.property(anyLine, (at) => {
      expect(read(change(at)).fault).not.toBeNull();
    }),
    { numRuns: samples(300) },
  );
});

it('FT-110 names the place of a change, and reads the lines after it without proof', () => {
  const changed = read(altered(LINES, 20));

  expect(changed).toMatchObject({ fault: 'changed', brokenAt: 21 });
  expect(unprovenFrom(changed)).toBe(21);
  expect(changed.lines.slice(21)).toEqual(read(LINES).lines.slice(21));
});

it('FT-110 notices a missing end, and reads the lines before it', () => {
  const cut = read(LINES.slice(0, 30));

  expect(cut).toMatchObject({ fault: 'cutOff', brokenAt: 31 });
  expect(cut.lines).toHaveLength(30);
});

it('FT-110 reports half a line as a change', () => {
  expect(readLog(LINES.join('\n').slice(0, -10))).toMatchObject({ fault: 'changed' });
});

it('FT-110 notices that lines come from two different logs', () => {
  expect(read([...LINES.slice(0, 10), ...aLog('b').slice(10)]).fault).toBe('changed');
});

it('keeps the reference of the first file in later files and after a reload, until the log-out', () => {
  const { store, log } = recordingStore();
  store.dispatch(activityStarted({ id: 'a' }));
  const { reference } = log.file();
  store.dispatch(activityStarted({ id: 'b' }));
  const later = log.file();
  expect(later.reference).toBe(reference);
  expect(referenceOf(later.text)).toBe(reference);
  expect(readLog(later.text).fault).toBeNull();

  const reloaded = recordingStore();
  reloaded.log.restore(log.text());
  reloaded.store.dispatch(activityStarted({ id: 'c' }));
  expect(reloaded.log.file().reference).toBe(reference);

  reloaded.store.dispatch(loggedOut());
  reloaded.store.dispatch(activityStarted({ id: 'd' }));
  expect(reloaded.log.file().reference).not.toBe(reference);
});

it('SC-14 keeps the id of a request in our form only, whatever a gateway answers', () => {
  const { log, note } = logOnlyStore();
  for (const id of ['a'.repeat(32), 'Dana Sample'])
    note({ call: 'GET /heloc/{uuid}', status: 503, ms: 80, id });

  expect(log.text()).toContain('a'.repeat(32));
  expect(log.text()).not.toContain('Dana');
});
