/* A test file that imports this runs its tests in fake time. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Advances the time by this many milliseconds and runs everything due by then. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
