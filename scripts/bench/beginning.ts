import type { BrowserContext } from 'playwright-core';

import { untilTakenOver } from '#scripts/driver/beforeReact.ts';

import { budgets } from './budgets.ts';
import { median, type Figure } from './figures.ts';
import { SLOW_4G, slowDown } from './phone.ts';

/** What a page tells of its own beginning, in milliseconds since it was asked for. */
export interface Beginning {
  readonly painted: number;
  /** A press is answered with what is missing. */
  readonly usable: number | null;
  /** React has it; of the static page, never. */
  readonly takenOver: number | null;
  readonly shift: number;
  /** For how long, in tasks of over 50 ms each, input would have waited past those 50 ms. */
  readonly blocked: number;
  /** What moved, for whoever has to mend it. */
  readonly moved: readonly string[];
}

const SETTLED_MS = 1_500;

/** Runs in the page from its first moment; a press moves what stands below its answer, so shifts are watched without. */
function watchBeginning({ presses }: { presses: boolean }) {
  const moved: string[] = [];
  const seen: Record<'usable' | 'takenOver', number | null> & Record<'shift' | 'blocked', number> =
    {
      usable: null,
      takenOver: null,
      shift: 0,
      blocked: 0,
    };
  Object.assign(globalThis, { beginning: Object.assign(seen, { moved }) });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // What the press itself moves, a browser takes for its answer; it is a script's press here.
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
    if (wasEarly && !isEarly) seen.takenOver ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export interface Side {
  readonly address: string;
  readonly isOurs: boolean;
}

/** One visit to a side with what the browser has by then: nothing, or what earlier visits left in its cache. */
export async function visit(
  context: BrowserContext,
  { address, isOurs }: Side,
  presses: boolean,
): Promise<Beginning> {
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
  await page.close();
  return beginning;
}

/** What the visits to one side told: those in which nothing was done, and those in which the button was pressed at once. */
export interface Visits {
  readonly side: Side;
  readonly undisturbed: Beginning[];
  readonly pressed: Beginning[];
}

export const visitsTo = (side: Side): Visits => ({ side, undisturbed: [], pressed: [] });

export const medianOf = (
  seen: readonly Beginning[],
  moment: 'painted' | 'usable' | 'takenOver' | 'blocked',
) => median(seen.map((beginning) => beginning[moment] ?? 0));

const inWords = ({ undisturbed, pressed }: Visits) =>
  `painted ${medianOf(undisturbed, 'painted').toFixed(0)} ms, usable ${medianOf(pressed, 'usable').toFixed(0)}, ` +
  `blocked for ${medianOf(undisturbed, 'blocked').toFixed(0)}`;

/** Prints what both sides took, and holds ours against the static page's. */
export function againstStatic(kind: string, ours: Visits, theirs: Visits): Figure[] {
  const takenOver = medianOf(ours.undisturbed, 'takenOver').toFixed(0);
  console.log(`${kind}: ${inWords(ours)}, React has it at ${takenOver}; static ${inWords(theirs)}`);
  const { painted, usable } = budgets.timesStaticPage;
  return [
    {
      name: `${kind}: first paint against the static page`,
      value: medianOf(ours.undisturbed, 'painted') / medianOf(theirs.undisturbed, 'painted'),
      most: painted,
      unit: '×',
    },
    {
      name: `${kind}: usable against the static page`,
      value: medianOf(ours.pressed, 'usable') / medianOf(theirs.pressed, 'usable'),
      most: usable,
      unit: '×',
    },
  ];
}
