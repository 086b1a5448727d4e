import { linkScreenPath } from '#store/application/linking/linkTexts.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { linkEnded, linkReturned } from '#store/application/linking/slice.ts';
import { selectApplicationScreen } from '#store/application/core/currentScreen.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import { dropStoredLink, readStoredLink, storeLink } from './storedLink.ts';

/**
 * Notes that a provider led the browser back. Its response is no longer in the address, so the link is lost unless it
 * completes now.
 */
export function* noteArrival(ports: Ports): SagaGenerator<void> {
  const stored = readStoredLink(ports);
  if (stored === null) return;
  yield* call(storeLink, ports, { ...stored, hasReturned: true });
  yield* put(linkReturned({ uuid: stored.uuid, path: linkScreenPath(stored) }));
}

/**
 * Tells the user on the link's screen that the link was lost, for example because the session ended before it
 * completed.
 */
export function* showLostLink(ports: Ports): SagaGenerator<void> {
  const stored = readStoredLink(ports);
  if (stored?.hasReturned !== true || stored.uuid !== (yield* select(selectUuidInHand))) return;
  const { link, screen } = stored;
  const here = yield* select(selectApplicationScreen);
  if (here?.screen !== screen || (here.parameters['type'] ?? link) !== link) return;
  yield* call(dropStoredLink, ports);
  yield* put(linkEnded({ link, screen, result: 'LOST', institution: null, message: null }));
}
