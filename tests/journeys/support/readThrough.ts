import type { Locator, Page } from 'playwright-core';

import { until } from '#scripts/driver/until.ts';

/**
 * Reads every document of a reader to its end, and signs those that need a signature, until what follows them is
 * visible.
 */
export async function readThrough(page: Page, end: Locator): Promise<void> {
  const next = page.getByRole('button', {
    name: /^(?:Sign|I have read this|Read to the end to .+)$/,
  });
  const toTheEnd = page.getByRole('button', { name: 'Go to the end' });
  const tools = page.getByRole('button', { name: 'More tools', expanded: false });
  await until(async () => {
    const [button] = await next.all();
    for (const one of await tools.all()) await one.click();
    if ((await button?.getAttribute('aria-disabled')) === 'true')
      for (const one of await toTheEnd.all()) await one.click();
    else await button?.click();
    return end.isVisible();
  });
}
