import { waitFor, fireEvent } from '@testing-library/react';

import { browserHistory } from '#src/boot/ports/browserHistory.ts';
import { browserPage } from '#src/boot/ports/browserPage.ts';
import { storageWithFallback } from '#src/boot/ports/keyValue.ts';
import { locate } from '#src/boot/ports/locate.ts';
import { isWorthReporting, reportOf } from '#src/boot/ports/report.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { serverClock } from '#src/boot/ports/serverClock.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { sessionReplay } from '#src/boot/ports/sessionReplay.ts';
import { fakeStorage } from '#tests/support/fakes/fakePorts.ts';

const HERE = '/account/heloc/register-v2';

const here = { pathname: HERE, search: '?org=LARKMERE' };

const next = { pathname: `${HERE}/for-sale`, search: '?org=LARKMERE' };

const path = ({ pathname, search }: typeof here) => pathname + search;

const shown = () => location.pathname + location.search;

const untilShown = (place: typeof here) => waitFor(() => expect(shown()).toBe(path(place)));

describe("the browser's history", () => {
  beforeEach(() => {
    history.pushState(null, '', path(here));
  });

  it('shows a new entry at once, and adds one with each push', () => {
    const port = browserHistory();
    const before = history.length;

    port.push(`${HERE}/annual-income`);
    port.push(path(next));

    expect(port.current()).toEqual(next);
    expect(shown()).toBe(path(next));
    expect(history.length).toBe(before + 2);
  });

  it('replaces the new entry instead of adding another', () => {
    const port = browserHistory();
    const before = history.length;

    port.push(path(next));
    port.replace(`${HERE}/annual-income`);

    expect(history.length).toBe(before + 1);
    expect(shown()).toBe(`${HERE}/annual-income`);
  });

  it('goes back from a new entry to the previous one', async () => {
    const port = browserHistory();

    port.push(path(next));
    port.back();

    await untilShown(here);
    expect(port.current()).toEqual(here);
  });

  it('gives each entry a number that tells Back from Forward, even after a reload', async () => {
    const port = browserHistory();
    const first = port.entry();
    const numbers: number[] = [];
    const stop = port.listen(() => numbers.push(port.entry() - first));

    port.push(path(next));
    expect(port.entry()).toBe(first + 1);
    await untilShown(next);
    expect(browserHistory().entry()).toBe(first + 1);
    port.replace(path(here));
    history.back();
    await waitFor(() => expect(numbers).toEqual([0]));
    history.forward();
    await waitFor(() => expect(numbers).toEqual([0, 1]));
    stop();
  });
});

it('FT-24: reports a page as visible when it is shown, and when its window has the focus', () => {
  const changed = jest.fn();
  const stop = browserPage().onVisible(changed);

  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('focus'));
  expect(changed.mock.calls).toEqual([[true], [true]]);

  stop();
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('focus'));
  expect(changed).toHaveBeenCalledTimes(2);
});

it('S2: reports that a page is about to unload when a reload is requested, and when it unloads', () => {
  const left = jest.fn();
  const stop = browserPage().onLeaving(left);

  fireEvent(window, new Event('beforeunload'));
  fireEvent(window, new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);

  stop();
  fireEvent(window, new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);
});

function aStorage(quota: number): Storage {
  const content = new Map<string, string>();
  const used = () => [...content.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    get length() {
      return content.size;
    },
    clear: () => content.clear(),
    key: (index) => [...content.keys()][index] ?? null,
    getItem: (key) => content.get(key) ?? null,
    removeItem: (key) => void content.delete(key),
    setItem(key, value) {
      if (used() - (content.get(key)?.length ?? 0) + value.length > quota)
        throw new DOMException('Full', 'QuotaExceededError');
      content.set(key, value);
    },
  };
}

it("FT-61 leaves out a log that doesn't fit, without a message", () => {
  const storage = aStorage(10);
  const session = storageWithFallback(() => storage, ['log']);

  expect(session.offer('log', '12345678')).toBe(true);
  expect(session.offer('log', '12345678901')).toBe(false);

  expect(session.read('log')).toBe('12345678');
  expect(session.isPersistent()).toBe(true);
});

it('FT-61 drops the log to make space for a draft', () => {
  const storage = aStorage(10);
  const session = storageWithFallback(() => storage, ['log']);
  session.offer('log', '12345678');

  session.write('draft', '1234');

  expect(storage.getItem('draft')).toBe('1234');
  expect(session.read('log')).toBeNull();
  expect(session.isPersistent()).toBe(true);
});

it("FT-61 keeps a draft that doesn't fit in memory", () => {
  const storage = aStorage(10);
  const session = storageWithFallback(() => storage, ['log']);

  session.write('draft', '12345678901');

  expect(storage.getItem('draft')).toBeNull();
  expect(session.read('draft')).toBe('12345678901');
  expect(session.isPersistent()).toBe(false);
});

it('FT-60 stores everything in memory when the storage is blocked', () => {
  const session = storageWithFallback(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });

  session.write('draft', '1');

  expect(session.isPersistent()).toBe(false);
  expect(session.read('draft')).toBe('1');
  expect(session.offer('log', '1')).toBe(false);
});

type Answer = (found: PositionCallback, refused: PositionErrorCallback) => void;

const withBrowser = (answer: Answer | null) => {
  const geolocation = answer && { getCurrentPosition: jest.fn(answer) };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  if (answer === null) Reflect.deleteProperty(navigator, 'geolocation');
};

it("A-27: returns the browser's position, without what else the browser knows", async () => {
  const coords = { latitude: 39.96, longitude: -82.99, accuracy: 12, altitude: 240, speed: 3 };
  withBrowser((found) => found({ coords, timestamp: 1 } as unknown as GeolocationPosition));

  expect(await locate()).toEqual({ latitude: 39.96, longitude: -82.99, accuracy: 12 });
});

it.each<[string, Answer | null]>([
  ['a refusal', (_found, refused) => refused({} as GeolocationPositionError)],
  ['no support in the browser', null],
])('returns no position when there is %s', async (_case, answer) => {
  withBrowser(answer);

  expect(await locate()).toBeNull();
});

it.each([
  [
    'a bug',
    new TypeError('Mira Tolland is not a function'),
    { kind: 'TypeError', status: null, place: null },
  ],
  ['a refusal', refused(500, 'Mira Tolland'), { kind: 'refused', status: 500, place: null }],
  ['what is not an Error', 'Mira Tolland', { kind: 'string', status: null, place: null }],
])('SC-14 sends monitoring the kind of %s, but not its text', (_what, error, report) => {
  expect(reportOf(error)).toEqual(report);
});

it('SC-14 sends monitoring the file, line and column of a bug', () => {
  const bug = new TypeError('Mira Tolland is not a function');
  bug.stack =
    'TypeError: Mira\n    at f (https://a.example/assets/client.4f2a.js:1:2345)\n    at g';

  expect(reportOf(bug).place).toBe('client.4f2a.js:1:2345');
});

it.each([
  ['a network that is down', offline(), false],
  ['an aborted request', new DOMException('x', 'AbortError'), false],
  ['a bug', new TypeError('x is not a function'), true],
])('ERR-12 decides whether to report %s', (_what, error, isWorth) => {
  expect(isWorthReporting(error)).toBe(isWorth);
});

describe('serverClock', () => {
  const LENDER_TIME = 'Sat, 21 Nov 2026 15:00:00 GMT';

  const MINUTE_MS = 60_000;

  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2036-01-01T12:00:00Z') }));

  afterEach(() => jest.useRealTimers());

  /** A clock with a lender time, on a device that is ten years off. */
  function syncedClock() {
    const clock = serverClock();
    clock.update(LENDER_TIME);
    return {
      clock,
      minutes: () => Math.round((clock.now() - Date.parse(LENDER_TIME)) / MINUTE_MS),
    };
  }

  it("FT-64: follows the device's clock until the lender responds, and the lender's from then on", () => {
    const clock = serverClock();
    expect(clock.now()).toBe(Date.parse('2036-01-01T12:00:00Z'));

    clock.update(LENDER_TIME);
    clock.update(null);
    clock.update('soon');
    jest.advanceTimersByTime(MINUTE_MS);

    expect(clock.now()).toBe(Date.parse(LENDER_TIME) + MINUTE_MS);
  });

  it('F-16: continues while the machine sleeps and the monotonic clock stops', () => {
    const { minutes } = syncedClock();

    jest.setSystemTime(Date.now() + 60 * MINUTE_MS);

    expect(minutes()).toBe(60);
  });

  it('FT-64: loses no time when the device clock is set back', () => {
    const { minutes } = syncedClock();

    jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
    jest.advanceTimersByTime(5 * MINUTE_MS);

    expect(minutes()).toBe(5);
  });

  it("FT-64: corrects a device clock that is set forward with the lender's next response", () => {
    const { clock, minutes } = syncedClock();

    jest.setSystemTime(Date.now() + 600 * MINUTE_MS);
    clock.update('Sat, 21 Nov 2026 15:05:00 GMT');

    expect(minutes()).toBe(5);
  });
});

const LINK = 'https://replay.example/sessions/{id}';

it('API-07: runs no session replay unless a deployment sets it', () => {
  const session = fakeStorage();

  expect(sessionReplay(null, session)).toBeNull();
  expect(session.content.size).toBe(0);
});

it('API-07, CALL-SUB-11: puts one id into the header and the link, and keeps it after a reload', () => {
  const session = fakeStorage();

  const replay = sessionReplay(LINK, session);

  expect(replay?.link).toBe(`https://replay.example/sessions/${replay?.id}`);
  expect(sessionReplay(LINK, session)).toEqual(replay);
  expect(sessionReplay(LINK, fakeStorage())?.id).not.toBe(replay?.id);
});

it.each(['', 'a b\n', '../x'])('FT-62: rejects a stored id of %j', (stored) => {
  const session = fakeStorage();
  session.write(storageKeys.replay, stored);

  expect(sessionReplay(LINK, session)?.id).toMatch(/^[\da-f-]{36}$/);
});
