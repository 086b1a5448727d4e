import { throwBug } from '#sagas/api/apiError.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { readShownOriginator } from '#sagas/registration/originator.ts';
import { selectApplication } from '#store/application/selectors.ts';
import { applicationReceived, originatorReceived } from '#store/application/slice.ts';
import { selectApplicationOriginator } from '#store/application/screenSelectors.ts';

/** Asks who referred the borrower, unless that is known; a service that is down leaves the card away. */
function* loadOriginator(ports: Ports): SagaGenerator<void> {
  const referrerUuid = (yield* select(selectApplication))?.referrerUuid ?? null;
  const known = yield* select(selectApplicationOriginator);
  if (referrerUuid === null || known?.uuid === referrerUuid) return;
  try {
    yield* put(originatorReceived(yield* call(readShownOriginator, ports, referrerUuid)));
  } catch (error) {
    throwBug(error);
  }
}

/** The originator card of an application's screens (F-01, LOCARD-09). */
export function* watchApplicationOriginator(ports: Ports): SagaGenerator<void> {
  yield* runLatestOn([applicationReceived], function* () {
    yield* call(loadOriginator, ports);
  });
}
