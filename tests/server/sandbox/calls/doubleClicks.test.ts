import { login, registerWithBroker, verifyIdentity } from '#sagas/api/contract/account.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const person = { email: 'vera@demo.example', password: 'Borrow!2026demo' };

describe('one thing that is asked for twice at once', () => {
  const lender = openLender('test');

  const post = (address: string, fields: Record<string, string>) =>
    lender.sandbox.app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  const start = async () => {
    const started = await lender.call(registerWithBroker, {
      query: { telemetryTrackingId: 't', externalStateNonce: 'n', displayConsentsWithMfa: 'true' },
      body: {
        email: person.email,
        phoneNumber: '(614) 555-0142',
        returnTo: '/account/heloc/register-v2',
      },
    });
    return started.body.redirect;
  };
  const cookieOf = (response: Response) =>
    (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  test('a double click on the external sign-in page makes one account, and both answers ask for its code', async () => {
    const redirect = await start();
    const click = () => post(redirect, { password: person.password });
    const pages = [...(await Promise.all([click(), click(), click()])), await click()];
    for (const page of pages) expect(await page.text()).toContain('<title>Enter your code |');

    const done = await post(redirect, { code: '246810' });
    const cookie = cookieOf(done);
    const inBrowser = await lender.call(readIdentity, {}, { headers: { cookie } });
    const { jwt } = (await lender.call(login, { body: person })).body;
    const later = await lender.call(verifyIdentity, {}, { token: jwt });
    expect(later.body.uuid).toBe(inBrowser.body.uuid);
  });

  test('both clicks of a double click on the last button lead back, signed in, and no later one does', async () => {
    const redirect = await start();
    await post(redirect, { password: person.password });
    const click = () => post(redirect, { code: '246810' });
    for (const done of [await click(), await click()]) {
      expect(done.status).toBe(303);
      const headers = { cookie: cookieOf(done) };
      expect((await lender.call(readIdentity, {}, { headers })).status).toBe(200);
    }
    expect((await post(redirect, { cancel: 'yes' })).status).toBe(404);
    lender.pass(10_000);
    expect((await click()).status).toBe(404);
    expect((await lender.sandbox.app.request(redirect)).status).toBe(404);
  });

  test('both clicks of a double click on Cancel lead back', async () => {
    const redirect = await start();
    const click = () => post(redirect, { cancel: 'yes' });
    const statuses = [(await click()).status, (await click()).status];
    expect(new Set(statuses)).toEqual(new Set([statuses[0]]));
    expect(statuses[0]).toBeLessThan(400);
    expect((await post(redirect, { password: person.password })).status).toBe(404);
  });

  test('of two orders for a person with one e-mail, one is refused', async () => {
    const order = { profile: { email: 'wes@demo.example', password: 'Borrow!2026demo' } };
    const make = () => lender.control('POST', '/sandbox/sessions', order);
    const made = await Promise.all([make(), make()]);
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});
