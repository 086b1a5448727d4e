import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';

import { budgets } from './budgets.ts';
import { figure, median, type MeasuredFigure } from './figures.ts';
import { SLOW_4G, slowDown } from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/** Runs in the page. Notes when a heading is there that takes focus, which a placeholder's doesn't. */
function watchHeading() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main h1[tabindex]')) return;
    Object.assign(globalThis, { shownAt: performance.now() });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

async function msUntil(page: Page, address: string, isThere: () => number | undefined) {
  await page.bringToFront();
  await page.goto(address);
  const moment = await page.waitForFunction(isThere);
  await page.waitForLoadState('networkidle');
  return (await moment.jsonValue()) ?? Number.NaN;
}

/** Measures an application's screen that is opened again, as from an email, against the static page's first paint. */
export async function openedScreen(host: TestHost, runs: number): Promise<MeasuredFigure[]> {
  const screen = 'product/select';
  const { page, context, screenAt, leave } = await openApplicant(host, { width: 390, screen });
  const site = await openStaticSite();
  // In another page, because a page that changes its origin starts a process.
  const other = await context.newPage();
  for (const one of [page, other]) await slowDown(one, SLOW_4G);
  await page.addInitScript(watchHeading);
  const ours: number[] = [];
  const theirs: number[] = [];
  // The first visit fills the browser's cache.
  for (let run = 0; run <= runs; run += 1) {
    ours[run] = await msUntil(page, screenAt(screen), () => Reflect.get(globalThis, 'shownAt'));
    theirs[run] = await msUntil(
      other,
      site.address,
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
  }
  site.close();
  await leave();
  const [shown, painted] = [ours, theirs].map((times) => median(times.slice(1)));
  if (shown === undefined || painted === undefined) throw new Error('Nothing was measured');
  console.log(
    `An application's screen: shown ${shown.toFixed(0)} ms, static ${painted.toFixed(0)}`,
  );
  const name = "application's screen opened again against the static page";
  return [figure(name, shown / painted, budgets.timesStaticPage.openedAgain, '×')];
}
