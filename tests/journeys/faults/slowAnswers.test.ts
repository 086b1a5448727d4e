/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { addressOf, questions } from '#scripts/driver/questions.ts';
import { atLastStep, expectOneApplication } from '#tests/journeys/support/lastStep.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { addressBar, expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import type { Link } from '#tests/journeys/support/record.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const CONTACT = addressOf(questions.contact, 'register-v2');
const AGREE = 'Agree and see your offers';
const waiting = (page: Page) => page.getByRole('dialog', { name: "We're finding your offers" });

/** Presses the last button, and goes back as soon as the lender has the call in hand. */
async function goBackDuring(link: Link, path: string) {
  const visit = await atLastStep(host, {}, { isWalked: true });
  const { page, finish, times } = visit;
  await host.sandbox.faults([{ path, times: 1, after: true, delayMs: 1_500 }]);
  await finish();
  await waiting(page).waitFor();
  await until(async () => (await times(link)) > 0);
  const finished = page.waitForEvent('requestfinished', (request) =>
    new RegExp(path).test(request.url()),
  );
  const isOver = finished.catch(() => null);
  await page.goBack();
  await waiting(page).waitFor({ state: 'detached' });
  return { ...visit, isOver };
}

it('FT-06 keeps a visitor who goes back during account creation there, and creates no second account', async () => {
  const visit = await goBackDuring('register', '/registration/register');
  const { page, borrower, isOver, press, leave, times } = visit;
  await expectScreen(page, questions.contact.heading, 'Homeline');
  const email = page.getByRole('textbox', { name: /mail/i });
  expect(await email.inputValue()).toBe(borrower.email);
  await isOver;
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect([addressBar(page), await page.getByRole('dialog').count()]).toEqual([CONTACT, 0]);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, AGREE, 'Homeline');
  await press();
  await expectOneApplication(page);
  expect([await times('register'), await times('createApplication')]).toEqual([1, 1]);
  await leave();
});

it("FT-06 doesn't redirect a borrower who goes back while the application is created, or create it again", async () => {
  const visit = await goBackDuring('createApplication', '/application/helocs');
  const { page, press, leave, times } = visit;
  // With an account the contact is known, and not asked again (SIDE-07).
  await expectScreen(page, AGREE, 'Homeline');
  await page.goBack();
  await expectScreen(page, questions.birthdate.heading, 'Homeline');
  expect(await page.getByRole('textbox', { name: 'Year' }).inputValue()).toBe('1984');

  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, AGREE, 'Homeline');
  await press();
  await expectOneApplication(page);
  expect([await times('register'), await times('createApplication')]).toEqual([1, 1]);
  await leave();
});

it('FT-06 keeps a borrower who goes back while the offer is recorded there, and leads on at the next submit', async () => {
  const { page, session, leave } = await openApplicant(host, { screen: 'product/select' });
  await expectOffers(page);
  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  await page.getByRole('checkbox', { name: /full credit report/ }).check();
  await host.sandbox.faults([
    { method: 'POST', path: '/selection$', times: 1, after: true, delayMs: 1_200 },
  ]);
  await button(page, 'Choose this offer').click();
  await until(async () => {
    const { status } = await host.sandbox.application<{ status: { checklistStatus: string } }>(
      session.applicationUuid,
    );
    return status.checklistStatus !== 'OFFER_SELECTION';
  });
  const takenBack = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/selection'),
  );
  await page.goBack();
  await takenBack;
  await expectOffers(page);
  expect(addressBar(page)).toContain('/product/select');

  await button(page, 'Continue').click();
  await reads(page, 'We moved you to your current step.');
  await expectScreen(page, 'Tell us a little more', 'Homeline');
  await leave();
});
