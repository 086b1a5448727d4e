import type { Page } from 'playwright-core';

/** How much slower than this processor a phone's is. */
export const PHONE_SLOWNESS = 4;

/** CSS pixels. */
export const PHONE_SCREEN = { width: 390, height: 844 };

/** A context of a phone's browser. */
export const PHONE = { viewport: PHONE_SCREEN, isMobile: true, hasTouch: true };

/** Where every measured registration begins. */
export const FIRST_QUESTION = '/account/heloc/register-v2';

/** How many questions are answered from there to the password's. */
export const STEPS_TO_PASSWORD = 6;

export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** Makes a page's processor that of a phone, and its network so slow; left out, the network stays as it is. */
export async function slowDown(page: Page, network?: typeof SLOW_4G): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  if (network) {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWNESS });
}
