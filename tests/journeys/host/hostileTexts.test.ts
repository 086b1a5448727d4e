/** @set full */
import { expectNoSidewaysScrolling } from '#tests/journeys/support/accessible.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const MARKS = `Z${'\u0301'.repeat(200)}`;
const NAME = `${'Marisol'.repeat(143)} ${MARKS} \u202Egnp.exe <img src=x onerror=alert(1)>`;

it.each([320, 1280])(
  'FT-100 FT-101 holds the layout at %i px with names of a thousand letters and two hundred marks',
  async (width) => {
    const { page, at, leave } = await host.visit({ width });
    const referrer = '10000000-0000-4000-8000-000000000001';
    await host.sandbox.faults([
      { path: '/api/lo/[^/]+$', body: { originatorName: NAME, email: `${NAME}@mail.example` } },
      {
        path: '/offercode/',
        body: { offerCode: 'x'.repeat(2_000), firstName: NAME, respondByDate: null },
      },
    ]);
    await page.goto(at(`/account/heloc/register-v2?referrer=${referrer}&offerCode=HL-48213`));
    await page.getByText('Welcome, Marisol').waitFor();
    const name = page.locator('bdi:visible', { hasText: 'gnp.exe' }).first();
    await name.waitFor();

    await expectNoSidewaysScrolling(page);
    expect(await page.locator('img[src=x]').count()).toBe(0);
    const [line, height] = await name.evaluate((text) => [
      text.getBoundingClientRect().height,
      text.scrollHeight,
    ]);
    expect(height).toBeLessThanOrEqual(Math.ceil(line ?? 0));
    await host.sandbox.faults([]);
    await leave();
  },
);

it('FT-109 SC-19 ignores messages from another window', async () => {
  const { page, screenAt, leave } = await openApplicant(host, { screen: 'product/select' });
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.waitFor();

  await page.evaluate(() => {
    const news = [
      { kind: 'loggedOut' },
      { kind: 'signedIn', identityUuid: 'another-user' },
      { type: 'identity/loggedOut' },
      { type: 'webpackOk', data: 'x' },
      'loggedOut',
      null,
    ];
    for (const said of news) {
      globalThis.postMessage(said, '*');
      dispatchEvent(new MessageEvent('message', { data: said, origin: 'https://evil.example' }));
    }
  });
  await page.waitForLoadState('networkidle');

  expect(await logout.isVisible()).toBe(true);
  expect(page.url()).toBe(screenAt('product/select'));
  await leave();
});
