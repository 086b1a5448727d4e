import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type ViewportSize } from 'playwright-core';

import { requireChromium } from '#scripts/checks/chromium.ts';

/** Of such arguments the last one counts, so that the tool's own are here as well. */
const WITHOUT = [
  // The list under the address bar is a page of its own: its process takes more than a second of each new window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const ARGUMENTS = [
  `--disable-features=${WITHOUT.join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launch = () => ({
  executablePath: requireChromium(),
  args: [...ARGUMENTS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/**
 * A headless browser that asks nobody outside this machine for anything; `textSize` is the size that its owner has set
 * for text, in pixels. Its windows are anonymous.
 */
export function launchChromium(textSize = 16): Promise<Browser> {
  const { args, ...options } = launch();
  return chromium.launch({
    ...options,
    args: [...args, `--blink-settings=defaultFontSize=${textSize}`],
  });
}

/**
 * A headless browser with a new profile, as people have one; `discard` closes it and removes the profile. An anonymous
 * window fetches and draws the page's icon again at each address.
 */
export async function openProfile(
  viewport: ViewportSize,
): Promise<{ context: BrowserContext; discard: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'homeline-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...launch(),
    viewport,
  });
  return {
    context,
    async discard() {
      await context.close();
      // Its last files are written while it ends.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
