import { sendActionLog } from '#sagas/api/contract/support.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
import { activityStarted } from '#store/shell/slice.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { logOnlyStore } from '#tests/support/fakes/recordingStore.ts';

const lender = openLender('test');

function aLog() {
  const { log, dispatch } = logOnlyStore();
  dispatch(activityStarted({ id: 'screen' }));
  const text = log.text();
  return { text, reference: referenceOf(text) };
}

const sendLog = async (reference: string, text: string) =>
  await lender.call(sendActionLog, { body: { reference, log: new Blob([text]) } });

it('SC-14 a log that a borrower sends is listed by its reference, and read as it was sent', async () => {
  const { text, reference } = aLog();

  expect((await sendLog(reference, text)).status).toBe(201);

  expect((await lender.control('GET', '/sandbox/logs')).body).toMatchObject([{ reference }]);
  const stored = await lender.sandbox.app.request(`http://localhost/sandbox/logs/${reference}`);
  expect(await stored.text()).toBe(text);
});

it('the same log sent twice is stored once', async () => {
  const { text, reference } = aLog();

  await sendLog(reference, text);
  await sendLog(reference, text);

  expect((await lender.control('GET', '/sandbox/logs')).body).toHaveLength(1);
});

it.each([
  ['with the reference of another', 422, () => ['ABC123', aLog().text]],
  ['that is none', 422, () => ['ABC123', '{"a":1}']],
  ['whose end is missing', 422, () => [aLog().reference, aLog().text.slice(0, -90)]],
  ['with a reference that no log has', 400, () => ['../..', aLog().text]],
  ['that is too large', 413, () => [aLog().reference, `${aLog().text}${' '.repeat(4_000_000)}`]],
] as const)(
  'FT-110 a log %s is refused with %d, and stored nowhere',
  async (_what, status, make) => {
    const [reference = '', text = ''] = make();

    expect((await sendLog(reference, text)).status).toBe(status);

    expect((await lender.control('GET', '/sandbox/logs')).body).toEqual([]);
  },
);

it('SC-10 a page of another origin cannot send a log', async () => {
  const { text, reference } = aLog();

  const { status } = await lender.call(
    sendActionLog,
    { body: { reference, log: new Blob([text]) } },
    { headers: { Origin: 'https://elsewhere.example' } },
  );

  expect(status).toBe(403);
});

it('there is no log of another reference', async () => {
  expect((await lender.control('GET', '/sandbox/logs/ABC123')).status).toBe(404);
});
