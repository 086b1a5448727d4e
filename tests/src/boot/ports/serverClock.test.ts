import { serverClock } from '#src/boot/ports/serverClock.ts';

const LENDER_TIME = 'Sat, 21 Nov 2026 15:00:00 GMT';
const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2036-01-01T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A clock with a lender time, on a device that is ten years off. */
function syncedClock() {
  const clock = serverClock();
  clock.update(LENDER_TIME);
  return { clock, minutes: () => Math.round((clock.now() - Date.parse(LENDER_TIME)) / MINUTE_MS) };
}

it("FT-64: follows the device's clock until the lender answers, and the lender's from then on", () => {
  const clock = serverClock();
  expect(clock.now()).toBe(Date.parse('2036-01-01T12:00:00Z'));

  clock.update(LENDER_TIME);
  clock.update(null);
  clock.update('soon');
  jest.advanceTimersByTime(MINUTE_MS);

  expect(clock.now()).toBe(Date.parse(LENDER_TIME) + MINUTE_MS);
});

it('F-16: goes on while the machine sleeps, when the monotonic clock stands still', () => {
  const { minutes } = syncedClock();

  jest.setSystemTime(Date.now() + 60 * MINUTE_MS);

  expect(minutes()).toBe(60);
});

it('FT-64: takes no time away when the device clock is set back', () => {
  const { minutes } = syncedClock();

  jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
  jest.advanceTimersByTime(5 * MINUTE_MS);

  expect(minutes()).toBe(5);
});

it("FT-64: corrects a device clock that is set forward with the lender's next answer", () => {
  const { clock, minutes } = syncedClock();

  jest.setSystemTime(Date.now() + 600 * MINUTE_MS);
  clock.update('Sat, 21 Nov 2026 15:05:00 GMT');

  expect(minutes()).toBe(5);
});
