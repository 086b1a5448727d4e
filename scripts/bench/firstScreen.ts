import type { Browser } from 'playwright-core';

import { againstStatic, visit, type PageLoad, visitAlternately } from './pageLoad.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figures.ts';
import { PHONE } from './phone.ts';

/**
 * The first screen against the static page, alternately, each time as a first visit (decision 22). A click comes before
 * the first paint and delays it, so paint is measured in visits without one.
 */
export async function firstScreen(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Figure[]> {
  const { ours, theirs } = await visitAlternately(
    address,
    { runs, warmUps: 1 },
    async (side, presses) => {
      const context = await browser.newContext(PHONE);
      const load = await visit(context, side, presses);
      await context.close();
      return load;
    },
  );

  for (const text of ours.undisturbed.flatMap(({ moved }) => moved)) console.log(`Moved: ${text}`);

  const { layoutShift } = budgets;
  const most = (seen: readonly PageLoad[]) => Math.max(...seen.map(({ shift }) => shift));
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
