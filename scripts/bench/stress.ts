import type { Browser, Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';

import { budgets } from './budgets.ts';
import { figure, median, type MeasuredFigure } from './figures.ts';
import { FIRST_QUESTION, PHONE_SCREEN, SLOW_3G, slowDown } from './phone.ts';

const ITEMS = 10_000;
const SETTLED_MS = 2_000;
const TEXT = '512 Amberstone Street, unit of a name that is as long as names of units get';

/** Runs in the page. Records the longest frame and input delay. */
function watchDelays() {
  const seen = { frame: 0, input: 0 };
  Object.assign(globalThis, { delays: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.frame = Math.max(seen.frame, duration);
  }).observe({ type: 'long-animation-frame' });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      seen.input = Math.max(seen.input, performance.now() - timeStamp);
    },
    true,
  );
}

const delaysOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'delays') as { frame: number; input: number });

/** Enlarges lists in a response to ten thousand items, five megabytes in total. */
async function enlargeLists(page: Page, path: RegExp, lists: readonly string[]): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    for (const list of lists) {
      const items = answer[list] as object[];
      const padding = 'x'.repeat(5_000_000 / ITEMS / lists.length);
      answer[list] = Array.from({ length: ITEMS }, (_, number) => ({
        ...items[number % items.length],
        uuid: `50000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
        padding,
      }));
    }
    await route.fulfill({ response, json: answer });
  });
}

/** FT-10: measures huge responses on a phone's processor. */
async function hugeAnswers(browser: Browser, host: TestHost) {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await page.addInitScript(watchDelays);
  await page.goto(host.address + FIRST_QUESTION);
  await page.waitForLoadState('networkidle');
  await enlargeLists(page, /\/typeahead\//, ['suggestions']);
  await slowDown(page);
  await page.getByRole('combobox').pressSequentially('512 Amberstone', { delay: 50 });
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const suggested = await delaysOf(page);
  await context.close();
  return { suggestions: suggested.frame, offers: await hugeOffer(host) };
}

async function hugeOffer(host: TestHost): Promise<number> {
  const { page, context, screenAt } = await openApplicant(host, { screen: 'start/contact' });
  await page.addInitScript(watchDelays);
  await slowDown(page);
  await enlargeLists(page, /\/offers/, ['offers', 'liabilities']);
  await page.goto(screenAt('product/select'));
  await page.getByRole('slider').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const { frame } = await delaysOf(page);
  await context.close();
  return frame;
}

/** FT-70: measures a slow processor and network. No typed letter may be lost. */
async function slowPhone(browser: Browser, host: TestHost) {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await page.addInitScript(watchDelays);
  await slowDown(page, SLOW_3G);
  await page.goto(host.address + FIRST_QUESTION, { waitUntil: 'commit' });
  const street = page.getByRole('combobox');
  await street.waitFor();
  // Starts before hydration and ends well after it.
  await street.pressSequentially(TEXT, { delay: 150, timeout: 120_000 });
  const lost = TEXT.length - (await street.inputValue()).length;
  const { input } = await delaysOf(page);
  await context.close();
  return { lost, input };
}

async function round(browser: Browser, host: TestHost) {
  return { ...(await hugeAnswers(browser, host)), ...(await slowPhone(browser, host)) };
}

/** Returns the medians of all rounds. Lost letters count in every round. */
export async function stress(
  browser: Browser,
  host: TestHost,
  runs: number,
): Promise<MeasuredFigure[]> {
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await round(browser, host));
  const milliseconds = (name: string, of: 'suggestions' | 'offers' | 'input', most: number) =>
    figure(name, median(rounds.map((seen) => seen[of])), most, 'ms');
  const { longestFrame, longestInputDelay } = budgets;
  const where = 'slow 3G, processor 4× slower';
  return [
    milliseconds('longest frame, 10,000 suggestions', 'suggestions', longestFrame),
    milliseconds('longest frame, 10,000 offers and debts', 'offers', longestFrame),
    figure(`letters lost, ${where}`, Math.max(...rounds.map(({ lost }) => lost)), 0),
    milliseconds(`longest input delay, ${where}`, 'input', longestInputDelay),
  ];
}
