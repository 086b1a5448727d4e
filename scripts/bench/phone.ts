import type { CDPSession, Page } from 'playwright-core';

export const PHONE_SLOWNESS = 4;

/** CSS pixels. */
export const PHONE_SCREEN = { width: 390, height: 844 };

export const PHONE = { viewport: PHONE_SCREEN, isMobile: true, hasTouch: true };

/** The first screen of all measured registrations. */
export const FIRST_QUESTION = '/account/heloc/register-v2';

/** Number of questions from the first to the password. */
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

/** Slows a page down to a phone's processor and, optionally, a network. Returns the session that does it. */
export async function slowDown(page: Page, network?: typeof SLOW_4G): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  if (network) {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWNESS });
  return devTools;
}

/** Returns how long the main thread has worked since `Performance.enable`, in milliseconds. */
export async function mainThreadMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}
