import type { Browser } from 'playwright-core';

import { untilTakenOver } from '#tests/journeys/support/beforeReact.ts';

import { budgets } from './budgets.ts';
import { median, type Figure } from './figures.ts';
import { PHONE_SCREEN, SLOW_4G, slowDown } from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/** What a page tells of its own beginning, in milliseconds since it was asked for. */
interface Beginning {
  readonly painted: number;
  /** A press is answered with what is missing. */
  readonly usable: number | null;
  /** React has it; of the static page, never. */
  readonly takenOver: number | null;
  readonly shift: number;
  /** What moved, for whoever has to mend it. */
  readonly moved: readonly string[];
}

const SETTLED_MS = 1_500;

/** Runs in the page from its first moment; a press moves what stands below its answer, so shifts are watched without. */
function watchBeginning({ presses }: { presses: boolean }) {
  const moved: string[] = [];
  const seen: { usable: number | null; takenOver: number | null; shift: number } = {
    usable: null,
    takenOver: null,
    shift: 0,
  };
  Object.assign(globalThis, { beginning: Object.assign(seen, { moved }) });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.shift += Number(Reflect.get(entry, 'value'));
      const sources = Reflect.get(entry, 'sources') as { node: Element | null }[];
      moved.push(...sources.map(({ node }) => String(node?.outerHTML).slice(0, 80)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let isAnswered = false;
  addEventListener(
    'invalid',
    () => {
      isAnswered = true;
    },
    true,
  );
  let wasEarly = false;

  const look = () => {
    const button = document.querySelector<HTMLElement>('form [type=submit]');
    if (presses && seen.usable === null && button) {
      button.click();
      const summary = document.getElementById('step-problems');
      isAnswered ||= summary !== null && !summary.hidden;
      if (isAnswered) seen.usable = performance.now();
    }
    const isEarly = 'homelineEarly' in globalThis;
    wasEarly ||= isEarly;
    if (wasEarly && !isEarly) seen.takenOver ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Side {
  readonly address: string;
  readonly isOurs: boolean;
}

async function visit(
  browser: Browser,
  { address, isOurs }: Side,
  presses = true,
): Promise<Beginning> {
  const context = await browser.newContext({
    viewport: PHONE_SCREEN,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(page, SLOW_4G);
  await page.addInitScript(watchBeginning, { presses });
  await page.goto(address, { waitUntil: 'load' });
  if (isOurs) await untilTakenOver(page);
  await page.waitForTimeout(SETTLED_MS);
  const beginning = await page.evaluate((): Beginning => {
    const seen = Reflect.get(globalThis, 'beginning') as Omit<Beginning, 'painted'>;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...seen, painted: paint?.startTime ?? Number.NaN };
  });
  await context.close();
  return beginning;
}

/** The first screen against the static page, in turns, each time as a first visit (decision 22). */
export async function firstScreen(browser: Browser, address: string, runs: number) {
  const site = await openStaticSite();
  const ours: Beginning[] = [];
  const theirs: Beginning[] = [];
  const undisturbed: Beginning[] = [];
  const us = { address, isOurs: true };
  const them = { address: site.address, isOurs: false };
  for (const side of [us, them]) await visit(browser, side);
  for (let run = 0; run < runs; run += 1) {
    if (run % 2 === 0) ours.push(await visit(browser, us));
    theirs.push(await visit(browser, them));
    if (run % 2 === 1) ours.push(await visit(browser, us));
    if (run % 5 === 0) undisturbed.push(await visit(browser, us, false));
  }
  site.close();

  const of = (seen: readonly Beginning[], moment: 'painted' | 'usable' | 'takenOver') =>
    median(seen.map((beginning) => beginning[moment] ?? 0));
  console.log(
    `First screen, medians of ${runs}: painted ${of(ours, 'painted').toFixed(0)} ms (static ${of(theirs, 'painted').toFixed(0)}), ` +
      `usable ${of(ours, 'usable').toFixed(0)} (static ${of(theirs, 'usable').toFixed(0)}), React has it at ${of(ours, 'takenOver').toFixed(0)}`,
  );

  for (const words of undisturbed.flatMap(({ moved }) => moved)) console.log(`Moved: ${words}`);

  const { painted, usable } = budgets.timesStaticPage;
  return [
    {
      name: 'first paint against the static page',
      value: of(ours, 'painted') / of(theirs, 'painted'),
      most: painted,
      unit: '×',
    },
    {
      name: 'usable against the static page',
      value: of(ours, 'usable') / of(theirs, 'usable'),
      most: usable,
      unit: '×',
    },
    {
      name: 'layout shift',
      value: Math.max(...undisturbed.map(({ shift }) => shift)),
      most: budgets.layoutShift,
      unit: '',
    },
  ] satisfies Figure[];
}
