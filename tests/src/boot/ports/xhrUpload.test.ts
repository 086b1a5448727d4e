import { xhrUpload } from '#src/boot/ports/xhrUpload.ts';

/** A request that records its calls and that the test answers. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  withCredentials = false;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  opened: string[] = [];
  sent: unknown;

  constructor() {
    FakeRequest.last = this;
  }
  open(...parts: string[]) {
    this.opened = parts;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nauthorization: Bearer a.b.c\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

const before = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = before;
});

const form = new FormData();
const start = (init: RequestInit = {}) => {
  const percents: number[] = [];
  const answer = xhrUpload(
    '/uploads',
    { method: 'POST', body: form, headers: { 'x-org': 'HOMELINE' }, ...init },
    (percent) => percents.push(percent),
  );
  return { answer, percents, request: FakeRequest.last };
};

it('sends the form with its headers and cookies, and reports its progress', async () => {
  const { answer, percents, request } = start();

  request.upload.onprogress?.({ loaded: 1, total: 3 });
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  request.status = 201;
  request.responseText = '{"documentUuid":"d"}';
  request.onload?.();

  expect(request.opened).toEqual(['POST', '/uploads']);
  expect(request.sent).toBe(form);
  expect(request.withCredentials).toBe(true);
  expect(request.headers).toEqual({ 'x-org': 'HOMELINE' });
  expect(percents).toEqual([33]);
  const response = await answer;
  expect(response.status).toBe(201);
  expect(response.headers.get('authorization')).toBe('Bearer a.b.c');
  await expect(response.json()).resolves.toEqual({ documentUuid: 'd' });
});

it('reports a dead network as a failed fetch', async () => {
  const { answer, request } = start();

  request.onerror?.();

  await expect(answer).rejects.toThrow('Failed to fetch');
});

it('reports an aborted request as a failed fetch', async () => {
  const controller = new AbortController();
  const { answer } = start({ signal: controller.signal });

  controller.abort();

  await expect(answer).rejects.toThrow('Failed to fetch');
});
