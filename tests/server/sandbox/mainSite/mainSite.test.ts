import { openLender } from '#tests/support/fakes/openLender.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';
import { pagesOf } from '#tests/server/support/mainSite.ts';

describe('the pages around the app (12.10)', () => {
  const lender = openLender('test');

  const { get, post, textAt, signedIn } = pagesOf(lender);

  describe('log in', () => {
    const user = { email: 'dana.marlow@demo.example', password: 'Borrow!2026demo' };

    test('redirects to the requested page, only within this site (SC-04, FT-103)', async () => {
      const target = async (redirectUrl: string) =>
        (await post('/auth/login', { ...user, redirectUrl })).headers.get('location');
      expect(await target('/account/heloc/register?org=A')).toBe('/account/heloc/register?org=A');
      for (const evil of [
        '//evil.test',
        '/\\evil',
        '/a/..//evil',
        '/a/%2e%2e//evil',
        '/A',
        '%2F%2Fevil.test',
        'javascript:x',
        'https://evil.test/',
        '',
      ])
        expect([evil, await target(evil)]).toEqual([evil, '/dashboard']);
    });

    test('encodes the requested page for the Location header', async () => {
      const redirectUrl = '/account/heloc/register?firstName=Zoë Ł&city=%C3%A9';
      const response = await post('/auth/login', { ...user, redirectUrl });
      expect(response.headers.get('location')).toBe(
        '/account/heloc/register?firstName=Zo%C3%AB%20%C5%81&city=%C3%A9',
      );
    });

    test('rejects a wrong password, but keeps the email and the requested page', async () => {
      const response = await post('/auth/login', {
        email: 'dana.marlow@demo.example',
        password: 'Wrong!2026demo',
        redirectUrl: '/account/heloc',
      });
      const page = await response.text();
      expect(response.status).toBe(401);
      expect(page).toContain('The email or password is not right.');
      expect(page).toContain('value="dana.marlow@demo.example"');
      expect(page).toContain('value="/account/heloc"');
      expect(page).not.toContain('Wrong!2026demo');
    });

    test('AX-21 lists empty fields in a focused banner, and counts no attempt', async () => {
      for (let count = 0; count < 11; count += 1) await post('/auth/login', { email: ' ' });
      const response = await post('/auth/login', { email: user.email, password: '' });
      const page = await response.text();
      expect(response.status).toBe(400);
      expect(page).toContain('<title>Error: Log in');
      expect(page).toMatch(/role="alert"[^>]* autofocus/);
      expect(page).toContain('<a href="#password"><strong>Password:</strong> Required</a>');
      expect(page).toMatch(/id="password"[^>]*aria-describedby="password-mistake"\s+aria-invalid/);
      expect(page).not.toContain('href="#email"');
      expect(page).toContain(' novalidate>');
      expect((await post('/auth/login', user)).status).toBe(303);
    });

    test('shows no account links, even with a live session', async () => {
      const page = await textAt('/auth/login', await signedIn());
      expect(page).not.toContain('Logout');
    });

    test('accepts no password for a minute after ten wrong ones, in any spelling of the email', async () => {
      const login = async (email: string, password: string) =>
        (await post('/auth/login', { email, password })).text();
      for (let count = 0; count < 10; count += 1)
        expect(await login(user.email + ' '.repeat(count), 'no')).toContain('is not right');
      expect(await login(`${user.email}  `, user.password)).toContain('Please wait a minute');
    });

    test('ends the session at log-out', async () => {
      const cookie = await signedIn();
      const out = await post('/auth/logout', {}, { cookie });
      expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
      expect((await get('/dashboard', cookie)).headers.get('location')).toContain('/auth/login');
    });

    test('FT-29 reports a lost log-out, and repeats it', async () => {
      const cookie = await signedIn();
      const open = await textAt('/auth/login?signOut=unconfirmed', cookie);
      expect(open).toContain("We couldn't sign you out");
      expect(open).toContain('Your pages here still open in this browser.');
      expect(open).toMatch(/action="\/auth\/logout\?from=login[^>]*>\s*<button[^>]*>Try again/);

      const again = await post('/auth/logout?from=login', {}, { cookie });
      expect(again.headers.get('location')).toBe('/auth/login?signOut=again');
      const closed = await textAt('/auth/login?signOut=again', cookie);
      expect(closed).toContain('You are signed out.');
      expect(closed).not.toContain("We couldn't sign you out");
      expect((await get('/dashboard', cookie)).headers.get('location')).toContain('/auth/login');
    });

    test('escapes the query on the page', async () => {
      const page = await textAt('/auth/login?redirectUrl="><script>alert(1)</script>');
      expect(page).not.toContain('<script>alert');
    });
  });

  describe('the dashboard', () => {
    test('F-06 names the day until which the lender waits', async () => {
      const cookie = await signedIn({ checklistStatus: 'RESCISSION' });
      const page = await textAt('/dashboard', cookie);
      expect(page).toMatch(/until midnight on \w+, \w+ \d+\./);
    });

    test('requires a log-in, then shows each application with its status and its link', async () => {
      expect((await get('/dashboard')).headers.get('location')).toBe(
        '/auth/login?redirectUrl=%2Fdashboard',
      );
      const page = await textAt('/dashboard', await signedIn());
      expect(page).toContain('512 Amberstone Drive, Columbus, OH 43214');
      expect(page).toContain('Your offers are ready.');
      expect(page).toMatch(/href="\/account\/heloc\/[0-9a-f-]{36}"[^>]*>Continue/);
    });

    test('links to an application of another lender under its brand, and to no ended one', async () => {
      const larkmere = await textAt('/dashboard', await signedIn({ org: 'LARKMERE' }));
      expect(larkmere).toMatch(/heloc\/[0-9a-f-]{36}\?org=LARKMERE/);
      expect(larkmere).toContain('<title>Your applications | Larkmere</title>');
      const complete = await signedIn({ checklistStatus: 'COMPLETE' });
      expect(await textAt('/dashboard', complete)).not.toContain('>Continue<');
      const none = await signedIn({ application: null });
      expect(await textAt('/dashboard', none)).toContain('You have no application yet.');
    });

    test.each([
      ['otto.grennan', 'of an exempt broker can continue', true],
      ['ines.parrish', 'is finished by its loan officer', false],
    ])(
      'shows that the inquiry of %s %s (MODAL-ACTIVE-1, ACCESS-16)',
      async (name, _how, canContinue) => {
        const user = { email: `${name}@demo.example`, password: 'Borrow!2026demo' };
        const cookie = cookieIn(await post('/auth/login', user));
        const page = await textAt('/dashboard', cookie);
        expect(page.includes('>Continue<')).toBe(canContinue);
        expect(page.includes('Your loan officer started this with you')).toBe(!canContinue);
        expect(page.includes('class="thread"')).toBe(canContinue);
      },
    );
  });
});
