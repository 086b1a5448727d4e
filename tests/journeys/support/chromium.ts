import { chromium, type Browser } from 'playwright-core';

import { requireChromium } from '#scripts/checks/chromium.ts';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless browser that asks nobody outside this machine for anything. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireChromium(),
    args: process.getuid?.() === 0 ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS,
  });
