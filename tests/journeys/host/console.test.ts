/** @set full */
import type { Page } from 'playwright-core';

import { expectNoSidewaysScrolling, stretchText } from '#tests/journeys/support/accessible.ts';
import { hiddenFocus, walkWithFocus } from '#tests/journeys/support/focus.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { expectSoundAtWidths } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const summaryOf = (page: Page, section: string) =>
  page.locator('.panel > summary').filter({ has: page.getByRole('heading', { name: section }) });

/** Opens the console of a lender that has a borrower, a fault and mail, with one section expanded. */
async function openConsole(section: string | null, width = 1280) {
  await host.sandbox.session({ checklistStatus: 'OFFER_SELECTION' });
  await host.sandbox.faults([{ path: '/nowhere$', status: 503, times: 1 }]);
  const visitor = await host.visit({ width });
  await visitor.page.goto(visitor.at('/sandbox'));
  await visitor.page.getByRole('heading', { level: 1, name: 'Sandbox' }).waitFor();
  if (section !== null) await summaryOf(visitor.page, section).click();
  return visitor;
}

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function orderFault(page: Page, path: string): Promise<void> {
  await page.getByLabel('Calls whose path has').fill(path);
  await button(page, 'Order').click();
}

it('AX-41 gives axe nothing to find in the console, closed, with each section open, and with its question', async () => {
  const { page, leave } = await openConsole(null);
  await expectSoundAtWidths(page);

  for (const panel of await page.locator('.panel').all()) {
    await panel.locator('> summary').click();
    for (const summary of await panel.locator('section summary').all()) await summary.click();
    await expectSoundAtWidths(page);
  }
  await button(page, 'Empty the sandbox').click();
  await expectSoundAtWidths(page);
  await leave();
});

it('AX-41 fits the closed sections into one window, and opens one section at a time', async () => {
  const { page, leave } = await openConsole(null, 390);
  const openSections = () => page.locator('.panel[open] h2').allTextContents();
  expect(await openSections()).toEqual([]);
  expect((await page.locator('.panels').boundingBox())?.height).toBeLessThan(780);

  await summaryOf(page, 'Flags').press('Enter');
  await page.getByRole('button', { name: 'Turn off fe-webchat' }).waitFor();
  await summaryOf(page, 'Faults').press('Enter');
  await page.getByLabel('Times').waitFor();
  expect(await openSections()).toEqual(['Faults']);
  await page.waitForURL(/\/sandbox#faults$/);

  await page.reload();
  await page.getByLabel('Times').waitFor();
  expect(await openSections()).toEqual(['Faults']);
  await leave();
});

it('AX-41 has room for its text at 320 px with wide spacing, and keeps what Tab reaches visible', async () => {
  const { page, leave } = await openConsole('Applications', 320);

  await stretchText(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Start an application' }).focus();
  expect(await walkWithFocus(page)).toBe(40);
  await leave();
});

it('AX-41 advances an application with the keyboard only, confirms it, and keeps the focus', async () => {
  const { page, leave } = await openConsole('Applications');
  const card = page.locator('li.card').first();

  await card.getByRole('combobox').fill('HMDA');
  await page.keyboard.press('Enter');
  await said(page, 'Done.').waitFor();
  expect(await card.locator('code').textContent()).toBe('HMDA');
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await summaryOf(page, 'Faults').click();
  await page.getByLabel('Calls whose path has').fill('(');
  await page.keyboard.press('Enter');
  await said(page, 'is not a regular expression').waitFor();
  await leave();
});

it('AX-41 asks before it empties the sandbox, and stays on the page when the user cancels', async () => {
  const { page, leave } = await openConsole('Applications');
  const whenRead = () => page.evaluate(() => performance.timeOrigin);
  const before = await whenRead();
  const question = page.getByRole('dialog', { name: 'Empty the sandbox?' });

  for (const cancel of [
    () => button(page, 'Cancel').press('Enter'),
    () => page.keyboard.press('Escape'),
  ]) {
    await button(page, 'Empty the sandbox').press('Enter');
    await question.locator(':focus', { hasText: 'Cancel' }).waitFor();
    await cancel();
    await question.waitFor({ state: 'hidden' });
    await page.locator(':focus', { hasText: 'Empty the sandbox' }).waitFor();
  }
  // By now, the click would have sent its request.
  await page.evaluate(async () => (await fetch('/sandbox/health')).text());

  expect(await whenRead()).toBe(before);
  expect(await page.getByRole('status').textContent()).toBe('');
  await leave();
});

it('leaves the demo people alone after "Empty now", with the focus where the question was', async () => {
  const { page, leave } = await openConsole('Applications');
  await page.getByRole('heading', { name: 'Morgan Ashdale' }).first().waitFor();
  await button(page, 'Empty the sandbox').click();
  await button(page, 'Empty now').click();
  await said(page, 'Done.').waitFor();
  await page.getByRole('heading', { name: 'Amir Fenwright' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Morgan Ashdale' }).count()).toBe(0);
  await page.locator(':focus', { hasText: 'Empty the sandbox' }).waitFor();
  await leave();
});

it.each([390, 1280])(
  'AX-41 hides the done message after a while at %i px, and covers neither the clicked button nor the end links',
  async (width) => {
    const { page, leave } = await openConsole('Applications', width);
    const pressed = page.getByRole('button', { name: 'Move along' }).first();
    /** Fails if another element would get the click. */
    const canBePressed = { trial: true };
    await page.clock.install();

    await pressed.click();
    await said(page, 'Done.').waitFor();
    expect(await hiddenFocus(page)).toBe('');
    // The text stays for six seconds by the page's own clock, which pauses while we check the links.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    await page.keyboard.press('End');
    for (const link of await page.getByRole('contentinfo').getByRole('link').all())
      await link.click(canBePressed);
    expect(await said(page, 'Done.').isVisible()).toBe(true);

    await page.clock.runFor(6_000);
    await said(page, 'Done.').waitFor({ state: 'detached' });
    await leave();
  },
);

it('AX-41 names the field that is wrong, hides nothing that Tab reaches, and clears the message on the next click', async () => {
  const { page, leave } = await openConsole('Faults', 320);
  const path = page.getByLabel('Calls whose path has');
  const hint = page.locator(`#${await path.getAttribute('aria-describedby')}`);
  expect(await hint.textContent()).toContain('A regular expression');

  await orderFault(page, '(');
  await said(page, 'Calls whose path has: is not a regular expression').waitFor();
  await page.getByRole('link', { name: 'Start an application' }).focus();
  await walkWithFocus(page);
  await said(page, 'Calls whose path has').waitFor();
  await expectSoundAtWidths(page);

  await page.getByLabel('Times').fill('');
  await orderFault(page, '/offers$');
  await said(page, 'Calls whose path has').waitFor({ state: 'detached' });
  expect(await page.getByRole('status').textContent()).toBe('');
  await leave();
});

it('adds a fault to the active ones, and ends each separately', async () => {
  const { page, leave } = await openConsole('Faults');
  const list = page.getByRole('region', { name: 'Faults' }).getByRole('listitem');
  const inForce = async () =>
    (await list.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const [licenses, always] = [
    { path: 'state-licenses', status: 503 },
    { path: '/nowhere$', status: 503 },
  ];
  await host.sandbox.faults([{ ...licenses, times: 1 }, { ...licenses, times: 3 }, always]);
  for (let call = 0; call < 2; call += 1)
    await fetch(`${host.address}/service-application/external/api/v1/heloc/state-licenses`);

  await page.getByLabel('Fault', { exact: true }).selectOption('Answer 401');
  await orderFault(page, '/offers$');
  await said(page, 'Done.').waitFor();
  expect(await inForce()).toEqual([
    '{"path":"state-licenses","status":503} times left: 2 End the fault of state-licenses',
    '{"path":"/nowhere$","status":503} until it is ended End the fault of /nowhere$',
    '{"path":"/offers$","status":401} times left: 1 End the fault of /offers$',
  ]);

  await button(page, 'End the fault of /nowhere$').press('Enter');
  await said(page, 'Done.').waitFor();
  expect(await inForce()).toEqual([
    expect.stringContaining('state-licenses'),
    expect.stringContaining('/offers$'),
  ]);
  await page.locator(':focus', { hasText: 'End all' }).waitFor();
  await leave();
});
