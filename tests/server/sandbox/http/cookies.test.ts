import { readIdentity } from '#sagas/api/contract/identity.ts';
import { aSandbox, type TestSandbox } from '#tests/support/fakes/sandbox.ts';

const person = { email: 'dana.marlow@demo.example', password: 'Borrow!2026demo' };

const loggedInAt = (lender: TestSandbox, address: string, cookie = '') =>
  lender.sandbox.app.request(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(person).toString(),
  });

const setCookieOf = ({ headers }: Response) => headers.get('set-cookie') ?? '';

const identityAt = (lender: TestSandbox, address: string, cookie: string) =>
  lender.sandbox.app.request(address + readIdentity.path, {
    headers: { 'X-With-Origin': address, cookie },
  });

test.each([
  ['directly', 'https://localhost:3000', 'http'],
  ['through a load balancer that ends TLS', 'http://localhost:3000', 'https'],
] as const)(
  'SC-02 sets a Secure cookie over https (%s) that no other host can set',
  async (_how, address, publicProtocol) => {
    const lender = await aSandbox({ publicProtocol });
    const set = setCookieOf(await loggedInAt(lender, address));
    expect(set).toMatch(
      /^__Host-homeline_session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );

    const [cookie = ''] = set.split(';');
    expect((await identityAt(lender, address, cookie)).status).toBe(200);
    const fromElsewhere = cookie.replace('__Host-', '');
    expect((await identityAt(lender, address, fromElsewhere)).status).toBe(401);
    const left = await lender.sandbox.app.request(`${address}/auth/logout`, {
      method: 'POST',
      headers: { cookie },
    });
    expect(setCookieOf(left)).toContain('__Host-homeline_session=; Max-Age=0;');
    expect((await identityAt(lender, address, cookie)).status).toBe(401);
    lender.close();
  },
);

test('ASVS 3.2.1, 3.2.2: starts a session with a random id at log-in, whatever cookie the browser has', async () => {
  const lender = await aSandbox();
  const address = 'http://localhost:3000';
  const idAfter = async (cookie: string) =>
    /^homeline_session=([^;]+)/.exec(setCookieOf(await loggedInAt(lender, address, cookie)))?.[1];
  const first = await idAfter('homeline_session=chosen-by-a-stranger');
  const second = await idAfter(`homeline_session=${first}`);

  expect(new Set([first, second]).size).toBe(2);
  for (const id of [first, second])
    expect(id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}_[\w-]{43}$/,
    );
  lender.close();
});

test("sets a cookie that isn't Secure over plain http on localhost", async () => {
  const lender = await aSandbox();
  const address = 'http://localhost:3000';
  const set = setCookieOf(await loggedInAt(lender, address));
  expect(set).toMatch(/^homeline_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const [cookie = ''] = set.split(';');
  expect((await identityAt(lender, address, cookie)).status).toBe(200);
  lender.close();
});

test("SC-07 doesn't accept the session id from the bearer as a cookie", async () => {
  const lender = await aSandbox();
  const address = 'http://localhost:3000';
  const [cookie = ''] = setCookieOf(await loggedInAt(lender, address)).split(';');
  const bearer = (await identityAt(lender, address, cookie)).headers.get('authorization') ?? '';
  const claims: unknown = JSON.parse(
    Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString(),
  );
  const { sid } = claims as { sid: string };
  expect(cookie).not.toBe(`homeline_session=${sid}`);
  for (const forged of [sid, `${sid}_`, cookie.replace(/.$/, '.').split('=')[1]])
    expect((await identityAt(lender, address, `homeline_session=${forged}`)).status).toBe(401);
  lender.close();
});
