import type { Page } from 'playwright-core';

/** One percent of what Core Web Vitals call good. Smaller shifts are a button's label that moves by a few pixels. */
export const isNoticed = (shift: number) => shift > 0.001;

/** Records each layout shift from the first paint on. */
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
