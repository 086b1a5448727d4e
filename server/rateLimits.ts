interface Window {
  endsAt: number;
  count: number;
}

export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const MAX_WINDOWS = 10_000;

/** Creates in-memory rate limits with fixed windows. */
export function createFixedWindowLimits(now: () => number) {
  const windows = new Map<string, Window>();

  const evict = () => {
    if (windows.size < MAX_WINDOWS) return;
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MAX_WINDOWS && oldest !== undefined) windows.delete(oldest);
  };

  const begin = (key: string, windowMs: number): Window => {
    windows.delete(key);
    evict();
    const window = { endsAt: now() + windowMs, count: 0 };
    windows.set(key, window);
    return window;
  };

  return {
    /** Counts one request. Returns the seconds to wait if the limit is exceeded. */
    consume(key: string, { most, windowMs }: Limit): number | null {
      const known = windows.get(key);
      const window = known && known.endsAt > now() ? known : begin(key, windowMs);
      window.count += 1;
      return window.count > most ? Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) : null;
    },
    remaining(key: string, { most }: Limit): number {
      const known = windows.get(key);
      return known && known.endsAt > now() ? Math.max(0, most - known.count) : most;
    },
    reset(key: string): void {
      windows.delete(key);
    },
    clear(): void {
      windows.clear();
    },
  };
}
