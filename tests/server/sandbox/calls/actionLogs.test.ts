import { sendActionLog } from '#sagas/api/contract/support.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { offersExpired } from '#store/application/offers/slice.ts';
import { activityStarted, locationChanged } from '#store/shell/slice.ts';
import { createSentLogs } from '#server/sandbox/storage/sentLogs.ts';
import { openDatabase } from '#server/sandbox/storage/database.ts';
import type { Sending } from '#tests/support/fakes/sandbox.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { logOnlyStore } from '#tests/support/fakes/recordingStore.ts';

const lender = openLender('test');

function aLog(lines = 1) {
  const { log, dispatch } = logOnlyStore();
  for (let count = 0; count < lines; count += 1) dispatch(activityStarted({ id: 'screen' }));
  const text = log.text();
  return { text, reference: referenceOf(text) };
}

const sendLog = async (reference: string, text: string, sending: Sending = {}) =>
  await lender.call(sendActionLog, { body: { reference, log: new Blob([text]) } }, sending);

/** Sends a log as if from another machine. */
const sendFrom = async (remoteAddress: string, { text, reference } = aLog()) => {
  const body = new FormData();
  body.append('reference', reference);
  body.append('log', new Blob([text]));
  const request = { method: 'POST', body, headers: { 'X-With-Origin': 'http://localhost:3000' } };
  const address = `http://localhost:3000${sendActionLog.path}`;
  const env = { incoming: { socket: { remoteAddress } } };
  return (await lender.sandbox.app.request(address, request, env)).status;
};

it("SC-14 lists a borrower's log by its reference, and returns it as it was sent", async () => {
  const { text, reference } = aLog();

  expect((await sendLog(reference, text)).status).toBe(201);

  expect((await lender.control('GET', '/sandbox/logs')).body).toMatchObject([{ reference }]);
  const stored = await lender.sandbox.app.request(`http://localhost/sandbox/logs/${reference}`);
  expect(await stored.text()).toBe(text);
});

it('SC-24 lets others send a log while one stranger sends many', async () => {
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await sendFrom('203.0.113.7'));

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await sendFrom('203.0.113.8')).toBe(201);
});

const listed = async () => {
  const { body } = await lender.control('GET', '/sandbox/logs');
  return body as unknown as { reference: string; isSignedIn: boolean; text?: string }[];
};

it('SC-24 keeps the log of a signed-in borrower when strangers send many', () => {
  const database = openDatabase(':memory:');
  const logs = createSentLogs(database, () => 0);
  const borrowers = aLog();
  logs.add({ ...borrowers, isSignedIn: true });
  // As large as thirty of the largest.
  const long = database.records<object>('sentLog');
  for (let count = 0; count < 30; count += 1)
    long.put(`${count}`, {
      reference: `${count}`,
      at: new Date(0).toISOString(),
      characters: 2_000_000,
      isSignedIn: false,
    });
  logs.add({ ...aLog(2), isSignedIn: false });

  expect(logs.textOf(borrowers.reference)).toBe(borrowers.text);
  expect(logs.newestFirst().length).toBeLessThan(25);
  database.close();
});

it('lists a log for thirty days without its text, and says whether its sender was signed in', async () => {
  const { token } = await lender.session();
  const { text, reference } = aLog();
  await sendLog(reference, text, { token });

  expect(await listed()).toEqual([
    expect.objectContaining({ reference, isSignedIn: true, characters: text.length }),
  ]);
  expect((await listed())[0]).not.toHaveProperty('text');
  lender.pass(30 * 24 * 60 * 60_000);
  const later = aLog(2);
  await sendLog(later.reference, later.text, {});
  expect((await listed()).map(({ isSignedIn }) => isSignedIn)).not.toContain(true);
});

it('stores a log once when it is sent twice', async () => {
  const { text, reference } = aLog();

  await sendLog(reference, text);
  await sendLog(reference, text);

  expect((await lender.control('GET', '/sandbox/logs')).body).toHaveLength(1);
});

it.each([
  ["with another log's reference", 422, () => ['ABC123', aLog().text]],
  ["that isn't a log", 422, () => ['ABC123', '{"a":1}']],
  ['whose end is missing', 422, () => [aLog().reference, aLog().text.slice(0, -90)]],
  ['with a reference that no log has', 400, () => ['../..', aLog().text]],
  ['that is too large', 413, () => [aLog().reference, `${aLog().text}${' '.repeat(4_000_000)}`]],
] as const)(
  'FT-110 refuses a log %s with %d, and stores it nowhere',
  async (_what, status, make) => {
    const [reference = '', text = ''] = make();

    expect((await sendLog(reference, text)).status).toBe(status);

    expect((await lender.control('GET', '/sandbox/logs')).body).toEqual([]);
  },
);

it('SC-10 refuses a log from a page of another origin', async () => {
  const { text, reference } = aLog();

  const { status } = await lender.call(
    sendActionLog,
    { body: { reference, log: new Blob([text]) } },
    { headers: { Origin: 'https://elsewhere.example' } },
  );

  expect(status).toBe(403);
});

it('returns 404 for an unknown reference', async () => {
  expect((await lender.control('GET', '/sandbox/logs/ABC123')).status).toBe(404);
});

/** A log with a decline, which its borrower sent. */
async function aSentDecline() {
  const { log, dispatch } = logOnlyStore();
  dispatch(
    locationChanged({
      pathname: '/account/heloc/6f9619ff-8b86-4d01-b42d-00c04fc964ff/error/decline',
      search: '',
    }),
  );
  dispatch(offersExpired());
  const { text, reference } = log.file();
  await sendLog(reference, text);
  return reference;
}

it.each([
  ['nothing', '', true],
  [
    'the start of a reference',
    (reference: string) => `reference=${reference.slice(0, 3).toLowerCase()}`,
    true,
  ],
  ['another reference', 'reference=------', false],
  ['its brand', 'org=SAMPLE', true],
  ['another brand', 'org=TARNWICK', false],
  ['a screen', 'screen=error/decline', true],
  ['another screen', 'screen=credit/error', false],
  ['its day', `day=${new Date(MORNING).toISOString().slice(0, 10)}`, true],
  ['another day', 'day=2020-01-01', false],
] as const)(
  'finds a sent log by %s, with what stopped the borrower',
  async (_what, query, isFound) => {
    const reference = await aSentDecline();
    const search = typeof query === 'string' ? query : query(reference);

    const { body } = await lender.control('GET', `/sandbox/logs?${search}`);

    const stops = [{ line: 3, words: 'The offers expired.' }];
    const screens = ['/account/heloc/…/error/decline'];
    expect(body).toMatchObject(isFound ? [{ reference, stops, screens }] : []);
  },
);

it('keeps the comments of support on a log, also when it is sent again', async () => {
  const reference = await aSentDecline();
  const comment = (body: object, path = reference) =>
    lender.control('POST', `/sandbox/logs/${path}/comments`, body);

  expect((await comment({ text: 'Called back', line: 3 })).status).toBe(201);
  expect((await comment({ text: '' })).status).toBe(400);
  expect((await comment({ text: 'Called back' }, 'ABC123')).status).toBe(404);
  await sendLog(
    reference,
    await (await lender.sandbox.app.request(`http://localhost/sandbox/logs/${reference}`)).text(),
  );

  expect((await lender.control('GET', '/sandbox/logs')).body).toMatchObject([
    { reference, comments: [{ text: 'Called back', line: 3 }] },
  ]);
});
