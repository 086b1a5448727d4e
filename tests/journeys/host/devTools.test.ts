/** @set gate */
import { aBorrower, answerEverything } from '#scripts/driver/borrower.ts';
import { registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { addressBar, expectScreen } from '#tests/journeys/support/place.ts';
import { foundIn, press, watchTraces } from '#tests/journeys/support/traces.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it('changes only the screen on time travel, and asks, sends, moves and appends nothing (decision 19)', async () => {
  const { page, at, leave } = await host.visit();
  const { look } = await watchTraces(page);
  const borrower = aBorrower({ firstName: 'Zephyrine', lastName: 'Quillonette' });
  await page.goto(at('/account/heloc/register-v2'));
  await answerEverything(page, borrower);
  await expectScreen(page, registrationQuestions.password.heading, 'Homeline');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    window.shownActions?.some(({ type }) => type === 'shell/chunkArrived'),
  );

  const placeOf = (type: string) =>
    page.evaluate((wanted) => window.shownActions?.findIndex((one) => one.type === wanted), type);
  const travel = async (place: number | undefined, heading: string) => {
    // The history starts with the state before the first action.
    await press(page, { type: 'JUMP_TO_STATE', index: (place ?? -1) + 1 });
    await expectScreen(page, heading, 'Homeline');
    // Longer than a form waits to report, and a page to announce its code.
    await page.waitForTimeout(700);
  };
  const last = await page.evaluate(() => (window.shownActions?.length ?? 0) - 1);
  const address = addressBar(page);
  const entries = await page.evaluate(() => history.length);
  const before = await host.sandbox.lastNumber();
  const called: string[] = [];
  page.on('request', (request) => called.push(request.url()));

  await travel(
    await placeOf('registration/saleStatusSubmitted'),
    registrationQuestions.forSale.heading,
  );
  await travel(await placeOf('registration/nameSubmitted'), registrationQuestions.name.heading);
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Zephyrine');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(/^Redux DevTools show another moment of this page\./).waitFor();
  expect(await page.title()).toBe(`${registrationQuestions.name.heading} | Homeline`);
  await travel(0, registrationQuestions.address.heading);
  await travel(last, registrationQuestions.password.heading);
  expect(await page.evaluate(() => window.shownActions?.length)).toBe(last + 1);

  expect(called.filter((url) => !url.includes('/assets/'))).toEqual([]);
  expect(await host.sandbox.requests(before)).toEqual([]);
  expect(addressBar(page)).toBe(address);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const { shown } = await look();
  expect(shown).toContain('registration/nameSubmitted');
  expect(foundIn(shown, ['Zephyrine', 'Quillonette', borrower.email])).toEqual([]);
  await leave();
});
