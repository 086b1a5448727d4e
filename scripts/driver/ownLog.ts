import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

import { reportOn } from '#scripts/replay/report.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/** chosen: a page that a test has hung does not answer. */
const LONGEST_WAIT_MS = 3_000;

/** What the tab has stored of its log, which it writes as it is hidden; null without one, and for a page that is gone. */
const storedLog = (page: Page): Promise<string | null> =>
  Promise.race([
    page
      .evaluate((key) => {
        dispatchEvent(new PageTransitionEvent('pagehide'));
        return sessionStorage.getItem(key);
      }, storageKeys.actionLog)
      .catch(() => null),
    pause(LONGEST_WAIT_MS, null, { ref: false }),
  ]);

/** Replays the page's own log; what is wrong with it, or null (FT-113). */
export async function faultOfOwnLog(page: Page): Promise<string | null> {
  const log = await storedLog(page);
  if (log === null) return null;
  const { isGood, sentences, failedAt } = reportOn(log);
  return isGood ? null : `its log does not replay: ${sentences.join(' ')} ${failedAt ?? ''}`;
}
