import { openProfile } from '#scripts/driver/chromium.ts';

import { againstStatic, medianOf, visit, visitAlternately } from './pageLoad.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figures.ts';
import { PHONE_SCREEN } from './phone.ts';

/** A browser caches the compiled code of a script that it ran twice. */
const EARLIER_VISITS = 2;

/** The first screen against the static page, alternately, with a warm cache. */
export async function returnVisits(address: string, runs: number): Promise<Figure[]> {
  const { context, discard } = await openProfile(PHONE_SCREEN);
  const counts = { runs, warmUps: EARLIER_VISITS };
  const { ours, theirs } = await visitAlternately(address, counts, (side, presses) =>
    visit(context, side, presses),
  );
  await discard();

  return [
    ...againstStatic('return visit', ours, theirs),
    {
      name: 'return visit: total blocking time',
      value: Math.round(medianOf(ours.undisturbed, 'blocked')),
      most: budgets.blockedOnReturn,
      unit: 'ms',
    },
  ];
}
