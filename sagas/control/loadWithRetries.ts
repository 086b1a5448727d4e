const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Loads code, with three retries; null if it doesn't arrive (FT-66). */
export async function loadWithRetries<Code>(load: () => Promise<Code>): Promise<Code | null> {
  for (const delayMs of [...RETRY_DELAYS_MS, null]) {
    try {
      return await load();
    } catch {
      if (delayMs !== null) await pause(delayMs);
    }
  }
  return null;
}
