import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

import { reportOn } from '#scripts/replay/report.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/** Our choice: a short timeout, because a page that a test froze never answers. */
const MAX_WAIT_MS = 3_000;

/** Tells the page that it is hidden, which makes it write its log, and reads what the tab stored. */
const writtenLog = (page: Page): Promise<string | null> =>
  page.evaluate((key) => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return sessionStorage.getItem(key);
  }, storageKeys.actionLog);

/** Waits for a page's log and returns it. */
export async function logOf(page: Page): Promise<string> {
  await writtenLog(page);
  const kept = await page.waitForFunction(
    (key) => sessionStorage.getItem(key),
    storageKeys.actionLog,
  );
  return (await kept.jsonValue()) ?? '';
}

const storedLog = (page: Page): Promise<string | null> =>
  Promise.race([writtenLog(page).catch(() => null), pause(MAX_WAIT_MS, null, { ref: false })]);

/** Replays the page's own log. Returns what is wrong with it, or null (FT-113). */
export async function faultOfOwnLog(page: Page): Promise<string | null> {
  const log = await storedLog(page);
  if (log === null) return null;
  const { isGood, sentences, failedAt } = reportOn(log);
  return isGood ? null : `its log does not replay: ${sentences.join(' ')} ${failedAt ?? ''}`;
}
