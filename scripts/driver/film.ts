import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

const EVERY_MS = 150;
/** Milliseconds. A page that changes sooner isn't noticed by a borrower either. */
const SETTLED_MS = 250;

let films = 0;

const headingOf = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.textContent.trim() ?? '').catch(() => '');

const slugOf = (text: string) => text.replaceAll(/\W+/g, '-').toLowerCase();

/** Saves a picture of a window whenever its heading changes, until the window closes. */
export async function film(page: Page, folder: string): Promise<void> {
  films += 1;
  // Test files run in parallel, and each counts its own windows.
  const name = `${new Date().toISOString().slice(11, 19).replaceAll(':', '')}-${films}`;
  mkdirSync(folder, { recursive: true });
  let shown = '';
  for (let frame = 1; !page.isClosed(); await pause(EVERY_MS)) {
    const heading = await headingOf(page);
    if (heading === '' || heading === shown) continue;
    await pause(SETTLED_MS);
    if ((await headingOf(page)) !== heading) continue;
    shown = heading;
    const file = `${name}-${String(frame).padStart(2, '0')}-${slugOf(heading)}.png`;
    await page.screenshot({ path: join(folder, file) }).catch(() => undefined);
    frame += 1;
  }
}
