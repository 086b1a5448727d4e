import { joinWaitlist } from '#sagas/api/contract/registration.ts';
import { selectApps } from '#store/shell/appsMenu.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';
import { pagesOf } from '#tests/server/support/mainSite.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { aWaitlistPlace } from '#tests/support/fixtures/applications.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

describe('the plain pages around the app (12.10)', () => {
  const lender = openLender('test');
  const { get, textAt, signedIn } = pagesOf(lender);

  test.each([
    ['/', 'Borrow against your home with Homeline.'],
    ['/', 'Draw $50,000 and repay it over 20 years.'],
    ['/', ', NMLS #9900001<'],
    ['/', '>Login</a>'],
    ['/terms', 'Terms of Service'],
    ['/terms?org=LARKMERE', 'Terms of Use'],
    ['/privacy', 'Privacy Policy'],
    ['/communications', 'Electronic messages'],
    ['/licenses', 'Ohio'],
    ['/waitlist', 'Our waitlist'],
    ['/marketing-waitlist', 'Our waitlist'],
    ['/auth/forgot-password', 'Not part of this demo'],
  ])('serves %s with "%s", under a policy without scripts', async (path, words) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  const { switches } = anOrganisation();
  const allApps = selectApps.resultFunc({ ...switches, appsMenu: true, portfolioLink: true }, true);

  test.each(allApps)(
    'NAV-02 to NAV-09: serves $label of the apps menu as a page with a way back',
    async ({ to }) => {
      const response = await get(to, await signedIn());
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('href="/dashboard');
    },
  );

  test('shows email and state on the waitlist page, and tells only those who joined that they are on the list', async () => {
    const joined = await lender.call(joinWaitlist, { body: aWaitlistPlace });
    expect(await textAt('/waitlist', cookieIn(joined))).toContain(
      "You're on the list. We'll email ivy@demo.example when we start lending in Vermont.",
    );
    expect(await textAt('/waitlist')).not.toContain("You're on the list");
  });
});
