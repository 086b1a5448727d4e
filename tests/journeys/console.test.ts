import {
  expectSoundAtWidths,
  expectNoSidewaysScrolling,
  stretchText,
} from './support/accessible.ts';
import { walkWithFocus } from './support/focus.ts';
import { openHouse, type House } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The console of a lender that has somebody, a fault and mail to show. */
async function openConsole(width = 1280) {
  await house.sandbox.session({ checklistStatus: 'OFFER_SELECTION' });
  await house.sandbox.faults([{ path: '/nowhere$', status: 503, times: 1 }]);
  const visitor = await house.visit({ width });
  await visitor.page.goto(visitor.at('/sandbox'));
  await visitor.page.getByRole('heading', { level: 1, name: 'Sandbox' }).waitFor();
  return visitor;
}

it('AX-41 axe finds nothing in the console of the sandbox, closed and with everything open', async () => {
  const { page, leave } = await openConsole();
  await expectSoundAtWidths(page);

  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectSoundAtWidths(page);
  await leave();
});

it('AX-41 its text has room at 320 px with wide spacing, and Tab keeps in sight what it reaches', async () => {
  const { page, leave } = await openConsole(320);

  await stretchText(page);
  await expectNoSidewaysScrolling(page);
  expect(await walkWithFocus(page)).toBe(40);
  await leave();
});

it('AX-41 by the keyboard alone an application is moved on; that it was done is said, and the focus stays', async () => {
  const { page, leave } = await openConsole();
  const card = page.locator('li.card').first();

  await card.getByRole('combobox').fill('HMDA');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Done.' }).waitFor();
  expect(await card.locator('code').textContent()).toBe('HMDA');
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await page.getByLabel('Calls whose path has').fill('(');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'is not a regular expression' }).waitFor();
  await leave();
});

it('AX-41 who cancels "Empty the sandbox" stays on the page, and is told of nothing done', async () => {
  const { page, leave } = await openConsole();
  const whenRead = () => page.evaluate(() => performance.timeOrigin);
  const before = await whenRead();

  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Empty the sandbox' }).click();
  await page.waitForTimeout(1_000);

  expect(await whenRead()).toBe(before);
  expect(await page.getByRole('status').textContent()).toBe('');
  await leave();
});
