import { contract } from '#sagas/api/contract/contract.ts';
import { createApplication } from '#sagas/api/contract/application.ts';
import { uploadDocument } from '#sagas/api/contract/documents.ts';
import { readFeatures } from '#sagas/api/contract/features.ts';
import { readIdentity, savePhone } from '#sagas/api/contract/identity.ts';
import { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import { fakeGateway } from '#tests/support/fakeGateway.ts';

const HANGS = ({ init }: { init: { signal?: AbortSignal | null } }) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')));
  });
const phone = { body: { type: 'Phone', value: '6145550142' } } as const;

/** The deadlines that were set, and the way to let the last one pass. */
function watchDeadlines() {
  const controllers: AbortController[] = [];
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  return { set: () => spy.mock.calls.map(([ms]) => ms), pass: () => controllers.at(-1)?.abort() };
}

afterEach(() => jest.restoreAllMocks());

it('FT-07: a read is given up after 10 s, with status 0', async () => {
  const deadlines = watchDeadlines();
  const asked = fakeGateway([HANGS]).api.request(readIdentity, {});

  deadlines.pass();

  expect(deadlines.set()).toEqual([10_000]);
  await expect(asked).rejects.toMatchObject({ status: 0, failure: { kind: 'offline' } });
});

it('FT-07: a step call is given up after 30 s', async () => {
  const deadlines = watchDeadlines();
  const asked = fakeGateway([HANGS]).api.request(savePhone, phone);

  deadlines.pass();

  expect(deadlines.set()).toEqual([30_000]);
  await expect(asked).rejects.toMatchObject({ status: 0 });
});

it.each([
  ['flags, after 3 s', readFeatures, 3_000],
  ['a telemetry session, after 5 s', startTelemetrySession, 5_000],
  ['a telemetry event, after 5 s', sendTelemetryEvent, 5_000],
  ['an upload, after 60 s', uploadDocument, 60_000],
])('gives up %s', (_what, { deadlineMs }, ms) => {
  expect(deadlineMs).toBe(ms);
});

it('create has the deadline of a write', () => {
  expect(createApplication).toMatchObject({ method: 'POST' });
  expect(createApplication.deadlineMs).toBeUndefined();
});

it('S7: no call waits longer than a minute', () => {
  expect(contract.filter(({ deadlineMs = 0 }) => deadlineMs > 60_000)).toEqual([]);
});

it('FT-06: a caller who leaves aborts the request in hand', async () => {
  watchDeadlines();
  const controller = new AbortController();
  const { api, last } = fakeGateway([HANGS]);
  const asked = api.request(readIdentity, {}, { signal: controller.signal });

  controller.abort();

  await expect(asked).rejects.toMatchObject({ status: 0 });
  expect(last()?.init.signal?.aborted).toBe(true);
});
