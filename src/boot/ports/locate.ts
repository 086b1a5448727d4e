import type { Position } from '#sagas/ports.ts';

/** Our choice: longer than a phone needs outdoors, and shorter than a borrower is willing to wait. */
const MAX_WAIT_MS = 20_000;

/** Asks the browser for the position. Doesn't accept a cached position, because it says where the device was before. */
export const locate = (): Promise<Position | null> =>
  new Promise((resolve) => {
    // Only secure pages have geolocation.
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
