import type { Browser } from 'playwright-core';

import { median } from './figures.ts';
import { PHONE_SLOWNESS } from './phone.ts';

/** The scores with which Chrome's DevTools calibrate their phones: a Pixel 5, and a Moto G Power (2022). */
const PHONES = { middle: 1_000, slow: 264 };

const TURNS = 5;

/**
 * Runs in the page. Computes Lighthouse's BenchmarkIndex: a tenth of the mean of two rates per second, joining ten
 * thousand letters and copying a hundred thousand numbers.
 */
function countPoints(): number {
  const MS = 250;
  const perSecond = (work: (turn: number) => void) => {
    const start = performance.now();
    let turns = 0;
    while (performance.now() - start < MS) work(turns++);
    return turns / ((performance.now() - start) / 1_000);
  };
  const join = () => {
    let text = '';
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a';
    if (text.length < 10_000) throw new Error('Nothing was joined');
  };
  const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, number) => number));
  const copy = (turn: number) => {
    const [from = [], to = []] = turn % 2 === 0 ? lists : lists.toReversed();
    for (let index = 0; index < from.length; index += 1) to[index] = from[index] ?? 0;
  };
  return (perSecond(join) + perSecond(copy)) / 2 / 10;
}

/**
 * Prints how fast this processor is and which phone it equals when slowed down, because millisecond budgets depend on
 * it.
 */
export async function printCpuBenchmark(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const counted: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) counted.push(await page.evaluate(countPoints));
  await page.close();
  const points = median(counted);
  console.log(
    `Pace: this processor has ${points.toFixed(0)} points, ${(points / PHONE_SLOWNESS).toFixed(0)} when it is ${PHONE_SLOWNESS}× slower; ` +
      `a phone of the middle class has ${PHONES.middle}, a slow one ${PHONES.slow}.`,
  );
}
