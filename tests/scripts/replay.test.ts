import fc from 'fast-check';

import { reportOn, reportText } from '#scripts/replay/report.ts';
import { judgeLog, openLog } from '#src/replay/openLog.ts';
import { logTextOf } from '#store/actionLog/logText.ts';
import { activityStarted, locationChanged } from '#store/shell/slice.ts';
import { recordingStore, resealed, sealedLines } from '#tests/support/fakes/recordingStore.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';
import { payloads } from '#tests/support/payloads/payloads.ts';
import { samples } from '#tests/support/samples.ts';

function aLog(): string {
  const { store, log, time } = recordingStore();
  time.ms = 2_500;
  store.dispatch(locationChanged({ pathname: '/account/heloc/register-v2', search: '' }));
  store.dispatch(activityStarted({ id: 'a1' }));
  return log.text();
}

it('prints the story of a good log, and that every state was checked', () => {
  const report = reportOn(aLog());

  expect(report).toMatchObject({ isGood: true, failedAt: null });
  expect(reportText(report)).toMatch(/^Log [\dA-Z]{6}\n/);
  expect(reportText(report)).toContain('2     2.5 s  Opened /account/heloc/register-v2');
  expect(reportText(report)).toMatch(/2 actions played, 1 state checked\.$/);
});

it('names the action before the first state that differs', () => {
  const report = reportOn(resealed(aLog(), (lines) => lines.replace('"a1"', '"a2"')));

  expect(report).toMatchObject({ isGood: false, failedAt: 'line 3, shell/activityStarted' });
  expect(report.sentences[0]).toMatch(
    /^The state differs from the recorded one, first at line 4\./,
  );
});

it.each([
  ['an altered line', (text: string) => text.replace('"a1"', '"a2"'), /^Line 3 was changed/],
  ['a missing end', (text: string) => text.split('\n').slice(0, 3).join('\n'), /end of the log/],
  ['no log', () => 'hello', /^This isn't a log file\.$/],
  ['a reducer that fails', (text: string) => withABug(text), /Our code failed at line 4/],
])('FT-110 FT-113 says what is wrong with %s', (_what, change, words) => {
  const { isGood, sentences } = reportOn(change(aLog()));

  expect(isGood).toBe(false);
  expect(sentences[0]).toMatch(words);
});

it('FT-111 ends the log of another version without an alarm', () => {
  const other = resealed(aLog(), (lines) =>
    lines
      .replace('"log":2', '"log":1')
      .replace('"a1"', '"a2"')
      .replace('\n{"hash"', '\n{"kind":"ours"}\n{"hash"'),
  );

  expect(reportOn(other)).toMatchObject({
    isGood: true,
    sentences: [
      "Line 4 isn't a line of a log.",
      expect.stringMatching(/^The log has format 1; .* can't be compared\.$/),
      '1 line could not be recorded or read.',
      '2 actions played, 0 states checked.',
    ],
  });
});

it('FT-110 tells what happened after an altered line, without proof', () => {
  const { story, sentences, isGood } = reportOn(aLog().replace('register-v2', 'register-v3'));

  expect(isGood).toBe(false);
  expect(story.map(({ isProven }) => isProven)).toEqual([true, false, false, false]);
  expect(sentences).toEqual([
    'Line 2 was changed, dropped, added or moved. You can read on, but nothing proves the log from there.',
    '2 actions played, 1 state checked.',
  ]);
});

const withABug = (text: string) =>
  resealed(text, (lines) =>
    lines.replace(
      /\{"hash"/,
      '{"type":"registration/propertySubmitted","payload":null,"at":1}\n{"hash"',
    ),
  );

it('FT-111 writes only text to a terminal for a forged log', () => {
  const forged = resealed(aLog(), (lines) => `${lines}{"type":"a/\\u001b[2Jcleared","at":1}\n`);

  expect(reportText(reportOn(forged))).not.toContain('\u001b');
});

/** Returns what the command prints for a file, and what the page shows. */
async function bothOn(bytes: BlobPart) {
  const file = new File([bytes], 'log.jsonl');
  const text = await logTextOf(file);
  const { isGood, sentences, reference } = reportOn(text);
  const { signal } = new AbortController();
  const opened = await openLog(file, file.name, signal, () => undefined);
  const page =
    typeof opened === 'string'
      ? { isGood: false, sentences: [opened], reference }
      : { reference: opened.reference, ...(await judgeLog(opened, signal)) };
  return { command: { isGood, sentences, reference }, page };
}

const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at + 2, text.charCodeAt(at), true);
  return bytes;
};

it.each([
  ['as it was saved', (text: string) => text],
  ['with Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
  ['with old Mac line endings', (text: string) => text.replaceAll('\n', '\r')],
  ['without its final line ending', (text: string) => text.trimEnd()],
  ['with an extra line ending', (text: string) => `${text}\n`],
  ['with a blank line between any two', (text: string) => text.replaceAll('\n', '\r\n\r\n')],
  ['with a byte order mark', (text: string) => `\ufeff${text}`],
  ['with spaces at the ends of its lines', (text: string) => text.replaceAll('\n', ' \t\n')],
  ['in UTF-16', utf16],
])('FT-110 finds in the page and in the command that a log is good %s', async (_what, change) => {
  const { command, page } = await bothOn(change(aLog()));

  expect(command).toMatchObject({ isGood: true, reference: reportOn(aLog()).reference });
  expect(page).toMatchObject(command);
});

it('FT-110 gives the same verdict on every file in the page and in the command', async () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const anyPayload = fc.oneof(value, fc.constant({ pathname: { toString: null } }));
  const line = fc.oneof(
    fc.record({ type: fc.constantFrom(...payloads.keys()), payload: anyPayload, at: fc.nat() }),
    fc.record({ hash: fc.string(), state: value }),
    fc.record({ note: value, at: fc.nat() }),
    value,
  );
  const start = { log: 2, app: '1', org: 'A', device: aDevice(), startedAt: '2026' };
  const forged = fc
    .tuple(value, fc.array(line, { maxLength: 8 }))
    .map(([state, lines]) => sealedLines({ ...start, state: { ...(state as object) } }, ...lines));
  const log = aLog();
  const touched = fc
    .tuple(fc.nat(log.length), fc.string({ maxLength: 3 }), fc.nat(3))
    .map(([at, text, gone]) => log.slice(0, at) + text + log.slice(at + gone));
  const bytes = fc.uint8Array({ maxLength: 50 }).map((some) => new Uint8Array(some));

  await fc.assert(
    fc.asyncProperty(fc.oneof(forged, touched, bytes), async (content) => {
      const { command, page } = await bothOn(content);

      expect(page).toMatchObject(command);
    }),
    { numRuns: samples(1_000) },
  );
});
