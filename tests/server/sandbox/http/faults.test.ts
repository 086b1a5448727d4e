import { readInvitation } from '#sagas/api/contract/signer.ts';
import { serve, type ServerType } from '@hono/node-server';

import { readApplications } from '#sagas/api/contract/application.ts';
import { lookUpAddress, readStateLicenses } from '#sagas/api/contract/eligibility.ts';
import { sendSupportRequest } from '#sagas/api/contract/support.ts';
import { registeringAt } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

describe('faults and the call log', () => {
  const lender = openLender('test');

  const injectFaults = (faults: readonly object[]) =>
    lender.control('PUT', '/sandbox/faults', faults);
  const licenses = () => lender.call(readStateLicenses, { query: { orgCode: 'HOMELINE' } });
  const register = registeringAt(lender);

  test('fails the next matching calls as often as requested, and no other calls', async () => {
    await injectFaults([
      { method: 'GET', path: 'state-licenses$', times: 2, status: 503, body: { errors: ['down'] } },
    ]);
    expect((await licenses()).status).toBe(503);
    expect((await lender.call(lookUpAddress, { path: { text: 'am' } })).status).toBe(200);
    expect((await licenses()).body).toEqual({ errors: ['down'] });
    expect((await licenses()).status).toBe(200);
  });

  test('keeps a fault without `times` until the list is emptied', async () => {
    await injectFaults([{ path: 'orgCode=HOMELINE', status: 500 }]);
    for (let count = 0; count < 3; count += 1) expect((await licenses()).status).toBe(500);
    await injectFaults([]);
    expect((await licenses()).status).toBe(200);
  });

  test('adds headers, delays and malformed JSON to responses (FT-05, FT-06, FT-08)', async () => {
    await injectFaults([
      { path: '.', times: 1, status: 429, headers: { 'Retry-After': '7' } },
      { path: '.', times: 1, delayMs: 30 },
    ]);
    const limited = await licenses();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    const start = performance.now();
    expect((await licenses()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
    await injectFaults([{ path: '.', malformed: true }]);
    await expect(licenses()).rejects.toThrow(SyntaxError);
  });

  test('lets the lender act, and only breaks the response, with `after` (FT-02)', async () => {
    await injectFaults([{ path: 'register', times: 1, status: 502, after: true }]);
    expect((await register('may@demo.example')).status).toBe(502);
    expect((await register('may@demo.example')).status).toBe(401);
  });

  test("doesn't let the lender act without `after`", async () => {
    await injectFaults([{ path: 'register', times: 1, status: 502 }]);
    expect((await register('ned@demo.example')).status).toBe(502);
    expect((await register('ned@demo.example')).status).toBe(200);
  });

  test("adds headers to the lender's response if the fault has nothing else", async () => {
    await injectFaults([{ path: '.', times: 1, headers: { 'X-Ordered': 'yes' } }]);
    const { status, body, headers } = await licenses();
    expect([status, headers.get('x-ordered')]).toEqual([200, 'yes']);
    expect(body).not.toEqual({});
  });

  test.each([
    [{ path: '.', headers: { 'no header': 'x' } }, '0.headers'],
    [{ path: '.', statsu: 500 }, '0.statsu'],
  ])('rejects the fault %j', async (fault, field) => {
    const refused = await injectFaults([fault]);
    expect([refused.status, refused.body]).toEqual([
      400,
      { errors: [expect.objectContaining({ field })] },
    ]);
  });

  describe('on a real connection', () => {
    let server: ServerType;
    let base = '';
    beforeEach(async () => {
      await new Promise<void>((resolve) => {
        server = serve(
          { fetch: lender.sandbox.app.fetch, port: 0, hostname: '127.0.0.1' },
          (info) => {
            base = `http://127.0.0.1:${info.port}`;
            resolve();
          },
        );
      });
    });
    afterEach(() => {
      server.close();
    });
    const address = '/service-application/external/api/v1/heloc/state-licenses?orgCode=HOMELINE';

    test('breaks a real connection, or never answers', async () => {
      await injectFaults([{ path: 'state-licenses', times: 1, reset: true }]);
      await expect(fetch(base + address)).rejects.toThrow('fetch failed');
      await injectFaults([{ path: 'state-licenses', times: 1, hang: true }]);
      const signal = AbortSignal.timeout(150);
      await expect(fetch(base + address, { signal })).rejects.toThrow(/abort|timeout/i);
      expect((await fetch(base + address)).status).toBe(200);

      const { body } = await lender.control('GET', '/sandbox/requests?since=0');
      const seen = body as unknown as readonly { status: number | null }[];
      expect(seen.map(({ status }) => status)).toEqual([null, null, 200]);
    });
  });

  describe('the call log', () => {
    const calls = async (since = 0) => {
      const { body } = await lender.control('GET', `/sandbox/requests?since=${since}`);
      return body as unknown as readonly Record<string, unknown>[];
    };

    test('SC-07 masks the token of a link in a path', async () => {
      await lender.call(readInvitation, { path: { token: 'secret-of-the-link' } });
      const [{ path }] = (await calls()) as [{ path: string }];
      expect(decodeURIComponent(path)).toMatch(/signer-invitations\/\[secret, 18 characters\]$/);
    });

    test('logs each call of the contract once, with number, parts and status', async () => {
      await licenses();
      await lender.call(lookUpAddress, { path: { text: 'Amber stone' } });
      const all = await calls();
      expect(all.map(({ number, method, path, status }) => [number, method, path, status])).toEqual(
        [
          [1, 'GET', '/service-application/external/api/v1/heloc/state-licenses', 200],
          [2, 'GET', '/service-address-lookup/external/api/v1/typeahead/Amber%20stone', 200],
        ],
      );
      expect(all[0]).toMatchObject({
        query: { orgCode: 'HOMELINE' },
        headers: { 'x-org': 'HOMELINE' },
      });
      expect((await calls(1)).map(({ number }) => number)).toEqual([2]);
    });

    test('masks secrets in the call log', async () => {
      const { body } = await register('oda@demo.example');
      const token = body.jwt ?? '';
      await lender.call(readApplications, {}, { token });
      const text = JSON.stringify(await calls());
      expect(text).toContain('"password":"[secret, 15 characters]"');
      expect(text).not.toContain('Borrow!2026demo');
      expect(text).not.toContain(token);
      expect(text).toContain('"authorization":"Bearer eyJhb…"');
    });

    test('logs a call with a fault, and its status', async () => {
      await injectFaults([{ path: 'register', status: 500 }]);
      await register('pam@demo.example');
      expect(await calls()).toEqual([expect.objectContaining({ status: 500 })]);
    });

    const question = { name: 'Ana Elm', email: 'ana@demo.example', topic: 'OTHER' } as const;

    test('SC-10 logs a forged call with its status, without its body', async () => {
      const forged = { headers: { 'X-With-Origin': 'https://evil.test' } };
      await lender.call(sendSupportRequest, { body: { ...question, message: 'Hello' } }, forged);
      expect(await calls()).toEqual([
        expect.objectContaining({ body: null, method: 'POST', status: 403 }),
      ]);
    });

    test('logs the body of a call, or its length', async () => {
      for (const message of ['x'.repeat(4_000), 'x'.repeat(9_000)])
        await lender.call(sendSupportRequest, { body: { ...question, message } });
      expect((await calls()).map(({ body }) => body)).toEqual([
        { ...question, message: 'x'.repeat(4_000) },
        expect.stringMatching(/^\[body, 90\d\d characters\]$/),
      ]);
    });

    test('limits the call log', async () => {
      for (let count = 0; count < 2_010; count += 1)
        await lender.call(sendSupportRequest, { body: { ...question, message: 'too short' } });
      const all = await calls();
      expect(all).toHaveLength(2_000);
      expect(all.at(-1)?.['number']).toBe(2_010);
    });
  });
});
