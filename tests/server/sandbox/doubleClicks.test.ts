import {
  login,
  readIdentity,
  registerWithBroker,
  verifyIdentity,
} from '#sagas/api/contract/identity.ts';
import { openLender } from '#tests/support/openLender.ts';

const person = { email: 'vera@demo.example', password: 'Borrow!2026demo' };

describe('one thing that is asked for twice at once', () => {
  const lender = openLender('test');

  const post = (address: string, fields: Record<string, string>) =>
    lender.sandbox.app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  test('a double click on the external sign-in page makes one account, and both answers ask for its code', async () => {
    const { email, password } = person;
    const started = await lender.call(registerWithBroker, {
      query: { telemetryTrackingId: 't', externalStateNonce: 'n', displayConsentsWithMfa: 'true' },
      body: { email, phoneNumber: '(614) 555-0142', returnTo: '/account/heloc/register-v2' },
    });
    const { redirect } = started.body;
    const click = () => post(redirect, { password });
    const pages = [...(await Promise.all([click(), click(), click()])), await click()];
    for (const page of pages) expect(await page.text()).toContain('<title>Enter your code |');

    const done = await post(redirect, { code: '246810' });
    const [cookie = ''] = (done.headers.get('set-cookie') ?? '').split(';');
    const inBrowser = await lender.call(readIdentity, {}, { headers: { cookie } });
    const { jwt } = (await lender.call(login, { body: person })).body;
    const later = await lender.call(verifyIdentity, {}, { token: jwt });
    expect(later.body.uuid).toBe(inBrowser.body.uuid);
  });

  test('of two orders for a person with one e-mail, one is refused', async () => {
    const order = { profile: { email: 'wes@demo.example', password: 'Borrow!2026demo' } };
    const make = () => lender.control('POST', '/sandbox/sessions', order);
    const made = await Promise.all([make(), make()]);
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});
