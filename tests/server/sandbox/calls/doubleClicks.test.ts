import { login, registerWithBroker, verifyIdentity } from '#sagas/api/contract/account.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { pagesOf } from '#tests/server/support/mainSite.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';

const user = { email: 'vera@demo.example', password: 'Borrow!2026demo' };

describe('double clicks', () => {
  const lender = openLender('test');

  const { get, post } = pagesOf(lender);

  const start = async () => {
    const started = await lender.call(registerWithBroker, {
      query: { telemetryTrackingId: 't', externalStateNonce: 'n', displayConsentsWithMfa: 'true' },
      body: {
        email: user.email,
        phoneNumber: '(614) 555-0142',
        returnTo: '/account/heloc/register-v2',
      },
    });
    return started.body.redirect;
  };

  test('creates one account for a double click on the external sign-in page, and asks for its code each time', async () => {
    const redirect = await start();
    const click = () => post(redirect, { password: user.password });
    const pages = [...(await Promise.all([click(), click(), click()])), await click()];
    for (const page of pages) expect(await page.text()).toContain('<title>Enter your code |');

    const done = await post(redirect, { code: '246810' });
    const cookie = cookieIn(done);
    const inBrowser = await lender.call(readIdentity, {}, { headers: { cookie } });
    const { jwt } = (await lender.call(login, { body: user })).body;
    const later = await lender.call(verifyIdentity, {}, { token: jwt });
    expect(later.body.uuid).toBe(inBrowser.body.uuid);
  });

  test('signs in for both clicks on the last button, but not for a later click', async () => {
    const redirect = await start();
    await post(redirect, { password: user.password });
    const click = () => post(redirect, { code: '246810' });
    for (const done of [await click(), await click()]) {
      expect(done.status).toBe(303);
      const headers = { cookie: cookieIn(done) };
      expect((await lender.call(readIdentity, {}, { headers })).status).toBe(200);
    }
    expect((await post(redirect, { cancel: 'yes' })).status).toBe(404);
    lender.pass(10_000);
    expect((await click()).status).toBe(404);
    expect((await get(redirect)).status).toBe(404);
  });

  test('returns from both clicks on Cancel', async () => {
    const redirect = await start();
    const click = () => post(redirect, { cancel: 'yes' });
    const statuses = [(await click()).status, (await click()).status];
    expect(new Set(statuses)).toEqual(new Set([statuses[0]]));
    expect(statuses[0]).toBeLessThan(400);
    expect((await post(redirect, { password: user.password })).status).toBe(404);
  });

  test('rejects one of two simultaneous session requests with one email', async () => {
    const request = { profile: { email: 'wes@demo.example', password: 'Borrow!2026demo' } };
    const make = () => lender.control('POST', '/sandbox/sessions', request);
    const made = await Promise.all([make(), make()]);
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});
