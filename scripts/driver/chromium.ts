import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type ViewportSize } from 'playwright-core';

import { requireChromium } from '#scripts/checks/chromium.ts';

/** Repeats Playwright's own list, because only the last argument of this kind counts. */
const DISABLED_FEATURES = [
  // The address bar's popup is a page whose process adds over a second to each new window.
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
  `--disable-features=${DISABLED_FEATURES.join()}`,
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

/** Starts a headless browser that sends no requests to other machines. Its windows are incognito. */
export const launchChromium = (): Promise<Browser> => chromium.launch(launch());

/**
 * Starts a headless browser with a new profile, which `discard` removes. An incognito window would fetch the page's
 * icon again at each address.
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
      // The browser still writes files while it exits.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
