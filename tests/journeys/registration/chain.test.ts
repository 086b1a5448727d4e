/** @set gate */
import type { Page } from 'playwright-core';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  applicationsOf,
  atLastStep,
  expectOneApplication,
  fillPassword,
  lastButton,
} from '#tests/journeys/support/lastStep.ts';
import type { Fault } from '#scripts/driver/sandbox.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const REGISTER = '/registration/register';
const MAY_START = 'verify-ability-to-start';
const CREATE = '/application/helocs$';
const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";

const reads = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const once = (path: string, fault: Omit<Fault, 'path'>) =>
  host.sandbox.faults([{ path, times: 1, ...fault }]);

/** Expects the answers in the only application. */
async function expectAnswers(visit: Awaited<ReturnType<typeof atLastStep>>) {
  const { borrower, calls } = visit;
  const created = (await calls()).filter(({ path }) => path.endsWith('/application/helocs'));
  expect(created.at(-1)?.body).toMatchObject({
    profileRequest: {
      name: { firstName: borrower.firstName, lastName: borrower.lastName },
      dob: '1984-03-09',
      email: borrower.email,
    },
    propertyRequest: { street1: '512 Amberstone Drive', occupancyType: 'HOME' },
    income: { incomePrimary: 118_000 },
  });
}

it('FT-40 sends everything once after a double click and a held Enter, and focuses the current activity', async () => {
  const visit = await atLastStep(host);
  const { page, borrower, leave, times } = visit;
  const checked = Promise.withResolvers<void>();
  await page.route(new RegExp(REGISTER), async (route) => {
    await checked.promise;
    await route.continue();
  });
  await fillPassword(page, borrower);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await lastButton(page).dblclick();
  for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await lastButton(page).getAttribute('aria-disabled')).toBe('true');
  expect(await lastButton(page).isEnabled()).toBe(false);
  expect(await lastButton(page).innerText()).toBe('Submitting');
  const modal = page.getByRole('dialog', { name: "We're finding your offers" });
  expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);

  checked.resolve();
  await expectOneApplication(page);
  expect([await times('register'), await times('createApplication')]).toEqual([1, 1]);
  await expectAnswers(visit);
  await leave();
});

it('FT-02 FT-03 says that an account failed, and finds an application whose response was lost', async () => {
  const visit = await atLastStep(host);
  const { page, borrower, finish, press, calls, leave } = visit;
  await host.sandbox.faults([{ path: REGISTER, status: 500 }]);
  await finish();
  await reads(page, 'Something unexpected happened');
  // The browser itself retries when a connection breaks, so the response to the retry has to get lost, too.
  await host.sandbox.faults([{ path: CREATE, times: 2, after: true, reset: true }]);
  await fillPassword(page, borrower);
  await press();

  await expectOneApplication(page);
  const creates = (await calls()).filter(({ path }) => path.endsWith('/application/helocs'));
  expect(new Set(creates.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await expectAnswers(visit);
  await leave();
});

it('FT-01 FT-07 explains a create that hangs and a connection that breaks, and sends nothing by itself', async () => {
  const visit = await atLastStep(host, {}, { hasOwnClock: true });
  const { page, context, finish, press, leave, times } = visit;
  await once(CREATE, { hang: true });
  await finish();
  await until(async () => (await times('createApplication')) > 0);
  await page.clock.fastForward(31_000);
  await reads(page, NOT_REACHED);

  await context.setOffline(true);
  await reads(page, 'You are offline. Your answers stay on this page.');
  await press();
  await reads(page, NOT_REACHED);
  const before = await times('createApplication');
  await context.setOffline(false);
  await page.locator('p', { hasText: 'You are offline.' }).waitFor({ state: 'detached' });
  expect(await times('createApplication')).toBe(before);
  await press();

  await expectOneApplication(page);
  await expectAnswers(visit);
  await leave();
});

it('FT-42 FT-43 continues after the saved phone when the page reloads, and creates nothing again on Back', async () => {
  const visit = await atLastStep(host, {}, { isWalked: true });
  const { page, finish, press, leave, times } = visit;
  await once(MAY_START, { status: 422, body: { message: 'Not now, please.' } });
  await finish();
  await reads(page, 'Not now, please.');
  await page.reload();
  await page.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();
  await press();

  await expectOneApplication(page);
  // No question opens again, however many were answered.
  for (let back = 0; back < 5; back += 1) {
    await page.goBack().catch(() => null);
    await expectOneApplication(page);
  }
  for (const link of ['register', 'savePhone', 'createApplication'] as const)
    expect([link, await times(link)]).toEqual([link, 1]);
  await expectAnswers(visit);
  await leave();
});

it('FT-46 creates one application when two tabs apply at once', async () => {
  const visit = await atLastStep(host);
  const { page, context, finish, leave } = visit;
  await once(MAY_START, { status: 422, body: { message: 'Not now, please.' } });
  await finish();
  await reads(page, 'Not now, please.');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    // A tab opened this way starts with a copy of this tab's storage.
    page.evaluate(() => void window.open(location.href)),
  ]);
  await other.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();

  await Promise.all([lastButton(page).click(), lastButton(other).click()]);

  // The lender accepts one of them. The other tab says so, and leads to the current step of the application.
  const exists = page.getByRole('dialog', { name: 'Active application already exists.' });
  const otherExists = other.getByRole('dialog', { name: 'Active application already exists.' });
  const offers = /\/product\/select/;
  const goOn = async (dialog: typeof exists) => {
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  await Promise.all([
    Promise.race([page.waitForURL(offers), goOn(exists)]),
    Promise.race([other.waitForURL(offers), goOn(otherExists)]),
  ]);
  await Promise.all([page.waitForURL(offers), other.waitForURL(offers)]);
  expect(await applicationsOf(page)).toHaveLength(1);
  await expectAnswers(visit);
  await leave();
});
