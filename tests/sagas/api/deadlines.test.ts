import { contract } from '#sagas/api/contract/contract.ts';
import { createApplication } from '#sagas/api/contract/application.ts';
import { uploadDocument } from '#sagas/api/contract/documents.ts';
import { readFeatures } from '#sagas/api/contract/features.ts';
import { savePhone } from '#sagas/api/contract/account.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { readOfferCode } from '#sagas/api/contract/referral.ts';
import { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import { fakeGateway, json } from '#tests/support/fakes/fakeGateway.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const HANGS = ({ init }: { init: { signal?: AbortSignal | null } }) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')));
  });
const phone = { body: { type: 'Phone', value: '6145550142' } } as const;

/** Returns the outcome of a call after this time. */
async function after(ms: number, asked: Promise<unknown>) {
  let outcome: unknown = 'waiting';
  asked.catch((error: unknown) => {
    outcome = error;
  });
  await pass(ms);
  return outcome;
}

const TIMED_OUT = { status: 0, failure: { kind: 'offline' } };

it('FT-07: ends a read after 10 s, with status 0', async () => {
  const asked = fakeGateway([HANGS]).api.request(readIdentity, {});

  expect(await after(9_999, asked)).toBe('waiting');
  expect(await after(1, asked)).toMatchObject(TIMED_OUT);
});

it('FT-07: ends a step call after 30 s', async () => {
  const asked = fakeGateway([HANGS]).api.request(savePhone, phone);

  expect(await after(29_999, asked)).toBe('waiting');
  expect(await after(1, asked)).toMatchObject(TIMED_OUT);
});

it('FT-07: ends a body that never finishes, too', async () => {
  const endless = ({ init }: { init: { signal?: AbortSignal | null } }) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (controller) =>
            init.signal?.addEventListener('abort', () => controller.error(new Error('x'))),
        }),
      ),
    );

  const asked = fakeGateway([endless]).api.request(readIdentity, {});

  expect(await after(10_000, asked)).toMatchObject(TIMED_OUT);
});

it('FT-71: leaves no timer behind after a response or an error', async () => {
  const { api } = fakeGateway([json({}), new TypeError('x')]);

  await api.request(readIdentity, {}).catch(() => undefined);
  await api.request(readIdentity, {}).catch(() => undefined);
  await api.request(readOfferCode, { path: { code: '..' } }).catch(() => undefined);

  expect(jest.getTimerCount()).toBe(0);
});

it('FT-07: ends an upload 60 s after its last progress', async () => {
  const file = new Blob(['%PDF-']);
  const percents: number[] = [];
  const { api } = fakeGateway([], {
    upload: (_address, init, onProgress) => {
      setTimeout(() => onProgress(40), 59_000);
      return HANGS({ init });
    },
  });

  const asked = api.request(
    uploadDocument,
    {
      path: { uuid: 'u-1' },
      body: { file, fileName: 'a.pdf', documentType: 'PAYSLIP', purpose: 'INCOME' },
    },
    { onProgress: (percent) => void percents.push(percent) },
  );

  expect(await after(59_000 + 59_999, asked)).toBe('waiting');
  expect(percents).toEqual([40]);
  expect(await after(1, asked)).toMatchObject(TIMED_OUT);
});

it.each([
  ['flags, after 3 s', readFeatures, 3_000],
  ['a telemetry session, after 5 s', startTelemetrySession, 5_000],
  ['a telemetry event, after 5 s', sendTelemetryEvent, 5_000],
  ['an upload, after 60 s', uploadDocument, 60_000],
])('times out: %s', (_what, { deadlineMs }, ms) => {
  expect(deadlineMs).toBe(ms);
});

it('gives create the deadline of a write', () => {
  expect(createApplication).toMatchObject({ method: 'POST' });
  expect(createApplication.deadlineMs).toBeUndefined();
});

it('S7: lets no call wait longer than a minute', () => {
  expect(contract.filter(({ deadlineMs = 0 }) => deadlineMs > 60_000)).toEqual([]);
});

it('FT-06: aborts the running request when its caller leaves', async () => {
  const controller = new AbortController();
  const { api, last } = fakeGateway([HANGS]);
  const asked = api.request(readIdentity, {}, { signal: controller.signal });

  controller.abort();

  await expect(asked).rejects.toMatchObject({ status: 0 });
  expect(last()?.init.signal?.aborted).toBe(true);
});
