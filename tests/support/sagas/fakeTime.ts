/* A test file that imports this has the time of its tests faked. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets this many milliseconds pass, with everything that is due in them. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
