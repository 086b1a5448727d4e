import type { Browser, Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { untilTakenOver } from '#scripts/driver/beforeReact.ts';
import { aBorrower, answerEverything } from '#scripts/driver/borrower.ts';
import type { House } from '#scripts/driver/house.ts';

import { budgets } from './budgets.ts';
import type { Figure } from './figures.ts';
import { FIRST_QUESTION, PHONE_SCREEN, STEPS_TO_PASSWORD } from './phone.ts';

const WALKS = 20;
/** Caches and the bounded action log fill up first. */
const WALKS_TO_WARM_UP = 10;
const ROUNDS = 10;
const ROUNDS_TO_WARM_UP = 2;
const HOURS = 8;

/** What lives after collection. */
interface Living {
  readonly bytes: number;
  readonly listeners: number;
  readonly timers: number;
}

declare global {
  interface Window {
    /** How many timers of the page are still to come. */
    timersToCome: () => number;
  }
}

/** Counts the timers of a page, from its first script on. Runs in it. */
function countTimers() {
  const coming = new Set<unknown>();
  const once = window.setTimeout.bind(window);
  const often = window.setInterval.bind(window);
  const end = window.clearTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const timer = once(() => {
      coming.delete(timer);
      if (typeof run === 'function') run(...rest);
    }, ms);
    coming.add(timer);
    return timer;
  }) as typeof setTimeout;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = often(...args);
    coming.add(timer);
    return timer;
  }) as typeof setInterval;
  window.clearTimeout = window.clearInterval = (timer) => {
    coming.delete(timer);
    end(timer);
  };
  window.timersToCome = () => coming.size;
}

/** The fewest timers within three seconds: what is under way for a moment is no leak. */
async function lastingTimers(page: Page): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 30; look += 1) {
    fewest = Math.min(fewest, await page.evaluate(() => window.timersToCome()));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return fewest;
}

async function livingIn(page: Page): Promise<Living> {
  const timers = await lastingTimers(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.send('Performance.enable');
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  return { bytes: usedSize, listeners, timers };
}

/** What is there more than before, against what may be. */
const grown = (during: string, mostBytes: number, before: Living, after: Living): Figure[] => [
  {
    name: `heap growth ${during}`,
    value: (after.bytes - before.bytes) / 1e6,
    most: mostBytes / 1e6,
    unit: 'MB',
  },
  {
    name: `listeners added ${during}`,
    value: after.listeners - before.listeners,
    most: 0,
    unit: '',
  },
  { name: `timers added ${during}`, value: after.timers - before.timers, most: 0, unit: '' },
];

async function openFirst(page: Page, address: string) {
  await page.addInitScript(countTimers);
  await page.goto(address + FIRST_QUESTION);
  await untilTakenOver(page);
}

/** 20 walks through every question, 140 screens, in one page. */
async function registrations(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await openFirst(page, address);
  let before = await livingIn(page);
  for (let walk = 0; walk < WALKS + WALKS_TO_WARM_UP; walk += 1) {
    if (walk === WALKS_TO_WARM_UP) before = await livingIn(page);
    await answerEverything(page, aBorrower());
    // The entry of the last question is made after its paint; without it the way back would end before the page.
    await page.waitForURL(/set-password$/);
    await page.evaluate((steps) => history.go(-steps), STEPS_TO_PASSWORD);
    await page.waitForURL(/register-v2$/);
    await page.getByRole('combobox').waitFor();
  }
  const after = await livingIn(page);
  await context.close();
  return grown(`over ${WALKS} registrations`, budgets.heapGrowthBytes.registrations, before, after);
}

/** Forms, piles of files, and screens that only tell, since the lender waits for the first of them. */
const stations = [
  'product/select',
  'review-app/no-credit',
  'start/contact',
  'review-app/uw',
  'credit/social',
  'start/hmda',
];

/** Ten rounds through six screens of an application, by the browser's history: 60 screens in one page. */
async function applicationScreens(house: House): Promise<Figure[]> {
  const [screen = ''] = stations;
  const order = { checklistStatus: 'OFFER_SELECTION' };
  const { page, context, screenAt } = await openApplicant(house, { screen, order });
  await page.addInitScript(countTimers);
  await page.goto(screenAt(screen));
  const round = async () => {
    for (const station of stations) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, screenAt(station));
      await page.getByRole('main').getByRole('button').first().waitFor();
      await page.waitForLoadState('networkidle');
    }
  };
  for (let warm = 0; warm < ROUNDS_TO_WARM_UP; warm += 1) await round();
  const before = await livingIn(page);
  for (let walk = 0; walk < ROUNDS; walk += 1) await round();
  const after = await livingIn(page);
  await context.close();
  const during = `over ${ROUNDS * stations.length} screens of an application`;
  return grown(during, budgets.heapGrowthBytes.screens, before, after);
}

/** Eight hours in front of the first question, by the page's own clock. */
async function hoursOpen(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await page.clock.install();
  await openFirst(page, address);
  await page.clock.runFor('10:00');
  const before = await livingIn(page);
  for (let sixth = 0; sixth < HOURS * 6; sixth += 1) await page.clock.runFor('10:00');
  const after = await livingIn(page);
  await context.close();
  return grown(`in ${HOURS} hours`, budgets.heapGrowthBytes.screens, before, after);
}

/** What stays of 200 screens and of a day: heap, listeners and timers (FT-71). */
export async function heap(browser: Browser, house: House): Promise<Figure[]> {
  return [
    ...(await registrations(browser, house.address)),
    ...(await applicationScreens(house)),
    ...(await hoursOpen(browser, house.address)),
  ];
}
