import { rmSync } from 'node:fs';

import { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { hostOf, writeBuild } from '#tests/server/support/buildOnDisk.ts';

describe('S7 a name that a stranger can make up', () => {
  let distFolder = '';

  beforeAll(() => {
    distFolder = writeBuild();
  });
  afterAll(() => {
    rmSync(distFolder, { recursive: true });
  });

  /** Requests pages from many ports at once. Returns the status and the encoding of each, in order. */
  async function askMany(app: ReturnType<typeof hostOf>, remoteAddress: string) {
    const bindings = { incoming: { socket: { remoteAddress } } };
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const name = `localhost:${3_000 + index}`;
        const headers = { host: name, 'accept-encoding': 'br' };
        return await app.request(`http://${name}/account/heloc/register`, { headers }, bindings);
      }),
    );
    return answers.map((one) => [one.status, one.headers.get('content-encoding')]);
  }
  const times = (count: number, answer: unknown) => Array.from({ length: count }, () => answer);

  test('serves pages as built when a connection from elsewhere makes up host names', async () => {
    expect(await askMany(hostOf(distFolder), '203.0.113.9')).toEqual(times(24, [200, null]));
  });

  test('limits made-up names on this machine to two compressions at a time, and returns 503 if many wait', async () => {
    expect(await askMany(hostOf(distFolder), '127.0.0.1')).toEqual([
      ...times(10, [200, 'br']),
      ...times(14, [503, null]),
    ]);
  });

  test("doesn't compress or keep a page for a made-up name behind the sandbox", async () => {
    const sandboxHost = hostOf(distFolder, { sandbox: new Hono<SandboxEnv>() });
    const at = async (name: string) =>
      (
        await sandboxHost.request(
          `http://${name}/account/heloc/register`,
          { headers: { host: name } },
          { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
        )
      ).text();

    expect(await askMany(sandboxHost, '203.0.113.9')).toEqual(times(24, [200, null]));
    expect(await at('mine.example')).toContain('http://mine.example/sandbox/twilio');
    expect(await at('yours.example')).toContain('http://yours.example/sandbox/twilio');
  });
});
