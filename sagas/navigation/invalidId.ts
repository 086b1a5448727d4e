import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import { isRouteSegment } from '#store/navigation/place.ts';
import { BASE_PATH, screenAt } from '#store/shell/screens.ts';

import { leaveFor, MAIN_SITE } from './exits.ts';

const ANY_UUID = '00000000-0000-0000-0000-000000000000';

function isScreen(pathname: string) {
  const match = screenAt(pathname);
  if (match?.screen !== 'application') return match !== null;
  return applicationScreenAt(match.parameters['path'] ?? '') !== null;
}

/**
 * Whether a path is an application's screen with an invalid id, which we treat like another user's id (FT-31). A single
 * segment counts only if it contains a digit, because any other word may be a missing page.
 */
const isInvalidId = (path: string) => {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.some(
    (id, at) =>
      !isRouteSegment(id) &&
      (segments.length > 1 || /\d/.test(id)) &&
      isScreen(`${BASE_PATH}/${segments.with(at, ANY_UUID).join('/')}`),
  );
};

/** Goes to the dashboard, as for another user's application (FT-31). */
export function* leaveInvalidId(ports: Ports, path: string): SagaGenerator<void> {
  if (isInvalidId(path)) yield* leaveFor(ports, MAIN_SITE.dashboard);
}
