import { isTrouble, lineInWords } from '#store/actionLog/story.ts';
import { LOG_VERSION, type LogLine } from '#store/actionLog/lines.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';

const start: LogLine = {
  log: LOG_VERSION,
  app: '1.0.0',
  org: 'SAMPLE',
  device: aDevice(),
  startedAt: '2026-03-01T12:00:00Z',
  state: {},
};
const aCall = (status: number): LogLine => ({
  note: { call: 'GET /heloc/{uuid}', status, ms: 80 },
  at: 1,
});
const anAction = (type: string, payload?: unknown): LogLine => ({ type, payload, at: 1 });

it.each([
  [start, 'A page began at 2026-03-01T12:00:00Z: SAMPLE, version 1.0.0, Chrome 390 px, en-US'],
  [aCall(200), 'GET /heloc/{uuid}: answered 200 after 80 ms'],
  [aCall(0), 'GET /heloc/{uuid}: no answer after 80 ms'],
  [{ hash: 'a' }, 'The state was checked'],
  [
    { type: 'registration/nameSubmitted', unrecordable: true, at: 1 } as const,
    'Name submitted (could not be recorded)',
  ],
  [anAction('registration/nameSubmitted', { suffix: 'JR' }), 'Name submitted'],
  [anAction('shell/locationChanged', { pathname: '/account/heloc' }), 'Opened /account/heloc'],
  [anAction('shell/locationChanged'), 'Location changed'],
  [anAction('shell/locationChanged', { pathname: { toString: null } }), 'Opened ?'],
  [
    anAction('shell/errorReported', { kind: 'TypeError', place: 'client.4f2a.js:1:2' }),
    'An error of our code: TypeError at client.4f2a.js:1:2',
  ],
  [anAction('constructor', {}), 'Constructor'],
])('says %j in words', (line, words) => {
  expect(lineInWords(line)).toBe(words);
});

it.each([
  [aCall(500), true],
  [aCall(0), true],
  [aCall(200), false],
  [anAction('shell/errorReported'), true],
  [anAction('application/offersFailed'), true],
  [anAction('registration/nameSubmitted'), false],
  [start, false],
])('tells whether %j is trouble: %s', (line, is) => {
  expect(isTrouble(line)).toBe(is);
});
