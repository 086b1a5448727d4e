import type { Page } from 'playwright-core';

import { until } from '#scripts/driver/until.ts';

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('homeline.draft'));

/** Runs an action that changes the draft, and waits until the stored draft contains it. */
export async function untilDraftStored(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await draftOf(page);
  await act();
  await until(async () => (await draftOf(page)) !== before);
}
