import { lazySaga, orReport } from '#sagas/control/lazySaga.ts';
import { call, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { applicationReceived } from '#store/application/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';

const startLink = lazySaga(
  () => import('./startLink.ts'),
  (module) => module.startLink,
);

const showLostLink = lazySaga(
  () => import('./lostLink.ts'),
  (module) => module.showLostLink,
);

function* sayWhatWasLost(ports: Ports): SagaGenerator<void> {
  if (ports.session.read(storageKeys.link) !== null)
    yield* call(orReport, ports, () => showLostLink(ports));
}

/** Several features have a link, so that its saga runs on every screen and its code comes with the first link (F-13). */
export function* watchLinking(ports: Ports): SagaGenerator<void> {
  yield* takeEvery([applicationReceived, locationChanged], sayWhatWasLost, ports);
  yield* call(sayWhatWasLost, ports);
  yield* takeLeading(linkRequested, (action) => orReport(ports, () => startLink(ports, action)));
}
