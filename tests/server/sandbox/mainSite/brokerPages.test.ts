import { registerWithBroker } from '#sagas/api/contract/account.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { startLogin } from '#sagas/api/contract/session.ts';
import { requestPasswordReset, resetPassword } from '#sagas/api/contract/signer.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';
import { pagesOf } from '#tests/server/support/mainSite.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const ORIGIN = 'http://localhost:3000';
const LARKHOLT = { org: 'LARKHOLT' };

const lender = openLender('test');
const { get, post, textAt } = pagesOf(lender);

describe('the lender’s own sign-in page', () => {
  const nonce = '9d1c5c1e-8a32-4a53-9e0a-0f62a1d3b0aa';
  const start = async (email = 'quin@demo.example') => {
    const { body, status } = await lender.call(
      registerWithBroker,
      {
        query: {
          telemetryTrackingId: 't',
          externalStateNonce: nonce,
          displayConsentsWithMfa: 'true',
        },
        body: {
          email,
          phoneNumber: '(614) 555-0142',
          returnTo: '/account/heloc/register-v2/login-info?org=LARKHOLT',
        },
      },
      LARKHOLT,
    );
    return { status, redirect: body.redirect };
  };
  const back = `${ORIGIN}/account/heloc/register-v2/login-info?org=LARKHOLT&externalStateNonce=${nonce}`;

  test('takes password and code, then returns with the nonce and a session', async () => {
    const { redirect } = await start();
    expect(redirect).toMatch(new RegExp(`^${ORIGIN}/sandbox/broker\\?visit=`));
    expect(await textAt(redirect)).toContain('Create your sign-in');
    const empty = await (await post(redirect, { password: '' })).text();
    expect(empty).toContain('<a href="#password"><strong>Password:</strong> Required</a>');
    const weak = await post(redirect, { password: 'weak' });
    expect(await weak.text()).toContain('Password is not strong enough');
    const asked = await post(redirect, { password: 'Borrow!2026demo' });
    expect(await asked.text()).toContain('Enter your code');
    const wrong = await (await post(redirect, { code: '000000' })).text();
    expect(wrong).toContain('That code is not right. You have 4 tries left.');
    expect(wrong).toContain('<title>Error: Enter your code |');
    expect(await (await post(redirect, { code: '12' })).text()).toContain('Enter the 6-digit code');
    expect(await (await post(redirect, { code: '111111' })).text()).toContain('has expired');
    const again = await (await post(redirect, { again: 'yes' })).text();
    expect(again).toContain('<title>Enter your code |');
    const done = await post(redirect, { code: '246810' });
    expect([done.status, done.headers.get('location')]).toEqual([303, back]);
    const identity = await lender.call(readIdentity, {}, { headers: { cookie: cookieIn(done) } });
    expect(identity.status).toBe(200);
    expect((await get(redirect)).status).toBe(404);
    expect((await start()).status).toBe(401);
  });

  test('accepts no code for a minute after five wrong ones, not even a new one', async () => {
    const { redirect } = await start('nia@demo.example');
    await post(redirect, { password: 'Borrow!2026demo' });
    const answerTo = async (code: string) => (await post(redirect, { code })).text();
    const five = async () => {
      for (let left = 4; left > 0; left -= 1)
        expect(await answerTo('000000')).toContain('not right');
      expect(await answerTo('000000')).toContain('Please wait a minute and try again.');
    };

    await five();
    expect(await answerTo('246810')).toContain('Please wait a minute and try again.');
    await post(redirect, { again: 'yes' });
    expect(await answerTo('246810')).toContain('Please wait a minute and try again.');
    lender.pass(60_000);
    await five();
    lender.pass(60_000);

    expect((await post(redirect, { code: '246810' })).status).toBe(303);
  });

  test('SC-24 gives no more attempts and no more codes for another visit', async () => {
    const email = 'dana.marlow@demo.example';
    const visit = async () => {
      const query = { telemetryTrackingId: 't', redirectUrl: '/account/heloc' };
      const begun = await lender.call(startLogin, { path: { kind: 'customer' }, query }, LARKHOLT);
      const page = await post(begun.body.redirect, { email, password: 'Borrow!2026demo' });
      return { page: await page.text(), redirect: begun.body.redirect };
    };
    const { redirect } = await visit();
    for (let count = 0; count < 5; count += 1) await post(redirect, { code: '000000' });
    expect((await post((await visit()).redirect, { code: '246810' })).status).not.toBe(303);
    for (let count = 0; count < 3; count += 1) await visit();
    expect((await visit()).page).toContain('We sent you several codes.');
  });

  test('SC-20 ends a visit that used the old password after a password reset', async () => {
    const email = 'ivo@demo.example';
    const { redirect } = await start(email);
    await post(redirect, { password: 'Borrow!2026demo' });
    await lender.call(requestPasswordReset, { body: { email } });
    const { body } = await lender.control('GET', '/sandbox/outbox');
    const [, token = ''] = /reset=([\w-]+)/.exec(JSON.stringify(body)) ?? [];
    const password = 'Another!2026demo';
    await lender.call(resetPassword, { path: { token }, body: { password } });
    expect((await post(redirect, { code: '246810' })).status).toBe(404);
  });

  test('returns with error=access_denied after Cancel, and creates no account', async () => {
    const { redirect } = await start('rae@demo.example');
    const cancelled = await post(redirect, { cancel: 'yes' });
    expect(cancelled.headers.get('location')).toBe(`${back}&error=access_denied`);
    expect(cancelled.headers.get('set-cookie')).toBeNull();
    expect((await start('rae@demo.example')).status).toBe(200);
  });

  test('signs a known user in, and redirects only within this site', async () => {
    const login = (redirectUrl: string) =>
      lender.call(
        startLogin,
        { path: { kind: 'customer' }, query: { telemetryTrackingId: 't', redirectUrl } },
        LARKHOLT,
      );
    expect((await login('https://evil.test')).status).toBe(400);
    const { redirect } = (await login('/account/heloc')).body;
    const wrong = await post(redirect, { email: 'dana.marlow@demo.example', password: 'no' });
    expect(await wrong.text()).toContain('The email or password is not right.');
    await post(redirect, { email: 'dana.marlow@demo.example', password: 'Borrow!2026demo' });
    const done = await post(redirect, { code: '246810' });
    expect(done.headers.get('location')).toBe(`${ORIGIN}/account/heloc`);
  });
});
