import { locate } from '#src/boot/ports/locate.ts';

type Answer = (found: PositionCallback, refused: PositionErrorCallback) => void;

const withBrowser = (answer: Answer | null) => {
  const geolocation = answer && { getCurrentPosition: jest.fn(answer) };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  if (answer === null) Reflect.deleteProperty(navigator, 'geolocation');
};

it('A-27: returns the position of the browser, without what else the browser knows', async () => {
  const coords = { latitude: 39.96, longitude: -82.99, accuracy: 12, altitude: 240, speed: 3 };
  withBrowser((found) => found({ coords, timestamp: 1 } as unknown as GeolocationPosition));

  expect(await locate()).toEqual({ latitude: 39.96, longitude: -82.99, accuracy: 12 });
});

it.each<[string, Answer | null]>([
  ['a refusal', (_found, refused) => refused({} as GeolocationPositionError)],
  ['no such browser', null],
])('returns no position when there is %s', async (_case, answer) => {
  withBrowser(answer);

  expect(await locate()).toBeNull();
});
