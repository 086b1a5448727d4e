/** @set full */
import type { Page } from 'playwright-core';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { expectSoundAtWidths } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const headings = [
  ['The first screen', /Apply in/],
  ['A later question', /Set up your account/],
  ['Offers', /pre-qualify/],
  ['The to-do list', /Your to-do list/],
  ['Documents to sign', /Read and sign/],
  ['A decline', /can't offer you/],
] as const;

/** Opens the preview of a brand and waits for all screens. */
async function openPreview(org: string, width = 1280) {
  const visitor = await host.visit({ width });
  await visitor.page.goto(visitor.at(`/sandbox/brand?org=${org}`));
  for (const [title, words] of headings)
    await visitor.page
      .frameLocator(`iframe[title="${title}"]`)
      .getByRole('heading', { level: 1, name: words })
      .waitFor();
  return visitor;
}

/** Returns the value of a custom property on each screen. */
const propertyOf = (page: Page, name: string) =>
  page.locator('iframe').evaluateAll(
    (frames, property) =>
      frames.map((frame) => {
        const root = frame instanceof HTMLIFrameElement && frame.contentDocument?.documentElement;
        return root ? getComputedStyle(root).getPropertyValue(property).trim() : '';
      }),
    name,
  );

const untilAllAre = (page: Page, color: string) =>
  until(async () => {
    const found = await propertyOf(page, '--color-brand');
    return found.length === headings.length && found.every((one) => one === color);
  });

const finding = (page: Page, words: RegExp) =>
  page.getByRole('listitem').filter({ hasText: words });

it('shows a typed color on every screen at once, with what the contrast check finds', async () => {
  const { page, leave } = await openPreview('LARKMERE');
  await finding(page, /^Every text can be read/).waitFor();

  await page.getByLabel('Color', { exact: true }).fill('#8a1f5c');
  await untilAllAre(page, '#8a1f5c');
  expect(await page.getByLabel('Pick the color').inputValue()).toBe('#8a1f5c');

  await page.getByLabel('Color', { exact: true }).fill('#ffe14d');
  await finding(page, /^#ffe14d has a contrast of 1\.\d\d on the page/).waitFor();
  await button(page, "The brand's own").click();
  await finding(page, /^#7cc7f0 has a contrast/).waitFor();
  await leave();
});

it('shows an invalid color at its field, and leaves the screens as they are', async () => {
  const { page, leave } = await openPreview('HOMELINE');
  const [before = ''] = await propertyOf(page, '--color-brand');

  await page.getByLabel('Color', { exact: true }).fill('plum');
  await page.keyboard.press('Tab');

  await page.getByRole('alert').filter({ hasText: 'Enter a color like #1f4e79.' }).waitFor();
  await untilAllAre(page, before);
  await leave();
});

it('keeps the focus on the color, and lets the user try the screens by pointing at them', async () => {
  const visitor = await host.visit({});
  const { page, leave } = visitor;
  await page.goto(visitor.at('/sandbox/brand?org=HOMELINE'));
  const color = page.getByLabel('Color', { exact: true });
  await color.focus();
  const decline = page.frameLocator('iframe[title="A decline"]');
  await decline.getByRole('heading', { name: 'The main reasons' }).waitFor();
  expect(await color.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.getByRole('region', { name: 'A decline' }).hover();
  const reconsider = decline.getByRole('button', { name: 'Ask us to reconsider' });
  await reconsider.focus();
  expect(await reconsider.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await leave();
});

it('lets the user choose another brand with the keyboard, and gives each screen its own address', async () => {
  const { page, leave } = await openPreview('HOMELINE', 390);
  const brands = page.getByLabel('Brand');
  await brands.focus();
  await brands.selectOption('GORSEHOLT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?org=GORSEHOLT$/);
  await page.getByRole('link', { name: 'Open Offers' }).waitFor();

  const links = await page.getByRole('link', { name: /^Open / }).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(headings.length);
  for (const address of addresses)
    expect(address).toMatch(/^\/account\/heloc\/.*[?&]org=GORSEHOLT$/);
  await leave();
});

it('AX-01 gives axe nothing to find in the preview', async () => {
  const { page, leave } = await openPreview('HOMELINE');
  await expectSoundAtWidths(page);
  await leave();
});
