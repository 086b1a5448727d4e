import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { readShownOriginator } from '#sagas/registration/originator.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import {
  applicationReceived,
  applicationOriginatorReceived,
} from '#store/application/core/slice.ts';
import { selectApplicationOriginator } from '#store/application/whole/screenSelectors.ts';

/** Reads the originator unless known. If the read fails, the card stays hidden. */
function* loadOriginator(ports: Ports): SagaGenerator<void> {
  const referrerUuid = (yield* select(selectApplication))?.referrerUuid ?? null;
  const known = yield* select(selectApplicationOriginator);
  if (referrerUuid === null || known?.uuid === referrerUuid) return;
  const originator = yield* nullOnFailure(() => readShownOriginator(ports, referrerUuid));
  if (originator !== null) yield* put(applicationOriginatorReceived(originator));
}

/** Loads the originator card for an application's screens (F-01, LOCARD-09). */
export function* watchApplicationOriginator(ports: Ports): SagaGenerator<void> {
  yield* runLatestOn([applicationReceived], () => loadOriginator(ports));
}
