import { LOG_VERSION, readLog } from '#store/actionLog/lines.ts';
import { activityStarted } from '#store/shell/slice.ts';
import { sealedLines } from '#tests/support/fakes/recordingStore.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';

const TYPE = activityStarted.type;

const START = {
  log: LOG_VERSION,
  app: '1.0.0',
  org: 'SAMPLE',
  device: aDevice(),
  startedAt: '2026-03-01',
  state: {},
};

it('FT-111 reads each kind of line, and redacts it again', () => {
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
    { note: { call: 'GET /heloc/{uuid}', status: 200, ms: 80 }, at: 5 },
    { note: { call: 'GET /heloc/Dana Sample', status: 200, ms: 80 }, at: 6 },
    { note: { call: 'GET /heloc', status: 503, ms: 80, id: 'a'.repeat(32) }, at: 7 },
    { note: { call: 'GET /heloc', status: 503, ms: 80, id: 'Dana' }, at: 8 },
  ];

  expect(readLog(sealedLines(...lines))).toEqual({
    fault: null,
    brokenAt: null,
    version: LOG_VERSION,
    lines: [
      { ...START, state: { diary: 'xxxxxxxx' } },
      { type: TYPE, payload: { id: 'x'.repeat(16) }, at: 1 },
      { type: 'x'.repeat(100), at: 2 },
      { type: TYPE, unrecordable: true, at: 3 },
      { type: TYPE, at: 4 },
      { hash },
      { hash },
      { hash, state: { diary: 'xxxxxxxx' } },
      { note: { call: 'GET /heloc/{uuid}', status: 200, ms: 80 }, at: 5 },
      { note: { call: 'x'.repeat(24), status: 200, ms: 80 }, at: 6 },
      { note: { call: 'GET /heloc', status: 503, ms: 80, id: 'a'.repeat(32) }, at: 7 },
      { note: { call: 'GET /heloc', status: 503, ms: 80 }, at: 8 },
    ],
  });
});

it.each([
  ['no lines', ''],
  ['only blank lines', '\n\n'],
  ['a start of another kind', sealedLines({ ...START, log: 'two' })],
  ['a start without an app', sealedLines({ ...START, app: null })],
  ['a start without a brand', sealedLines({ ...START, org: 7 })],
  ['a start without a time', sealedLines({ ...START, startedAt: undefined })],
  ['a start with a long app', sealedLines({ ...START, app: 'x'.repeat(101) })],
  ['a start without a state', sealedLines({ ...START, state: null })],
  ['a start with a list for a state', sealedLines({ ...START, state: [] })],
  ['an action before the start', sealedLines({ type: TYPE, at: 1 }, START)],
  ['a hash before the start', sealedLines({ hash: 'a' }, START)],
])('FT-110 rejects a text with %s', (_what, text) => {
  expect(readLog(text)).toMatchObject({ lines: [], fault: 'noLog' });
});

it('FT-110 reads a log of 64,000,000 characters, but no longer one', () => {
  const longest = sealedLines(START).padEnd(64_000_000);

  expect(readLog(longest).lines).toHaveLength(1);
  expect(readLog(`${longest}\n`)).toMatchObject({ lines: [], fault: 'tooLong' });
});

it.each(['null', '[{"hash":"a"}]', '"hash"'])('FT-111 rejects %s as a line of a log', (line) => {
  const lines = sealedLines(START, { hash: 'a' }).split('\n');

  expect(readLog(lines.toSpliced(1, 0, line).join('\n'))).toMatchObject({
    fault: 'changed',
    brokenAt: 2,
  });
});

const isLost = { type: 'actionLog/lineUnreadable', unrecordable: true };

it.each([
  ['with a number for a hash', { hash: 7 }],
  ['with a hash that is too long', { hash: 'x'.repeat(101) }],
  ['without a time', { type: TYPE }],
  ['with a time in words', { type: TYPE, at: '12' }],
  ['with no time', { type: TYPE, at: null }],
  ['that could not be recorded, without a time', { type: TYPE, unrecordable: true }],
  ['without a type', { at: 12 }],
  ['with a type that is too long', { type: 'x'.repeat(101), at: 12 }],
])('FT-111 rejects a line %s, and reads the line after it', (_what, line) => {
  expect(readLog(sealedLines(START, line, { hash: 'a' }))).toMatchObject({
    fault: 'unreadable',
    brokenAt: 2,
    lines: [{}, isLost, { hash: 'a' }],
  });
});

it('FT-111 reads a log of another version as far as it understands it', () => {
  const lines = [
    { ...START, log: 1 },
    { type: TYPE, payload: { id: 'a1' }, at: 7 },
    { kind: 'of a later version' },
  ];
  const read = {
    version: 1,
    fault: 'unreadable',
    lines: [{}, { type: TYPE }, { ...isLost, at: 7 }],
  };

  expect(readLog(lines.map((line) => JSON.stringify(line)).join('\n'))).toMatchObject(read);
  expect(readLog(sealedLines(...lines))).toMatchObject(read);
});

it.each([
  ['none', undefined, { browser: '', width: 0, language: '' }],
  ['another kind', 'a phone', { browser: '', width: 0, language: '' }],
  [
    'markup',
    { browser: '<b>Chrome</b>', width: '390', language: 'en-US' },
    { browser: '', width: 0, language: 'en-US' },
  ],
])('FT-111 keeps only plain values when the device of a log is %s', (_what, device, read) => {
  expect(readLog(sealedLines({ ...START, device })).lines[0]).toMatchObject({ device: read });
});
