import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's, preferred first: without windows it renders the same in two thirds of the time. */
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

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(canRun);

/** CHROMIUM, else the first one on the path. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM'] ?? NAMES.map(onPath).find((file) => file !== undefined);

/** Finds or installs the browser; journeys are never skipped. */
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
