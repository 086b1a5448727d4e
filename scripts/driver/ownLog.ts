import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

import { reportOn } from '#scripts/replay/report.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/** chosen: a page that a test has hung does not answer. */
const LONGEST_WAIT_MS = 3_000;

/** Tells the page that it is hidden, at which it writes its log, and reads what the tab has stored. */
const writtenLog = (page: Page): Promise<string | null> =>
  page.evaluate((key) => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return sessionStorage.getItem(key);
  }, storageKeys.actionLog);

/** The log of a page that has one, or will have. */
export async function logOf(page: Page): Promise<string> {
  await writtenLog(page);
  const kept = await page.waitForFunction(
    (key) => sessionStorage.getItem(key),
    storageKeys.actionLog,
  );
  return (await kept.jsonValue()) ?? '';
}

/** Null without a log, and for a page that is gone. */
const storedLog = (page: Page): Promise<string | null> =>
  Promise.race([writtenLog(page).catch(() => null), pause(LONGEST_WAIT_MS, null, { ref: false })]);

/** Replays the page's own log; what is wrong with it, or null (FT-113). */
export async function faultOfOwnLog(page: Page): Promise<string | null> {
  const log = await storedLog(page);
  if (log === null) return null;
  const { isGood, sentences, failedAt } = reportOn(log);
  return isGood ? null : `its log does not replay: ${sentences.join(' ')} ${failedAt ?? ''}`;
}
