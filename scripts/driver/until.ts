import { setTimeout as pause } from 'node:timers/promises';

import { limits } from './pace.ts';

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  // The timeout's message names the condition.
  for (const end = Date.now() + limits.condition; Date.now() < end;) {
    if (await isSo()) return;
    await pause(50);
  }
  throw new Error(`Timed out waiting for: ${isSo.toString()}`);
}
