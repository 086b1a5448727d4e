import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectStep } from '#store/registration/flow.ts';
import { chunkArrived, chunkGivenUp, chunkMissed, locationChanged } from '#store/shell/slice.ts';
import { loadSubmitChain } from '#sagas/registration/submit/watchSubmit.ts';
import { loadChecklist } from '#sagas/application/status/watchChecklist.ts';

import { storageKeys } from './storageKeys.ts';

const MOST_RELOADS = 5; // CONST-04

/** chosen: the answers are encrypted meanwhile (S2), and the network may be back. */
const PAUSE_MS = 1_000;

/** DYNIMPORT-1, FT-66: reloads five times at most; not where the reloads cannot be counted. */
function* reloadOrGiveUp(ports: Ports) {
  const reloads = Number(ports.session.read(storageKeys.reloads) ?? '0');
  if (!ports.session.isPersistent() || !ports.page.isOnline() || !(reloads < MOST_RELOADS)) {
    yield* put(chunkGivenUp());
    return;
  }
  const { isElsewhere } = yield* race({ isElsewhere: take(chunkArrived), isTime: delay(PAUSE_MS) });
  if (isElsewhere) return;
  ports.session.write(storageKeys.reloads, String(reloads + 1));
  yield* call(() => ports.page.reload());
}

/** Prefetches the chunks of the submit chain and of the checklist at each question after the first. */
function* prefetchSubmitChain({ page }: Ports): SagaGenerator<void> {
  const step = yield* select(selectStep);
  if (step === null || step === 'propertyAddress') return;
  yield* call(() => page.rest());
  yield* call(() => Promise.allSettled([loadSubmitChain(), loadChecklist()]));
}

export function* watchChunks(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(chunkArrived, function* () {
    yield* call(() => ports.session.remove(storageKeys.reloads));
  });
  yield* takeLeading(chunkMissed, reloadOrGiveUp, ports);
  yield* runLatestOn([locationChanged], () => prefetchSubmitChain(ports));
}
