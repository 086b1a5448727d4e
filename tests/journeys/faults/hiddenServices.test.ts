/** @set full */
import type { Page, Request } from 'playwright-core';

import { aBorrower, answerTheRest, steps } from '#scripts/driver/borrower.ts';
import { addressOf, questions } from '#scripts/driver/questions.ts';
import { untilKept } from '#tests/journeys/support/draft.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { atLastStep, expectOneApplication } from '#tests/journeys/support/lastStep.ts';
import { addressBar, expectScreen } from '#tests/journeys/support/place.ts';
import { aUuid, callOf, timesCalled } from '#tests/journeys/support/record.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(async () => {
  await host.sandbox.faults([]);
  await host.sandbox.flags({ 'fe-heloc-maintenance': { enabled: false } });
});
afterAll(() => host.close());

const FIRST = addressOf(questions.address, 'register-v2');
const FLAGS = '/service-optimize/';

/** Every path that the page shows, in its order. */
const placesOf = (page: Page) => {
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  return places;
};

describe('FT-83 flags', () => {
  it('applies the default flags after three seconds, and flips nothing when the service is back', async () => {
    await host.sandbox.faults([{ path: FLAGS, hang: true }]);
    const { page, at, leave } = await host.visit();
    await page.clock.install();
    const places = placesOf(page);
    // Three seconds count from the question: the page draws, and takes what is typed, before it asks.
    const asked = page.waitForRequest((request) => request.url().endsWith('/features'));
    await page.goto(at(FIRST));
    const borrower = aBorrower();
    await page.getByRole('combobox', { name: 'Property address' }).fill(borrower.typed);
    await asked;
    await page.clock.fastForward(3_100);
    await host.sandbox.flags({ 'fe-heloc-redesign-2025': { enabled: false } });
    await host.sandbox.faults([]);

    await steps.address(page, borrower);
    await expectScreen(page, questions.forSale.heading, 'Homeline');
    await steps.forSale(page, borrower);
    await expectScreen(page, questions.income.heading, 'Homeline');
    expect(places).toEqual([FIRST, `${FIRST}/for-sale`, `${FIRST}/annual-income`]);
    await host.sandbox.flags({ 'fe-heloc-redesign-2025': { enabled: true } });
    await leave();
  });

  it('leaves the seventeen flags at their defaults when the lender sends other names or none', async () => {
    const features = ['fe-of-another-lender', '__proto__', 'constructor', ''].map((key) => ({
      key,
      enabled: true,
      variables: { routes: ['/register-v2'] },
    }));
    await host.sandbox.faults([{ path: FLAGS, body: { features } }]);
    const { page, at, leave } = await host.visit();
    await page.goto(at(FIRST));
    // The modal of a New York property is off unless a flag says otherwise.
    await steps.address(page, aBorrower({ typed: '45 Mossbell' }));
    await expectScreen(page, questions.income.heading, 'Homeline');
    await leave();
  });
});

it.each([
  ['hangs', async () => host.sandbox.faults([{ path: '^/ft/', hang: true }])],
  ['is blocked by the browser', (page: Page) => page.route('**/ft/**', (route) => route.abort())],
] as const)(
  "FT-84 doesn't disturb the borrower when telemetry %s, and lets the browser make a tracker",
  async (_what, begin) => {
    const before = await host.sandbox.lastNumber();
    const { page, at, leave } = await host.visit();
    await begin(page);
    let sessions = 0;
    page.on('request', (request) => {
      if (/\/ft\/.*session/.test(request.url())) sessions += 1;
    });
    const borrower = aBorrower();
    await page.goto(at(FIRST));
    await steps.address(page, borrower);
    await answerTheRest(page, borrower);
    await steps.password(page, borrower);
    await expectOneApplication(page);
    expect(sessions).toBeGreaterThan(0);
    expect(sessions).toBeLessThanOrEqual(3);
    const calls = await host.sandbox.requests(before);
    expect(timesCalled(calls, /\/event$/)).toBe(0);
    expect(callOf(calls, 'createApplication').body).toMatchObject({
      optimizelyProfileRequest: { optimizelyProfileUuid: aUuid },
    });
    await leave();
  },
);

const SERVICES = [
  '^/ft/',
  FLAGS,
  '^/banners/',
  '/hours/',
  '/state-licenses',
  '/experiments$',
  'optermizerly',
] as const;

it.each([
  ['answer 500', { status: 500 }],
  ['hang', { hang: true }],
  ['answer nonsense', { malformed: true }],
])(
  'FT-83 FT-84 FT-85 FT-87 leads to the offers while telemetry, flags, banners, hours and licenses %s',
  async (_what, fault) => {
    await host.sandbox.faults(SERVICES.map((path) => ({ path, ...fault })));
    const { page, at, leave } = await host.visit();
    const borrower = aBorrower();
    await page.goto(at(FIRST));
    await steps.address(page, borrower);
    await answerTheRest(page, borrower);
    await steps.password(page, borrower);
    await expectOneApplication(page);
    await page.getByRole('contentinfo').getByRole('region', { name: 'Disclosures' }).waitFor();
    expect(await page.getByRole('region', { name: 'Banners' }).count()).toBe(0);
    expect(await page.getByText(/^We are licensed in /).count()).toBe(0);
    await leave();
  },
);

describe('FT-88 maintenance that begins during a visit', () => {
  const begin = (routes: readonly string[]) =>
    host.sandbox.flags({ 'fe-heloc-maintenance': { enabled: true, variables: { routes } } });

  const isAboutMaintenance = (request: Request) =>
    request.postData()?.includes('"featureKey":"fe-heloc-maintenance"') ?? false;

  it('counts maintenance from the next route change, and gives every answer back when it is over', async () => {
    const { page, at, leave } = await host.visit();
    await page.clock.install();
    const borrower = aBorrower();
    await page.goto(at(FIRST));
    // The question of this route change is answered before anything begins.
    const asked = page.waitForResponse((response) => isAboutMaintenance(response.request()));
    await steps.address(page, borrower);
    await expectScreen(page, questions.forSale.heading, 'Homeline');
    await asked;
    await begin(['/register-v2']);
    await page.clock.fastForward(120_000);
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isVisible()).toBe(true);

    await untilKept(page, () => page.getByRole('radio', { name: 'No', exact: true }).check());
    await untilKept(page, () => page.getByRole('button', { name: 'Continue' }).click());
    await page.getByRole('heading', { name: 'Scheduled Maintenance' }).waitFor();
    expect(addressBar(page)).toBe(`${FIRST}/annual-income`);
    await host.sandbox.flags({ 'fe-heloc-maintenance': { enabled: false } });
    await page.clock.fastForward(61_000);
    await page.getByRole('heading', { name: questions.income.heading }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: questions.forSale.heading }).waitFor();
    expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    await leave();
  });

  it('lets a submit under way finish when maintenance begins', async () => {
    const { page, finish, times, leave } = await atLastStep(host);
    await host.sandbox.faults([{ path: '/registration/register$', delayMs: 600, times: 1 }]);
    await finish();
    await until(async () => (await times('register')) > 0);
    await begin(['/register-v2', '/register']);
    await expectOneApplication(page);
    expect(await times('createApplication')).toBe(1);
    await leave();
  });
});
