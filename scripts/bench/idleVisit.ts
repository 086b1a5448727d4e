import type { Browser } from 'playwright-core';

import { budgets } from './budgets.ts';
import { figure, median, type MeasuredFigure } from './figures.ts';
import { mainThreadMs, PHONE, SLOW_4G, slowDown } from './phone.ts';

/** Milliseconds. Longer than the delays after which the page prefetches. */
const QUIET_MS = 3_000;

/** A first visit without interaction, until the network is idle. */
interface IdleVisit {
  /** Transferred bytes, including headers. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds of the main thread. */
  readonly work: number;
  readonly heapBytes: number;
}

async function untilIdle(browser: Browser, address: string): Promise<IdleVisit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, SLOW_4G);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Performance.enable');
  let bytes = 0;
  let requests = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const work = await mainThreadMs(devTools);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await context.close();
  return { bytes, requests, work, heapBytes: usedSize };
}

export async function idleVisit(
  browser: Browser,
  address: string,
  runs: number,
): Promise<MeasuredFigure[]> {
  const seen: IdleVisit[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await untilIdle(browser, address));
  const of = (part: keyof IdleVisit) => median(seen.map((one) => one[part]));
  const most = budgets.untilIdle;
  return [
    figure('requests until quiet', of('requests'), most.requests),
    figure('bytes until quiet', of('bytes'), most.bytes, 'bytes'),
    figure('main thread until quiet, processor 4× slower', Math.round(of('work')), most.work, 'ms'),
    figure('heap once quiet', of('heapBytes') / 1e6, most.heapBytes / 1e6, 'MB'),
  ];
}
