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

/**
 * A headless browser that asks nobody outside this machine for anything; `textSize` is the size that its owner has set
 * for text, in pixels.
 */
export const launchChromium = (textSize = 16): Promise<Browser> =>
  chromium.launch({
    executablePath: requireChromium(),
    args: [
      ...ARGUMENTS,
      `--blink-settings=defaultFontSize=${textSize}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
