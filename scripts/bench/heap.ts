import type { Browser, Page } from 'playwright-core';

import { untilTakenOver } from '#tests/journeys/support/beforeReact.ts';
import { aBorrower, answerEverything } from '#tests/journeys/support/borrower.ts';

import { budgets } from './budgets.ts';
import type { Figure } from './figures.ts';
import { FIRST_QUESTION, PHONE_SCREEN, STEPS_TO_PASSWORD } from './phone.ts';

const WALKS = 20;
/** Caches and the bounded action log fill up first. */
const WALKS_TO_WARM_UP = 10;

/** What lives after collection: bytes of the heap, and listeners. */
async function livingIn(page: Page): Promise<{ bytes: number; listeners: number }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.send('Performance.enable');
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  return { bytes: usedSize, listeners };
}

/** The heap over 20 walks through every question, 140 screens, in one page (FT-71). */
export async function heap(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN });
  const page = await context.newPage();
  await page.goto(address + FIRST_QUESTION);
  await untilTakenOver(page);
  let before = await livingIn(page);
  for (let walk = 0; walk < WALKS + WALKS_TO_WARM_UP; walk += 1) {
    if (walk === WALKS_TO_WARM_UP) before = await livingIn(page);
    await answerEverything(page, aBorrower());
    await page.evaluate((steps) => history.go(-steps), STEPS_TO_PASSWORD);
    await page.waitForURL(/register-v2$/);
    await page.getByRole('combobox').waitFor();
  }
  const after = await livingIn(page);
  await context.close();
  const during = `over ${WALKS} registrations`;
  return [
    {
      name: `heap growth ${during}`,
      value: (after.bytes - before.bytes) / 1e6,
      most: budgets.heapGrowthBytes / 1e6,
      unit: 'MB',
    },
    {
      name: `listeners added ${during}`,
      value: after.listeners - before.listeners,
      most: 0,
      unit: '',
    },
  ];
}
