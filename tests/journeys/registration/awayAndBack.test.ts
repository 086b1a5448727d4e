/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { questions } from '#scripts/driver/questions.ts';
import { steps } from '#scripts/driver/borrower.ts';
import { untilKept } from '#tests/journeys/support/draft.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { atLastStep, expectOneApplication } from '#tests/journeys/support/lastStep.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { callOf, chainOf, timesCalled } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** The browser shows a page that it kept; Chromium keeps none that may not be stored. */
const bringBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

const show = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

describe('FT-47', () => {
  it("loads identity and status before it sends anything from a page restored from the browser's cache", async () => {
    const { page, session, leave } = await openApplicant(host, { screen: 'product/select' });
    await expectOffers(page);
    await host.sandbox.patch(session.applicationUuid, { status: { checklistStatus: 'HMDA' } });
    const before = await host.sandbox.lastNumber();
    const asked = async (path: RegExp) => timesCalled(await host.sandbox.requests(before), path);

    await bringBack(page);
    await reads(page, 'You can read this page, but you cannot change it now');
    expect(await asked(/secure\/api\/v1\/identity$/)).toBe(1);
    expect(timesCalled(await host.sandbox.requests(before), /\/quotes$/)).toBe(0);
    await button(page, 'Go to my current step').click();
    await expectScreen(page, 'Demographic information', 'Homeline');
    await leave();
  });

  it('keeps every answer of a tab restored after a crash, and sends nothing by itself', async () => {
    const visit = await atLastStep(host, {}, { isWalked: true });
    const { page, context, borrower, calls, leave } = visit;
    await untilKept(page, () => page.getByRole('checkbox').first().check());
    await page.getByLabel('Password', { exact: true }).fill('never kept');
    // What the browser gives a restored tab: its address and its session storage.
    const [restored] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await page.close();
    const again = restored.getByLabel('Password', { exact: true });
    await restored.getByRole('heading', { name: questions.password.heading }).waitFor();
    expect(await again.inputValue()).toBe('');
    expect(chainOf(await calls())).toEqual([]);
    await steps.password(restored, borrower);
    await expectOneApplication(restored);
    expect(callOf(await calls(), 'createApplication').body).toMatchObject({
      profileRequest: { email: borrower.email, dob: '1984-03-09' },
      income: { incomePrimary: 118_000 },
    });
    await leave();
  });
});

it('FT-72 FT-24 asks once, not sixty times, when a tab that was hidden for an hour is seen', async () => {
  const { page, screenAt, leave } = await openApplicant(host, {
    screen: 'hold',
    sessionRequest: { checklistStatus: 'ONSITE_APPRAISAL_PENDING' },
  });
  await page.clock.install();
  await page.goto(screenAt('hold'));
  await page.getByRole('button', { name: 'Refresh' }).waitFor();
  await show(page, false);
  await page.clock.runFor(20_000);
  const before = await host.sandbox.lastNumber();
  const asked = async () => (await host.sandbox.requests(before)).map(({ path }) => path);

  await Promise.all([page.waitForResponse(/\/v1\/identity$/), page.clock.fastForward(3_600_000)]);
  await page.clock.runFor(60_000);
  // Whether the session is still there, once; of the application nothing.
  expect(await asked()).toEqual(['/identity/secure/api/v1/identity']);
  const answered = page.waitForResponse(/\/status$/);
  await show(page, true);
  await answered;
  await page.clock.runFor(5_000);
  const [, ...caughtUp] = await asked();
  // What is still needed, and where the application stands, each once (COND-07).
  expect(caughtUp.toSorted()).toEqual([
    expect.stringMatching(/\/conditions\/external-applicants$/),
    expect.stringMatching(/\/status$/),
  ]);
  await page.getByRole('button', { name: 'Refresh' }).waitFor();
  await leave();
});
