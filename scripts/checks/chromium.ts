import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian's, in the order in which they are wished for: the one without windows draws a page as the other does, and takes
 * two thirds of its time.
 */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program of a name, if it is on the path. */
const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(canRun);

/** The browser of the journeys: what CHROMIUM names, else the first one on the path. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM'] ?? NAMES.map(onPath).find((file) => file !== undefined);

/** Finds the browser, or installs it where that may be done; journeys are never skipped. */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;

  const apt = onPath('apt-get');
  if (apt !== undefined && process.getuid?.() === 0) {
    execFileSync(apt, ['update', '-qq'], { stdio: 'inherit' });
    for (const name of PACKAGES) {
      console.log(`Installing ${name} …`);
      spawnSync(apt, ['install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: 'inherit',
      });
      const installed = findChromium();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error(
    'The journeys need Chromium: install it (apt-get install chromium-headless-shell, or chromium), or name it in CHROMIUM.',
  );
}
