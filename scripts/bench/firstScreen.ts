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

/** What the visits to one side told: those in which nobody did anything, and those in which somebody pressed at once. */
interface Visits {
  readonly side: Side;
  readonly undisturbed: Beginning[];
  readonly pressed: Beginning[];
}

const visitsTo = (side: Side): Visits => ({ side, undisturbed: [], pressed: [] });

const medianOf = (seen: readonly Beginning[], moment: 'painted' | 'usable' | 'takenOver') =>
  median(seen.map((beginning) => beginning[moment] ?? 0));

/**
 * The first screen against the static page, in turns, each time as a first visit (decision 22). A press comes before the
 * first paint, which waits for its answer, so what is painted when is seen in visits without one.
 */
export async function firstScreen(browser: Browser, address: string, runs: number) {
  const site = await openStaticSite();
  const ours = visitsTo({ address, isOurs: true });
  const theirs = visitsTo({ address: site.address, isOurs: false });
  for (const { side } of [ours, theirs]) await visit(browser, side);
  for (let run = 0; run < runs; run += 1)
    for (const { side, undisturbed, pressed } of run % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      undisturbed.push(await visit(browser, side, false));
      pressed.push(await visit(browser, side));
    }
  site.close();

  const painted = medianOf(ours.undisturbed, 'painted');
  const paintedStatic = medianOf(theirs.undisturbed, 'painted');
  const usable = medianOf(ours.pressed, 'usable');
  const usableStatic = medianOf(theirs.pressed, 'usable');
  console.log(
    `First screen, medians of ${runs}: painted ${painted.toFixed(0)} ms (static ${paintedStatic.toFixed(0)}), ` +
      `usable ${usable.toFixed(0)} (static ${usableStatic.toFixed(0)}), React has it at ${medianOf(ours.undisturbed, 'takenOver').toFixed(0)}`,
  );

  for (const words of ours.undisturbed.flatMap(({ moved }) => moved))
    console.log(`Moved: ${words}`);

  const { timesStaticPage, layoutShift } = budgets;
  return [
    {
      name: 'first paint against the static page',
      value: painted / paintedStatic,
      most: timesStaticPage.painted,
      unit: '×',
    },
    {
      name: 'usable against the static page',
      value: usable / usableStatic,
      most: timesStaticPage.usable,
      unit: '×',
    },
    {
      name: 'layout shift',
      value: Math.max(...ours.undisturbed.map(({ shift }) => shift)),
      most: layoutShift,
      unit: '',
    },
  ] satisfies Figure[];
}
