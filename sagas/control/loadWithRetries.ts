const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Loads code, with three retries. Returns null if that fails (FT-66). */
export const loadWithRetries = <Code>(
  load: () => Promise<Code>,
  [delayMs, ...delaysMs]: readonly number[] = [1_000, 2_000, 4_000],
): Promise<Code | null> =>
  load().catch(async () => {
    if (delayMs === undefined) return null;
    await pause(delayMs);
    return loadWithRetries(load, delaysMs);
  });
