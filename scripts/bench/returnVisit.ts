import { openProfile } from '#scripts/driver/chromium.ts';

import { againstStatic, medianOf, visit, visitsTo } from './beginning.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figures.ts';
import { PHONE_SCREEN } from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/** The browser has compiled a script that it ran twice, and keeps that with the file. */
const EARLIER_VISITS = 2;

/**
 * The first screen against the static page, in turns, in a browser that was there before: everything is in its cache,
 * and so all code is there at once.
 */
export async function returnVisits(address: string, runs: number): Promise<Figure[]> {
  const site = await openStaticSite();
  const ours = visitsTo({ address, isOurs: true });
  const theirs = visitsTo({ address: site.address, isOurs: false });
  const { context, discard } = await openProfile(PHONE_SCREEN);
  for (let earlier = 0; earlier < EARLIER_VISITS; earlier += 1)
    for (const { side } of [ours, theirs]) await visit(context, side, false);
  for (let run = 0; run < runs; run += 1)
    for (const { side, undisturbed, pressed } of run % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      undisturbed.push(await visit(context, side, false));
      pressed.push(await visit(context, side, true));
    }
  await discard();
  site.close();

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
