import { useEffect, useState } from 'react';

/** AX-26: a loader speaks at most this often. */
const SPEAKS_EVERY_MS = 15_000;

/** Counts how many times `everyMs` has gone by since the component was drawn, up to `last`. */
export function useTicks(everyMs: number, last = Number.POSITIVE_INFINITY): number {
  const [ticks, setTicks] = useState(0);

  // Time is outside React; one timer a tick, none after the last.
  useEffect(() => {
    if (ticks >= last) return undefined;
    const timer = setTimeout(() => {
      setTicks(ticks + 1);
    }, everyMs);
    return () => {
      clearTimeout(timer);
    };
  }, [ticks, everyMs, last]);

  return ticks;
}

/** The tick whose words were last said aloud, when not every one is. */
export function spokenTick(ticks: number, everyMs: number): number {
  return ticks - (ticks % Math.ceil(SPEAKS_EVERY_MS / everyMs));
}
