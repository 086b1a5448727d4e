import { serverClock } from '#src/boot/ports/serverClock.ts';

const HEARD = 'Sat, 21 Nov 2026 15:00:00 GMT';
const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2036-01-01T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A clock that heard the lender, on a device ten years off. */
function heard() {
  const clock = serverClock();
  clock.hear(HEARD);
  return { clock, minutes: () => Math.round((clock.now() - Date.parse(HEARD)) / MINUTE_MS) };
}

it('FT-64: is the device’s until the lender was heard, and the lender’s from then on', () => {
  const clock = serverClock();
  expect(clock.now()).toBe(Date.parse('2036-01-01T12:00:00Z'));

  clock.hear(HEARD);
  clock.hear(null);
  clock.hear('soon');
  jest.advanceTimersByTime(MINUTE_MS);

  expect(clock.now()).toBe(Date.parse(HEARD) + MINUTE_MS);
});

it('F-16: goes on while the machine sleeps, when the clock that only grows stands still', () => {
  const { minutes } = heard();

  jest.setSystemTime(Date.now() + 60 * MINUTE_MS);

  expect(minutes()).toBe(60);
});

it('FT-64: a device clock that is set back takes no time away', () => {
  const { minutes } = heard();

  jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
  jest.advanceTimersByTime(5 * MINUTE_MS);

  expect(minutes()).toBe(5);
});

it('FT-64: one that is set forward is put right by the lender’s next answer', () => {
  const { clock, minutes } = heard();

  jest.setSystemTime(Date.now() + 600 * MINUTE_MS);
  clock.hear('Sat, 21 Nov 2026 15:05:00 GMT');

  expect(minutes()).toBe(5);
});
