import type { Browser } from 'playwright-core';

import { againstStatic, visit, visitsTo, type Beginning, type Side } from './beginning.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figures.ts';
import { PHONE } from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/**
 * The first screen against the static page, in turns, each time as a first visit (decision 22). A press comes before the
 * first paint, which waits for its answer, so what is painted when is seen in visits without one.
 */
export async function firstScreen(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Figure[]> {
  const site = await openStaticSite();
  const ours = visitsTo({ address, isOurs: true });
  const theirs = visitsTo({ address: site.address, isOurs: false });
  const firstVisit = async (side: Side, presses: boolean) => {
    const context = await browser.newContext(PHONE);
    const beginning = await visit(context, side, presses);
    await context.close();
    return beginning;
  };
  for (const { side } of [ours, theirs]) await firstVisit(side, false);
  for (let run = 0; run < runs; run += 1)
    for (const { side, undisturbed, pressed } of run % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      undisturbed.push(await firstVisit(side, false));
      pressed.push(await firstVisit(side, true));
    }
  site.close();

  for (const words of ours.undisturbed.flatMap(({ moved }) => moved))
    console.log(`Moved: ${words}`);

  const { layoutShift } = budgets;
  const most = (seen: readonly Beginning[]) => Math.max(...seen.map(({ shift }) => shift));
  return [
    ...againstStatic('first visit', ours, theirs),
    { name: 'layout shift', value: most(ours.undisturbed), most: layoutShift, unit: '' },
    {
      name: 'layout shift where the button is pressed before React',
      value: most(ours.pressed),
      most: layoutShift,
      unit: '',
    },
  ];
}
