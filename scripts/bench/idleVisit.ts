import type { Browser } from 'playwright-core';

import { budgets } from './budgets.ts';
import { figure, median, type MeasuredFigure } from './figures.ts';
import { mainThreadMs, PHONE, SLOW_4G, slowDown } from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/** Milliseconds. Longer than the delays after which the page prefetches. */
const QUIET_MS = 3_000;

/** A first visit without interaction, until the network is idle. */
interface IdleVisit {
  /** Transferred bytes, including headers. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds of the main thread, on a phone's processor. */
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
    // A preloaded script is reported again, with no bytes, when it runs.
    if (encodedDataLength > 0) requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const work = await mainThreadMs(devTools);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await context.close();
  return { bytes, requests, work, heapBytes: usedSize };
}

/** Measures the page and the static page alternately, because only the ratio of their work holds on any machine. */
export async function idleVisit(
  browser: Browser,
  address: string,
  runs: number,
): Promise<MeasuredFigure[]> {
  const site = await openStaticSite();
  const ours: IdleVisit[] = [];
  const theirs: IdleVisit[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await untilIdle(browser, address));
    theirs.push(await untilIdle(browser, site.address));
  }
  site.close();
  const of = (visits: readonly IdleVisit[], part: keyof IdleVisit) =>
    median(visits.map((one) => one[part]));
  const [work, staticWork] = [of(ours, 'work'), of(theirs, 'work')];
  console.log(
    `Main thread until quiet: ${Math.round(work)} ms, static ${Math.round(staticWork)} ms`,
  );
  const most = budgets.untilIdle;
  return [
    figure('requests until quiet', of(ours, 'requests'), most.requests),
    figure('bytes until quiet', of(ours, 'bytes'), most.bytes, 'bytes'),
    figure('main thread until quiet, times static page', work / staticWork, most.timesStaticWork),
    figure('heap once quiet', of(ours, 'heapBytes') / 1e6, most.heapBytes / 1e6, 'MB'),
  ];
}
