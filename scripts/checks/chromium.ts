import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
    console.log('Installing chromium …');
    execFileSync(apt, ['update', '-qq'], { stdio: 'inherit' });
    execFileSync(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The journeys need Chromium: install it (apt-get install chromium), or name it in CHROMIUM.',
  );
}
