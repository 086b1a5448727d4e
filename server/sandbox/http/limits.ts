interface Window {
  endsAt: number;
  count: number;
}

export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const MOST_WINDOWS = 10_000;

/** Counts what somebody does in a while; kept in memory, a restart forgives. */
export function createLimits(now: () => number) {
  const windows = new Map<string, Window>();

  /** Room for one more: what is over goes first, and then the oldest. The others stay counted. */
  const makeRoom = () => {
    if (windows.size < MOST_WINDOWS) return;
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MOST_WINDOWS && oldest !== undefined) windows.delete(oldest);
  };

  const begin = (key: string, windowMs: number): Window => {
    windows.delete(key);
    makeRoom();
    const window = { endsAt: now() + windowMs, count: 0 };
    windows.set(key, window);
    return window;
  };

  return {
    /** Counts one more; the seconds to wait when that is too many. */
    spend(key: string, { most, windowMs }: Limit): number | null {
      const known = windows.get(key);
      const window = known && known.endsAt > now() ? known : begin(key, windowMs);
      window.count += 1;
      return window.count > most ? Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) : null;
    },
    /** How many more there may be. */
    left(key: string, { most }: Limit): number {
      const known = windows.get(key);
      return known && known.endsAt > now() ? Math.max(0, most - known.count) : most;
    },
    forgive(key: string): void {
      windows.delete(key);
    },
    clear(): void {
      windows.clear();
    },
  };
}
