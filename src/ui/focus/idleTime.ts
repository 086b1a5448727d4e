import { EVENTS, LISTENING } from './firstInput.ts';

/** Returns a function that says how long the user has been idle on this page. Listens from the first call on. */
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
