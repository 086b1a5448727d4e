/** @set gate */
import type { Page } from 'playwright-core';

import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { delayScripts, delayStyles, untilHydrated } from '#scripts/driver/hydration.ts';
import { openTestHost, type TestHost, type VisitorOptions } from '#scripts/driver/testHost.ts';
import { isNoticed, watchShifts } from '#tests/journeys/support/shifts.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const FIRST_QUESTION = '/account/heloc/register-v2';
const STREET = '512 Amberstone Drive';
const street = (page: Page) => page.getByRole('combobox', { name: 'Property address' });
const press = (page: Page) => page.locator('button[type=submit]');
const summary = (page: Page) => page.locator('#step-errors');

/** Opens the first question, painted, while its scripts still load. */
async function visitBeforeReact(options: VisitorOptions = {}) {
  const { page, at, leave } = await host.visit(options);
  const { release } = await delayScripts(page);
  await page.goto(at(FIRST_QUESTION), { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, release, leave };
}

it('FT-41 keeps everything that is typed or chosen before React, and the caret', async () => {
  const { page, release, leave } = await visitBeforeReact();
  await street(page).pressSequentially(STREET);
  await page.getByRole('radio', { name: 'Second home' }).check();
  await street(page).focus();
  for (const _letter of 'Drive') await page.keyboard.press('ArrowLeft');

  release();
  await untilHydrated(page);
  await page.keyboard.type('Park ');

  expect(await street(page).inputValue()).toBe('512 Amberstone Park Drive');
  expect(await page.getByRole('radio', { name: 'Second home' }).isChecked()).toBe(true);
  expect(new URL(page.url()).search).toBe('');
  await leave();
});

it('FT-41 looks up what was typed before React as if it were typed now', async () => {
  const { page, release, leave } = await visitBeforeReact();
  await street(page).pressSequentially('512 Amber');

  release();
  await page.getByRole('option', { name: STREET }).click();

  await page.getByText('Columbus, OH 43214').waitFor();
  await leave();
});

it('FT-41 loses no key that the user presses while React takes over', async () => {
  const { page, release, leave } = await visitBeforeReact();
  const text = 'abcdefghij'.repeat(8);
  await street(page).focus();
  const typing = page.keyboard.type(text, { delay: 10 });
  release();
  await typing;
  await untilHydrated(page);

  expect(await street(page).inputValue()).toBe(text);
  await leave();
});

it('FT-41 responds to a submit of an empty form with the specified messages, before React and after', async () => {
  const { page, release, leave } = await visitBeforeReact({ width: 390 });
  expect(await page.title()).toBe('Apply in 5 minutes, receive funding in 5 days | Homeline');
  expect(await page.locator('[style]').count()).toBe(0);
  await press(page).click();

  const both = ['Please enter a valid property address', 'Please select an occupancy type'];
  for (const message of both) expect(await summary(page).textContent()).toContain(message);
  expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.title()).toMatch(/^Error: Apply in 5 minutes/);
  const height = async () => (await page.getByRole('alert').first().boundingBox())?.height;
  const before = await height();

  release();
  await untilHydrated(page);
  expect(await height()).toBe(before);
  expect(await page.getByRole('alert', { name: 'Error' }).textContent()).toContain(both[0]);
  expect(await page.title()).toMatch(/^Error: Apply in 5 minutes/);
  expect(page.url()).toMatch(/register-v2$/);
  await expectAccessible(page);
  await leave();
});

const slowDown = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Longer than the time during which a browser attributes a shift to a click. */
const AFTER_A_PRESS_MS = 700;

/**
 * The town of an address appears below its box and moves a button there to the side. A message moves it four times as
 * much.
 */
const TOWN_SHIFT = 0.015;

/**
 * Expects the messages of an answer from before React, and their positions, to stay the same once React takes over the
 * page.
 */
async function expectMessagesToStay(
  width: number,
  answer: (page: Page) => Promise<void>,
  titleBefore: RegExp,
) {
  const { page, at, leave } = await host.visit({ width });
  const shifts = await watchShifts(page);
  const { release } = await delayScripts(page);
  await slowDown(page);
  await page.goto(at(FIRST_QUESTION), { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await answer(page);
  const title = await page.title();
  expect(title).toMatch(titleBefore);
  await page.waitForTimeout(AFTER_A_PRESS_MS);
  const { length } = await shifts();

  release();
  await untilHydrated(page);
  await page.waitForTimeout(AFTER_A_PRESS_MS);

  const shift = Math.max(0, ...(await shifts()).slice(length));
  expect(shift).toBeLessThan(TOWN_SHIFT);
  expect(await page.title()).toBe(title);
  await leave();
}

it.each<{ form: string; answer: (page: Page) => Promise<void>; title?: RegExp }>([
  { form: 'an empty form', answer: (page) => press(page).click() },
  {
    form: 'a form without a use',
    async answer(page) {
      await street(page).fill(`${STREET}, Columbus, OH 43214`);
      await press(page).click();
    },
  },
  {
    form: 'an empty form that is filled in afterwards',
    async answer(page) {
      await press(page).click();
      await street(page).fill(`${STREET}, Columbus, OH 43214`);
      await page.getByRole('radio', { name: 'I live here' }).check();
      expect(await summary(page).isVisible()).toBe(false);
    },
    title: /^Apply in 5 minutes/,
  },
])(
  'FT-41 keeps the messages for $form where they are when React takes over',
  async ({ answer, title = /^Error: / }) => {
    // Most of the time goes into waiting for shifts, so both widths wait at the same time.
    await Promise.all([390, 1280].map((width) => expectMessagesToStay(width, answer, title)));
  },
);

/** Clicks the button 50 ms after the first frame, and records what responded. Runs in the page. */
function pressAfterPaint() {
  const watch = new PerformanceObserver(() => {
    watch.disconnect();
    setTimeout(() => {
      document.querySelector<HTMLElement>('form [type=submit]')?.click();
      Object.assign(globalThis, {
        answer: {
          isEarly: 'homelineEarly' in globalThis,
          isSummaryShown: document.getElementById('step-errors')?.hidden === false,
        },
      });
    }, 50);
  });
  watch.observe({ type: 'paint' });
}

it('responds to a click on a return visit before its cached code starts (T7)', async () => {
  const { page, at, leave } = await host.visit({ width: 390 });
  await page.goto(at(FIRST_QUESTION));
  await untilHydrated(page);
  await page.addInitScript(pressAfterPaint);

  await page.goto(at(FIRST_QUESTION));
  await untilHydrated(page);

  expect(await page.evaluate(() => Reflect.get(globalThis, 'answer'))).toEqual({
    isEarly: true,
    isSummaryShown: true,
  });
  await page.getByRole('alert', { name: 'Error' }).waitFor();
  await leave();
});

it('FT-41 VAL-TYPEAHEAD-1 looks up a street that was submitted before React, and continues', async () => {
  const { page, release, leave } = await visitBeforeReact();
  await street(page).fill(STREET);
  await page.getByRole('radio', { name: 'I live here' }).check();
  await press(page).click();

  release();

  await page.waitForURL(/for-sale$/);
  await leave();
});

it('FT-41 sends a complete answer that was submitted before React once, after React is there', async () => {
  const { page, release, leave } = await visitBeforeReact();
  await street(page).fill(`${STREET}, Columbus, OH 43214`);
  await page.getByRole('radio', { name: 'I live here' }).check();
  await press(page).click();
  expect(await press(page).getAttribute('aria-disabled')).toBe('true');

  release();
  await page.waitForURL('**/register-v2/for-sale');
  await page.getByRole('heading', { name: 'for sale' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Apply in 5 minutes' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'for sale' }).waitFor();
  await leave();
});

it('FT-66 retries what the page starts with, and loses no input in the meantime', async () => {
  const { page, at, leave } = await host.visit();
  let failures = 0;
  await page.route('**/assets/*', async (route) => {
    failures += 1;
    await (failures <= 3 ? route.abort() : route.continue());
  });
  await page.goto(at(FIRST_QUESTION), { waitUntil: 'commit' });
  await street(page).fill(STREET);
  await untilHydrated(page);

  expect(failures).toBeGreaterThan(3);
  expect(await street(page).inputValue()).toBe(STREET);
  await leave();
});

it('starts a deep link with a quiet placeholder, and moves nothing when the screen arrives', async () => {
  const { page, at, leave } = await host.visit({ width: 390 });
  const shifts = await watchShifts(page);
  const { release } = await delayScripts(page);
  await page.goto(at('/account/heloc/register/support'), { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
  await page.getByRole('heading', { level: 1, name: 'One moment' }).waitFor();

  release();
  await page.getByRole('heading', { name: 'How can we help?' }).waitFor();
  await page.getByRole('region', { name: 'Chat', exact: true }).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect((await shifts()).filter(isNoticed)).toEqual([]);
  await leave();
});

it.each([320, 1280])('moves nothing from the first paint on at %i px', async (width) => {
  const { page, at, leave } = await host.visit({ width });
  const shifts = await watchShifts(page);
  const { release } = await delayStyles(page);
  await page.goto(at(FIRST_QUESTION), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await untilHydrated(page);

  expect((await shifts()).filter(isNoticed)).toEqual([]);
  await leave();
});
