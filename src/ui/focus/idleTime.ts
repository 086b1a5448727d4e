import { EVENTS, LISTENING } from './firstInput.ts';

/** Measures how long the user has done nothing at this page; it listens from the first question on. */
export function createIdleTime(): () => number {
  let activeAt: number | null = null;
  const note = () => {
    activeAt = performance.now();
  };
  return () => {
    if (activeAt === null) {
      for (const name of EVENTS) addEventListener(name, note, LISTENING);
      activeAt = performance.now();
    }
    return performance.now() - activeAt;
  };
}
