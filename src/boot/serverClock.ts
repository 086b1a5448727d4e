import type { Clock } from '#sagas/ports.ts';

export interface ServerClock extends Clock {
  /** Learns the time from a Date header of the lender's. */
  hear(date: string | null): void;
}

/** The lender's time, carried on by a clock that only grows, so that a wrong device clock does no harm (FT-64). */
export function serverClock(): ServerClock {
  const monotonic = () => performance.now();
  let heardAt = monotonic();
  const wall = () => Date.now();
  let heardTime = wall();

  return {
    now: () => heardTime + (monotonic() - heardAt),
    monotonic,
    wall,
    hear(date) {
      const time = Date.parse(date ?? '');
      if (Number.isNaN(time)) return;
      heardAt = monotonic();
      heardTime = time;
    },
  };
}
