/** @set gate */
import type { Page } from 'playwright-core';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { questions } from '#scripts/driver/questions.ts';
import { letTimePass } from '#tests/journeys/support/clock.ts';
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
const UNEXPECTED = 'Something unexpected happened';

const reads = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** The first of the calls is befallen, and no other. */
const once = (path: string, fault: Omit<Fault, 'path'>) =>
  host.sandbox.faults([{ path, times: 1, ...fault }]);

/** The one application holds what was answered. */
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

it('FT-40 sends everything once after a double click and a held Enter, and focuses what is being done', async () => {
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

it('FT-02 finds an application whose answer was lost, instead of making it again', async () => {
  const visit = await atLastStep(host);
  const { page, finish, calls, leave } = visit;
  // The browser itself asks a second time where a line breaks; then the answer to that is lost as well.
  await host.sandbox.faults([{ path: CREATE, times: 2, after: true, reset: true }]);
  await finish();

  await expectOneApplication(page);
  const creates = (await calls()).filter(({ path }) => path.endsWith('/application/helocs'));
  expect(new Set(creates.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await expectAnswers(visit);
  await leave();
});

it("FT-05 FT-08 makes one account with the next press, whatever the account's service answers", async () => {
  const visit = await atLastStep(host);
  const { page, borrower, finish, press, leave, times } = visit;
  const again = async () => {
    await fillPassword(page, borrower);
    await press();
  };
  await page.clock.install();
  await once(REGISTER, { status: 429, headers: { 'Retry-After': '40' } });
  await finish();
  await reads(page, 'Please wait a minute and try again.');
  await reads(page, 'You can try again in about 40 seconds.');
  await fillPassword(page, borrower);
  await page.keyboard.press('Enter');
  expect(await lastButton(page).getAttribute('aria-disabled')).toBe('true');
  expect(await times('register')).toBe(1);
  const now = page.getByText('You can try again now.');
  await letTimePass(page, 5_000, async () => (await now.count()) > 0);
  // It is asked for a second time by itself, under the same key.
  await host.sandbox.faults([{ path: REGISTER, times: 2, status: 500 }]);
  await again();
  await reads(page, UNEXPECTED);
  await host.sandbox.faults([
    {
      path: REGISTER,
      times: 2,
      status: 200,
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><title>Airport</title><p>Accept our terms</p>',
    },
  ]);
  await again();
  await reads(page, UNEXPECTED);
  expect(await page.getByText('Accept our terms').count()).toBe(0);
  await again();

  await expectOneApplication(page);
  expect(await times('createApplication')).toBe(1);
  await expectAnswers(visit);
  await leave();
});

it('FT-01 FT-07 explains a create that hangs and a line that breaks, and sends nothing by itself', async () => {
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

it('FT-42 explains a refused number, keeps the account over a reload, and accepts another number', async () => {
  const visit = await atLastStep(host, { phone: '6145550000' });
  const { page, borrower, finish, press, leave, times } = visit;
  await finish();
  await reads(page, 'This phone belongs to another account. Use another, or call us.');
  await page.reload();
  await page.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: questions.contact.heading }).waitFor();
  await page.getByRole('textbox', { name: /mobile/i }).fill('6145550142');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();
  await press();

  await expectOneApplication(page);
  expect([await times('register'), await times('savePhone')]).toEqual([1, 2]);
  expect(borrower.phone).toMatch(/0000$/);
  await expectAnswers(visit);
  await leave();
});

it('FT-42 FT-43 goes on behind the saved phone after a reload, and makes nothing again on Back', async () => {
  const visit = await atLastStep(host, {}, { isWalked: true });
  const { page, finish, press, leave, times } = visit;
  await once(MAY_START, { status: 422, body: { message: 'Not now, please.' } });
  await finish();
  await reads(page, 'Not now, please.');
  await page.reload();
  await page.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();
  await press();

  await expectOneApplication(page);
  // None of the questions opens again, however many were answered.
  for (let back = 0; back < 5; back += 1) {
    await page.goBack().catch(() => null);
    await expectOneApplication(page);
  }
  for (const link of ['register', 'savePhone', 'createApplication'] as const)
    expect([link, await times(link)]).toEqual([link, 1]);
  await expectAnswers(visit);
  await leave();
});

it('FT-46 makes one application when two tabs apply at once', async () => {
  const visit = await atLastStep(host);
  const { page, context, finish, leave } = visit;
  await once(MAY_START, { status: 422, body: { message: 'Not now, please.' } });
  await finish();
  await reads(page, 'Not now, please.');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    // A tab that is opened so begins with a copy of what this one keeps.
    page.evaluate(() => void window.open(location.href)),
  ]);
  await other.getByRole('heading', { name: 'Agree and see your offers' }).waitFor();

  await Promise.all([lastButton(page).click(), lastButton(other).click()]);

  // The lender takes one of them; the other tab says so, and leads to where the application stands.
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
