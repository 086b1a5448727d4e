import type { Clock } from '#sagas/ports.ts';

export interface ServerClock extends Clock {
  /** Sets the time from the lender's Date header. */
  update(date: string | null): void;
}

/**
 * The lender's time, which doesn't depend on a wrong or changed device clock (FT-64). The monotonic clock stops while
 * the machine sleeps and the wall clock doesn't, so the larger difference counts. If the wall clock is set forward,
 * that counts until the next header.
 */
export function serverClock(): ServerClock {
  const monotonic = () => performance.now();
  let updatedAt = monotonic();
  const wall = () => Date.now();
  let wallAt = wall();
  let serverTime = wallAt;

  return {
    now: () => serverTime + Math.max(monotonic() - updatedAt, wall() - wallAt),
    monotonic,
    wall,
    update(date) {
      const time = Date.parse(date ?? '');
      if (Number.isNaN(time)) return;
      updatedAt = monotonic();
      wallAt = wall();
      serverTime = time;
    },
  };
}
