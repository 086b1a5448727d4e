import { uploadDocument } from '#sagas/api/contract/documents.ts';
import type { ApiSettings } from '#sagas/api/http.ts';
import { fakeGateway, json } from '#tests/support/fakes/fakeGateway.ts';

type Upload = NonNullable<ApiSettings['upload']>;

const file = {
  path: { uuid: '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a01' },
  body: {
    file: new Blob(['%PDF']),
    fileName: 'card.pdf',
    documentType: 'SSN_PROOF',
    purpose: 'CREDIT_PROOF',
  },
};

/** An upload that progresses as far as the test says, and never ends. */
function endless() {
  let progress: (percent: number) => void = () => undefined;
  const upload: Upload = (_address, { signal }, onProgress) => {
    progress = onProgress;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
    });
  };
  return { upload, progress: (percent: number) => progress(percent) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('FT-07: ends an upload after 60 s without progress, but not while it progresses', async () => {
  const { upload, progress } = endless();
  let outcome: unknown = 'waiting';
  const percents: number[] = [];
  fakeGateway([], { upload })
    .api.request(uploadDocument, file, { onProgress: (percent) => percents.push(percent) })
    .catch((error: unknown) => {
      outcome = error;
    });

  for (const percent of [10, 20, 30]) {
    await jest.advanceTimersByTimeAsync(59_000);
    progress(percent);
  }
  expect(outcome).toBe('waiting');
  expect(percents).toEqual([10, 20, 30]);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(outcome).toMatchObject({ status: 0, failure: { kind: 'offline' } });
});

it('sends a file as a form, without a content type of ours', async () => {
  jest.useRealTimers();
  const seen: RequestInit[] = [];
  const upload: Upload = (_address, init) => {
    seen.push(init);
    return Promise.resolve(json({ documentUuid: 'd' }, 201));
  };

  await fakeGateway([], { upload }).api.request(uploadDocument, file);

  expect(seen[0]?.body).toBeInstanceOf(FormData);
  expect(new Headers(seen[0]?.headers).has('content-type')).toBe(false);
});
