import type { Action } from '@reduxjs/toolkit';

import { readFeature } from '#sagas/api/contract/features.ts';
import { call, put, select, takeEvery, takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { flagsReceived, maintenanceReceived } from '#store/flags/slice.ts';
import { selectIsAddressInMaintenance } from '#store/shell/maintenance.ts';
import { selectIsInMaintenance, selectLocation } from '#store/shell/selectors.ts';
import { locationChanged, maintenanceDecided } from '#store/shell/slice.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { polling, startPace } from '#sagas/control/polling.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { MAINTENANCE_KEY, maintenanceOf } from '#sagas/flags/loadFlags.ts';
import { flagContext } from '#sagas/flags/flagContext.ts';

/** The maintenance page reads its flag this often, and reloads once it is off (screens.md section 2). */
const PACE = { reads: 1_440, firstPauseMs: 60_000, longestPauseMs: 60_000 };

/** Decides whether the address is in maintenance. */
function* decideMaintenance() {
  const isInMaintenance = yield* select(selectIsAddressInMaintenance);
  if (isInMaintenance !== (yield* select(selectIsInMaintenance)))
    yield* put(maintenanceDecided({ isInMaintenance }));
}

/** Reads the flag. A failed read changes nothing. */
function* readMaintenance(ports: Ports, attempts = SOON_RETRY.attempts) {
  const { path, body } = yield* call(flagContext, ports);
  const params = { path, body: { ...body, featureKey: MAINTENANCE_KEY } };
  const answer = yield* nullOnFailure(() =>
    retrying({ ...SOON_RETRY, attempts }, () => send(ports, readFeature, params)),
  );
  if (answer !== null) yield* put(maintenanceReceived(maintenanceOf(answer)));
}

function* waitForMaintenance(ports: Ports) {
  if (!(yield* select(selectIsInMaintenance))) return;
  yield* polling(ports, startPace(PACE), {
    *ask() {
      yield* call(readMaintenance, ports, 1);
      return yield* select(selectIsAddressInMaintenance);
    },
    isDone: (isIn) => !isIn,
  });
  yield* call(() => ports.page.reload());
}

/** If maintenance starts during a visit, it applies from the next route change on (FT-88). */
function* watchRoutes(ports: Ports) {
  let { pathname } = yield* select(selectLocation);

  yield* takeEvery(locationChanged, decideMaintenance);
  yield* takeLatest(
    (action: Action) => isOtherRoute(pathname)(action),
    function* () {
      ({ pathname } = yield* select(selectLocation));
      yield* call(() => ports.page.rest());
      yield* call(readMaintenance, ports);
      yield* call(decideMaintenance);
    },
  );
}

/** The maintenance page (MAINT-01, MAINT-02). */
export function* watchMaintenance(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(flagsReceived, decideMaintenance);
  yield* takeLatest(maintenanceDecided, waitForMaintenance, ports);
  yield* call(watchRoutes, ports);
}
