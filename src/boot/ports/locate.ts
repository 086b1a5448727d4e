import type { Position } from '#sagas/ports.ts';

/** chosen: longer than a phone needs outdoors, and shorter than a borrower waits. */
const MAX_WAIT_MS = 20_000;

/** The browser's answer; an old position would say where the device was. */
export const locate = (): Promise<Position | null> =>
  new Promise((resolve) => {
    // Only a secure page has it.
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(null),
      { maximumAge: 0, timeout: MAX_WAIT_MS },
    );
  });
