import { lazySaga, orReport } from '#sagas/control/lazySaga.ts';
import { takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { linkRequested } from '#store/application/linking/actions.ts';

const startLink = lazySaga(
  () => import('./startLink.ts'),
  (module) => module.startLink,
);

/** Several rooms have a link, so that its saga runs on every screen and its code comes with the first link (F-13). */
export function* watchLinking(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(linkRequested, (action) => orReport(ports, () => startLink(ports, action)));
}
