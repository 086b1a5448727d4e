import type { Browser, Page } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { untilHydrated } from '#scripts/driver/hydration.ts';
import { aBorrower, answerEverything } from '#scripts/driver/borrower.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';

import { budgets } from './budgets.ts';
import { figure, type MeasuredFigure } from './figures.ts';
import { FIRST_QUESTION, PHONE_SCREEN, STEPS_TO_PASSWORD } from './phone.ts';

const REGISTRATIONS = 20;
/** Caches and the bounded action log fill up first. */
const WARM_UP_REGISTRATIONS = 10;
const ROUNDS = 10;
const WARM_UP_ROUNDS = 2;
const HOURS = 8;

interface HeapState {
  readonly bytes: number;
  readonly listeners: number;
  readonly timers: number;
}

declare global {
  interface Window {
    pendingTimers: () => number;
  }
}

/** Runs in the page. Counts its timers. */
function countTimers() {
  const pending = new Set<unknown>();
  const once = window.setTimeout.bind(window);
  const often = window.setInterval.bind(window);
  const end = window.clearTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const timer = once(() => {
      pending.delete(timer);
      if (typeof run === 'function') run(...rest);
    }, ms);
    pending.add(timer);
    return timer;
  }) as typeof setTimeout;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = often(...args);
    pending.add(timer);
    return timer;
  }) as typeof setInterval;
  window.clearTimeout = window.clearInterval = (timer) => {
    pending.delete(timer);
    end(timer);
  };
  window.pendingTimers = () => pending.size;
}

/** Returns the lowest number of timers within three seconds, because a short-lived timer isn't a leak. */
async function lastingTimers(page: Page): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 30; look += 1) {
    fewest = Math.min(fewest, await page.evaluate(() => window.pendingTimers()));
    await pause(100);
  }
  return fewest;
}

/** Measures after garbage collection. */
export async function heapBytesOf(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  return usedSize;
}

async function heapStateOf(page: Page): Promise<HeapState> {
  const timers = await lastingTimers(page);
  const bytes = await heapBytesOf(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  return { bytes, listeners, timers };
}

const growthFigures = (
  during: string,
  mostBytes: number,
  before: HeapState,
  after: HeapState,
): MeasuredFigure[] => [
  figure(`heap growth ${during}`, (after.bytes - before.bytes) / 1e6, mostBytes / 1e6, 'MB'),
  figure(`listeners added ${during}`, after.listeners - before.listeners, 0),
  figure(`timers added ${during}`, after.timers - before.timers, 0),
];

async function openFirst(page: Page, address: string) {
  await page.addInitScript(countTimers);
  await page.goto(address + FIRST_QUESTION);
  await untilHydrated(page);
}

/** Does 20 registrations, 140 screens, on one page. */
async function registrations(browser: Browser, address: string): Promise<MeasuredFigure[]> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await openFirst(page, address);
  let before = await heapStateOf(page);
  for (let run = 0; run < REGISTRATIONS + WARM_UP_REGISTRATIONS; run += 1) {
    if (run === WARM_UP_REGISTRATIONS) before = await heapStateOf(page);
    await answerEverything(page, aBorrower());
    // The browser adds the last question's history entry after the paint. Going back needs it.
    await page.waitForURL(/set-password$/);
    await page.evaluate((steps) => history.go(-steps), STEPS_TO_PASSWORD);
    await page.waitForURL(/register-v2$/);
    await page.getByRole('combobox').waitFor();
  }
  const after = await heapStateOf(page);
  await context.close();
  return growthFigures(
    `over ${REGISTRATIONS} registrations`,
    budgets.heapGrowthBytes.registrations,
    before,
    after,
  );
}

const screens = [
  'product/select',
  'review-app/no-credit',
  'start/contact',
  'review-app/uw',
  'credit/social',
  'start/hmda',
];

/** Visits six screens of an application ten times with the browser's history: 60 screens on one page. */
async function applicationScreens(host: TestHost): Promise<MeasuredFigure[]> {
  const [screen = ''] = screens;
  const sessionRequest = { checklistStatus: 'OFFER_SELECTION' };
  const { page, context, screenAt } = await openApplicant(host, { screen, sessionRequest });
  await page.addInitScript(countTimers);
  await page.goto(screenAt(screen));
  const round = async () => {
    for (const other of screens) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, screenAt(other));
      await page.getByRole('main').getByRole('button').first().waitFor();
      await page.waitForLoadState('networkidle');
    }
  };
  for (let warm = 0; warm < WARM_UP_ROUNDS; warm += 1) await round();
  const before = await heapStateOf(page);
  for (let run = 0; run < ROUNDS; run += 1) await round();
  const after = await heapStateOf(page);
  await context.close();
  const during = `over ${ROUNDS * screens.length} screens of an application`;
  return growthFigures(during, budgets.heapGrowthBytes.screens, before, after);
}

/** Spends eight hours on the first question, by the page's clock. */
async function hoursOpen(browser: Browser, address: string): Promise<MeasuredFigure[]> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await page.clock.install();
  await openFirst(page, address);
  await page.clock.runFor('10:00');
  const before = await heapStateOf(page);
  for (let sixth = 0; sixth < HOURS * 6; sixth += 1) await page.clock.runFor('10:00');
  const after = await heapStateOf(page);
  await context.close();
  return growthFigures(`in ${HOURS} hours`, budgets.heapGrowthBytes.screens, before, after);
}

/** Measures the heap, listeners and timers that remain after 200 screens and a day (FT-71). */
export async function heap(browser: Browser, host: TestHost): Promise<MeasuredFigure[]> {
  return [
    ...(await registrations(browser, host.address)),
    ...(await applicationScreens(host)),
    ...(await hoursOpen(browser, host.address)),
  ];
}
