/** @set full */
import type { Locator, Page } from 'playwright-core';

import { stretchText } from '#tests/journeys/support/accessible.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { hiddenFocus, walkWithFocus } from '#tests/journeys/support/focus.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { button, offerScreen } from '#tests/journeys/support/offerScreen.ts';
import { openFirst } from '#tests/journeys/support/overlays.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SMALL = { width: 320, height: 640 };
const LOW = { width: 640, height: 320 };

async function expectSummaryInSight(page: Page) {
  await page.getByRole('alert', { name: 'Error' }).waitFor();
  expect(await hiddenFocus(page)).toBe('');
}

async function walkBothWays(page: Page) {
  const stops = await walkWithFocus(page);
  await walkWithFocus(page, 'Shift+Tab', stops);
  return stops;
}

it.each([SMALL, LOW])(
  'AX-02 never hides the focus under a bar after Tab or mistakes on the first question, at $width × $height',
  async (size) => {
    const { page, at, leave } = await host.visit({ width: 320 });
    await page.setViewportSize(size);
    await page.goto(at('/account/heloc/register-v2'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await walkBothWays(page)).toBeGreaterThan(5);
    await pressSubmit(page);
    await expectSummaryInSight(page);
    expect(await walkWithFocus(page)).toBeGreaterThan(5);
    await leave();
  },
);

it.each([false, true])(
  'AX-02 keeps the focus visible after Tab on account-setup, which ends with its button; wide text spacing %p',
  async (isStretched) => {
    const { page, at, leave } = await host.visit({ width: 320 });
    await page.setViewportSize(SMALL);
    await page.goto(at('/account/heloc/register/account-setup?affiliate=demo'));
    await page.getByRole('heading', { level: 1, name: 'Set up your account' }).waitFor();
    await page.getByText('The remaining questions come next.').waitFor();
    if (isStretched) await stretchText(page);
    expect(await walkBothWays(page)).toBeGreaterThan(10);
    await leave();
  },
);

it('F-14 moves a box that a bar partly covers into view when it is tapped', async () => {
  const { page, at, leave } = await host.visit({ width: 320 });
  await page.setViewportSize(SMALL);
  await page.goto(at('/account/heloc/register/support'));
  const box = page.getByRole('textbox', { name: 'Your name' });
  await box.waitFor();
  const bar = page.getByRole('button', { name: 'Send', exact: true }).locator('..');
  const edge = await bar.evaluate((element) => element.getBoundingClientRect().top);
  await box.evaluate((element, top) => {
    scrollBy(0, element.getBoundingClientRect().top + 20 - top);
  }, edge);
  const { x, y, width } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(y).toBeLessThan(edge);

  await page.mouse.click(x + width / 2, y + 5);

  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await hiddenFocus(page)).toBe('');
  await leave();
});

it.each([SMALL, LOW, { width: 1280, height: 640 }])(
  'AX-02 leaves room for the focus next to lasting toasts without moving the page, at $width × $height',
  async (size) => {
    const { page, leave, tell } = await openFirst(host, { width: 320 });
    await page.setViewportSize(size);
    const heading = page.getByRole('heading', { level: 1 });
    const place = await heading.boundingBox();
    for (const id of ['one', 'two']) {
      await tell('toastShown', { id, tone: 'error', text: "We couldn't reach the lender." });
      await page.getByRole('button', { name: 'Dismiss' }).last().waitFor();
      expect(await heading.boundingBox()).toEqual(place);
      await heading.focus();
      const stops = await walkWithFocus(page);
      await walkWithFocus(page, 'Shift+Tab', stops + 8);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
    }
    await leave();
  },
);

it.each([SMALL, LOW])(
  'AX-02 keeps the focus visible after Tab in a modal at $width × $height',
  async (size) => {
    const { page, leave, tell } = await openFirst(host, { width: 320 });
    await page.setViewportSize(size);
    for (const modal of [
      { id: 'newYorkTo' },
      { id: 'inquiry', originator: null },
      { id: 'cancelApplication' },
    ]) {
      await tell('modalOpened', modal);
      await page.getByRole('dialog').waitFor();
      await walkWithFocus(page, 'Tab', 6);
      await tell('modalClosed', { id: modal.id });
    }
    await leave();
  },
);

it.each([
  ['product/select', 'OFFER_SELECTION', SMALL],
  ['product/select', 'OFFER_SELECTION', LOW],
  ['start/contact', 'COLLECT_ADDITIONAL_INFO', SMALL],
])(
  'AX-02 never hides the focus under a bar after Tab on %s, %s at %o',
  async (screen, status, size) => {
    const { page, leave } = await openApplicant(host, {
      screen,
      width: 320,
      sessionRequest: { checklistStatus: status },
    });
    await page.setViewportSize(size);
    await button(page, 'Continue').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await walkBothWays(page)).toBeGreaterThan(10);
    await leave();
  },
);

it.each([SMALL, LOW])(
  'AX-02 keeps the focus visible with mistakes and open details of an offer at $width × $height',
  async (size) => {
    const { page, leave } = await openApplicant(host, {
      screen: 'product/select',
      width: 320,
      sessionRequest: { checklistStatus: 'OFFER_SELECTION' },
    });
    await page.setViewportSize(size);
    await offerScreen(page).amount.fill('1');
    await button(page, 'Continue').click();
    await expectSummaryInSight(page);
    expect(await walkWithFocus(page)).toBeGreaterThan(10);

    await page.getByRole('button', { name: /Show details$/ }).click();
    await page.evaluate(() => document.querySelector('h1')?.focus());
    expect(await walkWithFocus(page)).toBeGreaterThan(10);
    await leave();
  },
);

it('keeps the height of the offers while the borrower scrolls to Continue', async () => {
  const { page, leave } = await openApplicant(host, { screen: 'product/select', width: 320 });
  await page.setViewportSize(LOW);
  await page.getByRole('heading', { name: /^What it costs over/ }).waitFor();
  const height = () => page.evaluate(() => document.querySelector('main')?.scrollHeight);
  const before = await height();
  await button(page, 'Continue').scrollIntoViewIfNeeded();
  // Content that scrolls into view is laid out a frame or two later.
  for (let frame = 0; frame < 5; frame += 1)
    await page.evaluate(() => new Promise(requestAnimationFrame));

  expect(await height()).toBe(before);
  await leave();
});

it('AX-02 keeps the focus on the same control when the borrower turns the phone or zooms among the offers', async () => {
  const { page, leave } = await openApplicant(host, { screen: 'product/select' });
  const { term, result } = offerScreen(page);
  const zoom = (width: number) => page.setViewportSize({ width, height: 800 });
  const hasFocus = (control: Locator) => control.and(page.locator(':focus')).waitFor();

  await button(page, 'Compare this choice').focus();
  await zoom(500);
  await hasFocus(result.getByRole('button', { name: 'Show details' }));
  await zoom(1280);
  await hasFocus(button(page, 'Compare this choice'));

  await button(page, 'Compare this choice').click();
  await term(15).check();
  await button(page, 'Compare this choice').click();
  await button(page, 'Remove 15 years, $105,000, Lower fee').focus();
  await zoom(500);
  await hasFocus(button(page, 'Remove 15 years, $105,000, Lower fee'));
  await page.keyboard.press('Enter');
  await button(page, 'Remove 15 years, $105,000, Lower fee').waitFor({ state: 'detached' });
  await leave();
});
