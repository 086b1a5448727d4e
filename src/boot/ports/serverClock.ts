import type { Clock } from '#sagas/ports.ts';

export interface ServerClock extends Clock {
  /** Learns the time from a Date header of the lender's. */
  hear(date: string | null): void;
}

/**
 * The lender's time, carried on by a clock that only grows, so that a device clock that is wrong, or is set back, does no
 * harm (FT-64). It stands still while the machine sleeps, and the wall's does not: the one that came further counts. A
 * wall's clock that is set forward cannot be told from a sleep, and is believed until the lender is heard.
 */
export function serverClock(): ServerClock {
  const monotonic = () => performance.now();
  let heardAt = monotonic();
  const wall = () => Date.now();
  let wallAt = wall();
  let heardTime = wallAt;

  return {
    now: () => heardTime + Math.max(monotonic() - heardAt, wall() - wallAt),
    monotonic,
    wall,
    hear(date) {
      const time = Date.parse(date ?? '');
      if (Number.isNaN(time)) return;
      heardAt = monotonic();
      wallAt = wall();
      heardTime = time;
    },
  };
}
