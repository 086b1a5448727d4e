/** @set full */
import type { Page } from 'playwright-core';

import { readManifest } from '#scripts/build/manifest.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { aBorrower, answerEverything, mouseSteps } from '#scripts/driver/borrower.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { letTimePass } from '#tests/journeys/support/clock.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { addressBar, expectOffers, expectScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const FIRST = '/account/heloc/register-v2';
const SNAG = 'Sorry, looks like we have hit a snag!';
const { entry, lazy } = readManifest();
const askersOf = (url: string) => Object.values(lazy).filter((urls) => urls.includes(url)).length;

/** Returns the code that only a lazy import loads, or that the fewest others share. */
const chunksOf = (request: string) => {
  const urls = lazy[request]?.filter((url) => !entry.includes(url));
  if (!urls)
    throw new Error(`No lazy import of ${request}; there are ${Object.keys(lazy).join(', ')}`);
  const fewest = Math.min(...urls.map(askersOf));
  return urls.filter((url) => askersOf(url) === fewest);
};
const questionsCode = () => chunksOf('#src/pages/registration/LaterQuestion.tsx');

const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const heading = (page: Page, name: string) => headingOf(page, name).waitFor();

/** Skips the pauses between attempts until a heading appears. */
async function afterEveryTry(page: Page, name: string): Promise<void> {
  await letTimePass(page, 1_000, () => headingOf(page, name).isVisible());
  await heading(page, name);
}

/** Refuses code while `isLost` returns true, and counts how often the page opened. */
async function loseCode(page: Page, urls: readonly string[], isLost: (opened: number) => boolean) {
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  // The page itself times the pauses between attempts (FT-66).
  await page.clock.install();
  await page.route(
    (url) => urls.includes(url.pathname),
    (route) =>
      isLost(opened) ? route.fulfill({ status: 404, contentType: 'text/plain' }) : route.continue(),
  );
  return { opened: () => opened };
}

const expectAddressKept = async (page: Page) => {
  await page.goBack();
  await heading(page, registrationQuestions.address.heading);
  const street = page.getByRole('combobox', { name: 'Property address' });
  expect(await street.inputValue()).toMatch(/^512 Amberstone Drive/);
  expect(await page.getByRole('radio', { name: 'I live here' }).isChecked()).toBe(true);
};

it('FT-66 DYNIMPORT-1 reloads five times for missing code, then shows the error page, and keeps the answers', async () => {
  const { page, at, leave } = await host.visit();
  let isLost = true;
  const { opened } = await loseCode(page, questionsCode(), () => isLost);
  await page.goto(at(FIRST));
  await mouseSteps.address(page, aBorrower());

  await afterEveryTry(page, SNAG);
  expect(opened()).toBe(1 + 5);
  expect(addressBar(page)).toBe(`${FIRST}/for-sale`);
  expect(await page.evaluate(() => sessionStorage.getItem('homeline.reloads'))).toBe('5 forSale');
  await button(page, 'Try again').click();
  await afterEveryTry(page, SNAG);
  expect(opened()).toBe(1 + 5);

  isLost = false;
  await button(page, 'Try again').click();
  await expectScreen(page, registrationQuestions.forSale.heading, 'Homeline');
  await page.waitForFunction(() => sessionStorage.getItem('homeline.reloads') === null);
  expect(opened()).toBe(1 + 5);
  await expectAddressKept(page);
  await leave(/missing: /);
});

it('FT-67 reloads once for a new version in the middle of a registration, to the same screen and answers', async () => {
  const { page, at, leave } = await host.visit();
  // The old page asks for files that are gone, and the new one finds its own.
  const { opened } = await loseCode(page, questionsCode(), (now) => now === 1);
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  await mouseSteps.address(page, borrower);

  await heading(page, registrationQuestions.forSale.heading);
  expect(opened()).toBe(2);
  expect(addressBar(page)).toBe(`${FIRST}/for-sale`);
  await mouseSteps.forSale(page, borrower);
  await expectScreen(page, registrationQuestions.income.heading, 'Homeline');
  await page.goBack();
  await expectScreen(page, registrationQuestions.forSale.heading, 'Homeline');
  expect(await page.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
  await expectAddressKept(page);
  expect(opened()).toBe(2);
  await leave(/missing: /);
});

it('FT-66 FT-67 keeps every answer when the code of a submit is missing, and sends them once it is there', async () => {
  const { page, at, leave } = await host.visit();
  let isLost = true;
  const { opened } = await loseCode(page, chunksOf('./later.ts'), () => isLost);
  const borrower = aBorrower();
  await page.goto(at(FIRST));
  await answerEverything(page, borrower);
  // Waits longer than all attempts take. Prefetching never reloads a page.
  let seconds = 0;
  await letTimePass(page, 1_000, () => (seconds += 1) > 20);
  expect(opened()).toBe(1);
  await mouseSteps.password(page, borrower);
  await letTimePass(page, 1_000, () => Promise.resolve(opened() === 1 + 1));

  isLost = false;
  await heading(page, registrationQuestions.password.heading);
  await mouseSteps.password(page, borrower);
  await expectOffers(page);
  await leave(/missing: /);
});

it('FT-29 ends the session on Logout even if the code that reads the profile is missing', async () => {
  const { page, screenAt, leave } = await openApplicant(host, {
    screen: 'start/hmda',
    sessionRequest: { checklistStatus: 'HMDA' },
  });
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const urls = chunksOf('./later.ts');
  await loseCode(page, urls, () => true);
  await page.goto(screenAt('start/hmda'));
  const logout = button(page, 'Logout');
  await logout.waitFor();
  // Waits longer than all attempts take, and past the number of failures that a saga may have in a minute.
  for (let sixth = 0; sixth < 6; sixth += 1) await page.clock.runFor('00:10');
  expect(asked.filter((path) => urls.includes(path)).length).toBeGreaterThanOrEqual(4);
  await logout.click();

  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
  expect(await page.evaluate(() => sessionStorage.getItem('homeline.token'))).toBeNull();
  await leave(/missing: /);
});
