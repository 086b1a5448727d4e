import type { Page } from 'playwright-core';

import { until } from '#scripts/driver/until.ts';

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('homeline.draft'));

/** Does something that is answered or typed, and waits until the draft at rest holds it, and all before it. */
export async function untilKept(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await draftOf(page);
  await act();
  await until(async () => (await draftOf(page)) !== before);
}
