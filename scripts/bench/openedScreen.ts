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
  await page.goto(address);
  const moment = await page.waitForFunction(isThere);
  await page.waitForLoadState('networkidle');
  return (await moment.jsonValue()) ?? Number.NaN;
}

/**
 * Measures an application's screen that is opened again, as from an email, against the static page's first paint. On
 * slow 4G and this processor: slowed down, a whole application's times vary too much to compare.
 */
export async function openedScreen(host: TestHost, runs: number): Promise<MeasuredFigure[]> {
  const screen = 'product/select';
  const { page, screenAt, leave } = await openApplicant(host, { width: 390, screen });
  const site = await openStaticSite();
  const other = await host.visit({ width: 390 });
  for (const window of [page, other.page]) {
    const devTools = await slowDown(window, SLOW_4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await page.addInitScript(watchHeading);
  const visitOurs = () => msUntil(page, screenAt(screen), () => Reflect.get(globalThis, 'shownAt'));
  const visitTheirs = () =>
    msUntil(
      other.page,
      site.address,
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );

  // Fills the browser's cache.
  await visitOurs();
  await visitTheirs();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await visitOurs());
    theirs.push(await visitTheirs());
  }
  site.close();
  await leave();
  await other.leave();
  const [shown, painted] = [median(ours), median(theirs)];
  console.log(
    `An application's screen: shown ${shown.toFixed(0)} ms, static ${painted.toFixed(0)}`,
  );
  const name = "application's screen opened again against the static page";
  return [figure(name, shown / painted, budgets.timesStaticPage.openedAgain, '×')];
}
