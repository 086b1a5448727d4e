import { setTimeout as pause } from 'node:timers/promises';

import type { BrowserContext, CDPSession } from 'playwright-core';

import { until } from '#scripts/driver/until.ts';

import { budgets } from './budgets.ts';
import { figure, median, type MeasuredFigure } from './figures.ts';
import { SLOW_4G, slowDown } from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/** A page load, in milliseconds since the request. */
export interface PageLoad {
  readonly painted: number;
  /** Until a click shows what is missing. */
  readonly usable: number | null;
  /** Null for the static page. */
  readonly hydrated: number | null;
  readonly shift: number;
  /** Milliseconds of long tasks (over 50 ms), after their first 50. */
  readonly blocked: number;
  readonly moved: readonly string[];
}

const SETTLED_MS = 1_500;

/** Runs in the page. A click moves everything below its message, so layout shift is measured without clicks. */
function watchLoad({ presses }: { presses: boolean }) {
  const moved: string[] = [];
  const seen: Record<'usable' | 'hydrated', number | null> & Record<'shift' | 'blocked', number> = {
    usable: null,
    hydrated: null,
    shift: 0,
    blocked: 0,
  };
  Object.assign(globalThis, { load: Object.assign(seen, { moved }) });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Browsers ignore shifts after a user's click, but this click comes from a script.
      const sincePress = seen.usable === null ? -1 : entry.startTime - seen.usable;
      if (sincePress >= 0 && sincePress < 500) continue;
      seen.shift += Number(Reflect.get(entry, 'value'));
      const sources = Reflect.get(entry, 'sources') as { node: Element | null }[];
      moved.push(...sources.map(({ node }) => String(node?.outerHTML).slice(0, 80)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
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
      const summary = document.getElementById('step-errors');
      isAnswered ||= summary !== null && !summary.hidden;
      if (isAnswered) seen.usable = performance.now();
    }
    const isEarly = 'homelineEarly' in globalThis;
    wasEarly ||= isEarly;
    if (wasEarly && !isEarly) seen.hydrated ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export interface Side {
  readonly address: string;
  readonly isOurs: boolean;
}

/** Evaluates without a user gesture. Playwright's own evaluation counts as one, and the page may react to it. */
async function evaluateQuietly<Value>(devTools: CDPSession, expression: string): Promise<Value> {
  const { result } = await devTools.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value;
}

/** Checks rarely, because each check costs the page time. */
const LOOK_MS = 250;

async function untilHydrated(devTools: CDPSession): Promise<void> {
  await until(async () => {
    await pause(LOOK_MS);
    return evaluateQuietly(devTools, "!('homelineEarly' in globalThis)");
  });
}

/** Visits a page with whatever earlier visits left in the browser's cache. */
export async function visit(
  context: BrowserContext,
  { address, isOurs }: Side,
  presses: boolean,
): Promise<PageLoad> {
  const page = await context.newPage();
  const devTools = await slowDown(page, SLOW_4G);
  await page.addInitScript(watchLoad, { presses });
  await page.goto(address, { waitUntil: 'load' });
  if (isOurs) await untilHydrated(devTools);
  await page.waitForTimeout(SETTLED_MS);
  const load = await page.evaluate((): PageLoad => {
    const seen = Reflect.get(globalThis, 'load') as Omit<PageLoad, 'painted'>;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...seen, painted: paint?.startTime ?? Number.NaN };
  });
  await page.close();
  return load;
}

interface Visits {
  readonly side: Side;
  readonly undisturbed: PageLoad[];
  readonly pressed: PageLoad[];
}

const visitsTo = (side: Side): Visits => ({ side, undisturbed: [], pressed: [] });

/** Visits our page and the static one alternately, after some warm-up visits. */
export async function visitAlternately(
  address: string,
  { runs, warmUps }: { readonly runs: number; readonly warmUps: number },
  visitOnce: (side: Side, presses: boolean) => Promise<PageLoad>,
) {
  const site = await openStaticSite();
  const ours = visitsTo({ address, isOurs: true });
  const theirs = visitsTo({ address: site.address, isOurs: false });
  for (let run = 0; run < warmUps; run += 1)
    for (const { side } of [ours, theirs]) await visitOnce(side, false);
  for (let run = 0; run < runs; run += 1)
    for (const { side, undisturbed, pressed } of run % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      undisturbed.push(await visitOnce(side, false));
      pressed.push(await visitOnce(side, true));
    }
  site.close();
  return { ours, theirs };
}

export const medianOf = (
  seen: readonly PageLoad[],
  moment: 'painted' | 'usable' | 'hydrated' | 'blocked',
) => median(seen.map((load) => load[moment] ?? 0));

const asText = ({ undisturbed, pressed }: Visits) =>
  `painted ${medianOf(undisturbed, 'painted').toFixed(0)} ms, usable ${medianOf(pressed, 'usable').toFixed(0)}, ` +
  `blocked for ${medianOf(undisturbed, 'blocked').toFixed(0)}`;

/** Prints both results. Returns ours relative to the static page's. */
export function againstStatic(kind: string, ours: Visits, theirs: Visits): MeasuredFigure[] {
  const hydrated = medianOf(ours.undisturbed, 'hydrated').toFixed(0);
  const times = (visits: 'undisturbed' | 'pressed', moment: 'painted' | 'usable') =>
    medianOf(ours[visits], moment) / medianOf(theirs[visits], moment);
  console.log(`${kind}: ${asText(ours)}, React has it at ${hydrated}; static ${asText(theirs)}`);
  const { painted, usable } = budgets.timesStaticPage;
  return [
    figure(
      `${kind}: first paint against the static page`,
      times('undisturbed', 'painted'),
      painted,
      '×',
    ),
    figure(`${kind}: usable against the static page`, times('pressed', 'usable'), usable, '×'),
  ];
}
