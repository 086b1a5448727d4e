import { contract } from '#sagas/api/contract/contract.ts';
import { LOG_VERSION, type LogLine } from '#store/actionLog/lines.ts';
import { toldCall } from '#store/actionLog/story/calls.ts';
import { factTypes } from '#store/actionLog/story/facts.ts';
import { intentTypes } from '#store/actionLog/story/intents.ts';
import { storyOf } from '#store/actionLog/story/story.ts';
import { actionTypes } from '#tests/support/actionTypes.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';

const start: LogLine = {
  log: LOG_VERSION,
  app: '1.0.0',
  org: 'SAMPLE',
  device: aDevice(),
  startedAt: '2026-03-01T12:00:00Z',
  state: {},
};
const aCall = (status: number, call = 'GET /heloc/{uuid}', at = 1): LogLine => ({
  note: { call, status, ms: 80 },
  at,
});
const anAction = (type: string, payload?: unknown, at = 1): LogLine => ({ type, payload, at });
const refused = (status: number, code: string | null = null, fields: string[] = []) => ({
  kind: 'refused',
  status,
  code,
  message: 'xxxxxxxx',
  fields: fields.map((field) => ({ field, message: 'xxxxxxxx' })),
  retryAfterMs: null,
});
const aStatus = (checklistStatus: string, more: object = {}, at = 1) =>
  anAction('application/statusReceived', { status: { checklistStatus, ...more } }, at);

it.each([
  [
    start,
    'The page was loaded at 2026-03-01T12:00:00Z: SAMPLE, version 1.0.0, Chrome 390 px, en-US',
  ],
  [aCall(200), 'GET /heloc/{uuid}: answered 200 after 80 ms'],
  [aCall(0), 'GET /heloc/{uuid}: no answer after 80 ms'],
  [{ hash: 'a' }, 'The state was checked'],
  [
    { type: 'registration/nameSubmitted', unrecordable: true, at: 1 } as const,
    'Answered: name (could not be recorded)',
  ],
  [anAction('registration/nameSubmitted', { suffix: 'JR' }), 'Answered: name (JR)'],
  [
    anAction('registration/incomeSubmitted', { income: 1_000, employmentType: 'RETIRED' }),
    'Answered: income (RETIRED)',
  ],
  [anAction('application/creditRetried'), 'Tried again: credit'],
  [anAction('uploads/fileAdded', { group: 'condition/SUPPORT/1' }), 'Added a file: condition'],
  [anAction('shell/locationChanged', { pathname: '/account/heloc' }), 'Opened /account/heloc'],
  [anAction('shell/locationChanged', { pathname: { toString: null } }), 'Opened ?'],
  [anAction('constructor', {}), 'Constructor'],
  [anAction('shell/activityStarted', { id: 'a' }), 'Activity started'],
])('says %j in words', (line, words) => {
  expect(storyOf([line])).toMatchObject([{ words }]);
});

it.each([
  [
    aStatus('DECLINED', { declineReason: 'GENERIC', hold: null }),
    'The lender\'s status is DECLINED, reason GENERIC. The page says: "We can\'t offer you a line of credit."',
  ],
  [
    aStatus('SOFT_CREDIT_FROZEN', { hold: null }),
    'The lender\'s status is SOFT_CREDIT_FROZEN. The page says: "Your file is locked or frozen at a credit bureau."',
  ],
  [
    aStatus('NEVER_HEARD_OF', { hold: { reason: 'NO_ACCESS', expectedBy: '2026-03-04' } }),
    "The lender's status is NEVER_HEARD_OF. It is on hold, reason NO_ACCESS, until 2026-03-04.",
  ],
  [
    anAction('conditions/conditionsReceived', {
      conditions: [
        { state: 'ACCEPTED', category: 'ESCALATION_REVIEW' },
        { state: 'NEEDS_REPLACING', category: 'GENERIC_DOCUMENT_REQUEST' },
      ],
    }),
    'The lender asks for: GENERIC_DOCUMENT_REQUEST (please replace)',
  ],
  [
    anAction('linking/linkEnded', { link: 'truv-payroll', result: 'ERROR' }),
    'The link of truv-payroll ended with ERROR.',
  ],
  [
    anAction('uploads/uploadFailed', { id: '1', failure: refused(422, 'FILE_REFUSED', ['file']) }),
    'The file was refused. The lender answered 422, code FILE_REFUSED, field file.',
  ],
  [
    anAction('uploads/uploadSent', { id: '1', quality: { blurry: true, glare: true } }),
    'The file arrived, but it is blurry and has glare.',
  ],
  [
    anAction('application/stepFailed', { step: 'offerQuote', failure: refused(503) }),
    'Offer quote failed. The lender answered 503.',
  ],
  [
    anAction('application/stepFailed', { step: 'offerQuote', failure: { kind: 'offline' } }),
    'Offer quote failed. No answer came back.',
  ],
  [
    anAction('application/statusFailed', { ...refused(429), retryAfterMs: 7_000 }),
    'Reading the status was refused. The lender answered 429, try again in 7 s.',
  ],
  [
    anAction('feedback/feedbackFailed', { kind: 'garbled', endpoint: 'sendFeedback' }),
    "Feedback failed. The lender's answer couldn't be read (sendFeedback).",
  ],
  [
    anAction('shell/errorReported', { kind: 'TypeError', place: 'client.4f2a.js:1:2' }),
    'An error of our code: TypeError at client.4f2a.js:1:2',
  ],
  [anAction('shell/modalOpened', { id: 'createRefused' }), 'A dialog opened: createRefused'],
  [anAction('identity/sessionEnded'), 'The session ended.'],
])('stops at %j, and says what the borrower calls about', (line, words) => {
  expect(storyOf([start, line])).toMatchObject([{ isStop: false }, { words, isStop: true }]);
});

it.each([
  ['an answered call', aCall(200)],
  ["a visitor's 401", aCall(401, 'GET /identity/secure/api/v1/identity')],
  ['an answer', anAction('registration/nameSubmitted')],
  ['a link that worked', anAction('linking/linkEnded', { link: 'bank', result: 'SUCCESS' })],
  ['a status with a next step', aStatus('OFFER_SELECTION', { hold: null })],
  ['banners that did not come', anAction('banners/bannersFailed', refused(500))],
])('goes on past %s', (_what, line) => {
  expect(storyOf([line])).toMatchObject([{ isStop: false }]);
});

it('stops once for a failed call, the action that it leads to, and its message', () => {
  const lines = [
    aCall(503, undefined, 10),
    aCall(503, undefined, 400),
    anAction('application/statusFailed', refused(503), 401),
    anAction('shell/toastShown', { tone: 'error' }, 402),
    anAction('application/statusCheckRequested', undefined, 900),
    aCall(503, undefined, 950),
  ];

  expect(storyOf(lines).map(({ isStop }) => isStop)).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

it('names the request of a failure, as the logs of the host and the gateway do', () => {
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const lines: LogLine[] = [
    { note: { call: 'POST /quotes', status: 503, ms: 80, id }, at: 1 },
    anAction('application/stepFailed', { step: 'offerQuote', failure: refused(503) }),
    anAction('identity/sessionEnded'),
  ];

  expect(
    storyOf(lines)
      .map(({ words }) => words)
      .slice(1),
  ).toEqual([`Offer quote failed. The lender answered 503. Request ${id}.`, 'The session ended.']);
});

it('tells a status again only when it changes', () => {
  const statuses = ['DECLINED', 'DECLINED', 'OFFER_SELECTION', 'DECLINED'];

  expect(storyOf(statuses.map((status) => aStatus(status))).map(({ by }) => by)).toEqual([
    'lender',
    'technical',
    'lender',
    'lender',
  ]);
});

it('says how long the borrower waited', () => {
  const lines = [
    anAction('shell/loaderShown', undefined, 500),
    aCall(200),
    anAction('shell/loaderHidden', undefined, 2_000),
  ];

  expect(storyOf(lines)[0]).toMatchObject({ words: 'The borrower waited 1.5 s.', by: 'page' });
});

const pressed = (at: number) => anAction('application/creditRetried', undefined, at);

it.each([
  ['three presses in a row', [pressed(0), pressed(900), pressed(2_800)], [null, null, 'rage']],
  ['presses with a pause', [pressed(0), pressed(900), pressed(3_000)], [null, null, null]],
])('marks %s', (_what, lines, marks) => {
  expect(storyOf(lines).map(({ mark }) => mark)).toEqual(marks);
});

it.each([
  ['nothing for a second', [{}, aCall(200, undefined, 1_101)], 'dead'],
  ['another press', [{}, anAction('shell/backPressed', undefined, 500)], 'dead'],
  ['a call', [{}, aCall(200, undefined, 900)], null],
  ['the end of the log', [{}], null],
  ['another page', [{}, start], null],
])('marks a click that %s follows with: %s', (_what, [, next], mark) => {
  const state = {};
  const lines = [start, pressed(100), ...(next ? [next as LogLine] : [])];

  expect(storyOf(lines, [state, state, state])[1]).toMatchObject({ mark });
  expect(storyOf(lines, [state, {}, state])[1]).toMatchObject({ mark: null });
});

it('knows only actions that exist, and each call that a borrower does not notice', async () => {
  const types = new Set([...(await actionTypes()), 'actionLog/lineUnreadable']);
  expect([...intentTypes, ...factTypes].filter((type) => !types.has(type))).toEqual([]);

  const wrong = contract.filter(({ method, path, isBackground }) => {
    const { weight } = toldCall({ call: `${method} ${path}`, status: 500, ms: 1 });
    return (weight === 0) !== (isBackground === true);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
