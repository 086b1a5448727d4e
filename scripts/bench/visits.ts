import type { Browser } from 'playwright-core';

import { openProfile } from '#scripts/driver/chromium.ts';

import { againstStatic, visit, type PageLoad, visitAlternately, medianOf } from './pageLoad.ts';
import { budgets } from './budgets.ts';
import { figure, type MeasuredFigure } from './figures.ts';
import { PHONE, PHONE_SCREEN } from './phone.ts';

/**
 * Measures the first screen against the static page, alternately, each as a first visit (decision 22). A click before
 * the first paint delays it, so paint is measured in visits without clicks.
 */
export async function firstScreen(
  browser: Browser,
  address: string,
  runs: number,
): Promise<MeasuredFigure[]> {
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
    figure('layout shift', most(ours.undisturbed), layoutShift),
    figure(
      'layout shift where the button is pressed before React',
      most(ours.pressed),
      layoutShift,
    ),
  ];
}

/** A browser caches the compiled code of a script after two runs. */
const EARLIER_VISITS = 2;

/** Measures the first screen against the static page, alternately, with a warm cache. */
export async function returnVisits(address: string, runs: number): Promise<MeasuredFigure[]> {
  const { context, discard } = await openProfile(PHONE_SCREEN);
  const counts = { runs, warmUps: EARLIER_VISITS };
  const { ours, theirs } = await visitAlternately(address, counts, (side, presses) =>
    visit(context, side, presses),
  );
  await discard();
  const blocked = Math.round(medianOf(ours.undisturbed, 'blocked'));

  return [
    ...againstStatic('return visit', ours, theirs),
    figure('return visit: total blocking time', blocked, budgets.blockedOnReturn, 'ms'),
  ];
}
