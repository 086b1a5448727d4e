import { throwBug } from '#sagas/api/apiError.ts';
import { nowAndOn } from '#sagas/control/nowAndOn.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { readWholeOriginator } from '#sagas/registration/originator.ts';
import { selectApplication } from '#store/application/selectors.ts';
import { applicationReceived, officerReceived } from '#store/application/slice.ts';
import { selectOfficer } from '#store/application/screenSelectors.ts';

/** Asks who referred the borrower, unless that is known; a service that is down leaves the card away. */
function* learnOfficer(ports: Ports): SagaGenerator<void> {
  const referrerUuid = (yield* select(selectApplication))?.referrerUuid ?? null;
  const known = yield* select(selectOfficer);
  if (referrerUuid === null || known?.uuid === referrerUuid) return;
  try {
    yield* put(officerReceived(yield* call(readWholeOriginator, ports, referrerUuid)));
  } catch (error) {
    throwBug(error);
  }
}

/** The officer card of an application's screens (F-01, LOCARD-09). */
export function* watchOfficer(ports: Ports): SagaGenerator<void> {
  yield* nowAndOn([applicationReceived], function* () {
    yield* call(learnOfficer, ports);
  });
}
