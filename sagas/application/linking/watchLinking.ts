import { call, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { showLostLink } from './lostLink.ts';
import { startLink } from './startLink.ts';

/** Runs on every screen, because several features have a link (F-13). */
export function* watchLinking(ports: Ports): SagaGenerator<void> {
  yield* takeEvery([applicationReceived, locationChanged], showLostLink, ports);
  yield* call(showLostLink, ports);
  yield* takeLeading(linkRequested, startLink, ports);
}
