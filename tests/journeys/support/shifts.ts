import type { Page } from 'playwright-core';

/** A hundredth of what Core Web Vitals call good: less is a button's label by some pixels. */
export const isNoticed = (shift: number) => shift > 0.001;

/** How far things on the page move by themselves from its first paint on, each time. */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[]);
}
