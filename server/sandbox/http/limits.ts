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

  return {
    /** Counts one more; the seconds to wait when that is too many. */
    spend(key: string, { most, windowMs }: Limit): number | null {
      const known = windows.get(key);
      const window = known && known.endsAt > now() ? known : { endsAt: now() + windowMs, count: 0 };
      window.count += 1;
      if (windows.size >= MOST_WINDOWS) windows.clear();
      windows.set(key, window);
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
