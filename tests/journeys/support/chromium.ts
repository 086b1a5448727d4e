import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser of `CHROMIUM`, or the first one on the path. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isExecutable);
  if (found === undefined)
    throw new Error('No Chromium: set CHROMIUM, or install one on the PATH.');
  return found;
}

/** A headless browser that asks nobody outside this machine for anything. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS,
  });
