import { openApplicant } from '#scripts/driver/applicant.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';

import { budgets } from './budgets.ts';
import { figure, median, type MeasuredFigure } from './figures.ts';
import { mainThreadMs } from './phone.ts';

const KEYS = 20;
/** Like a held key. */
const REPEAT_MS = 33;
const SETTLED_MS = 1_000;

/** Holds a key of the offers' slider. Returns the main thread's work for each value, with all that follows. */
async function holdKey(host: TestHost): Promise<number> {
  const { page, context } = await openApplicant(host, { screen: 'product/select', width: 390 });
  const slider = page.getByRole('slider').first();
  await slider.press('ArrowLeft');
  await page.waitForLoadState('networkidle');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(SETTLED_MS);
  const before = await mainThreadMs(devTools);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(REPEAT_MS);
  }
  await page.waitForTimeout(SETTLED_MS);
  const work = (await mainThreadMs(devTools)) - before;
  await context.close();
  return work / KEYS;
}

/** Measures the offers' slider under a held key. */
export async function slider(host: TestHost, runs: number): Promise<MeasuredFigure[]> {
  const seen: number[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await holdKey(host));
  return [
    figure(
      "main thread for a value of the offers' slider",
      median(seen),
      budgets.sliderValue,
      'ms',
    ),
  ];
}
