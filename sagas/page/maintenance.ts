import type { Action } from '@reduxjs/toolkit';

import { throwBug } from '#sagas/api/apiError.ts';
import { readFeature } from '#sagas/api/contract/features.ts';
import {
  call,
  delay,
  put,
  select,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { featuresReceived, maintenanceReceived } from '#store/features/slice.ts';
import {
  selectIsInMaintenance,
  selectIsPlaceClosed,
  selectLocation,
} from '#store/shell/selectors.ts';
import { locationChanged, maintenanceDecided } from '#store/shell/slice.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { MAINTENANCE_KEY, maintenanceOf } from '#sagas/features/loadFeatures.ts';
import { flagContext } from '#sagas/features/flagContext.ts';

/** The maintenance page asks again this often, and reloads when it is over (screens.md section 2). */
const MAINTENANCE_PAUSE_MS = 60_000;

/** Decides whether the place is in maintenance. */
function* decideMaintenance() {
  const isInMaintenance = yield* select(selectIsPlaceClosed);
  if (isInMaintenance !== (yield* select(selectIsInMaintenance)))
    yield* put(maintenanceDecided({ isInMaintenance }));
}

/** Without an answer what was known stays; a page that asks again by itself tries once each time. */
function* askAboutMaintenance(ports: Ports, attempts = SOON_RETRY.attempts) {
  try {
    const { path, body } = yield* call(flagContext, ports);
    const asked = { path, body: { ...body, featureKey: MAINTENANCE_KEY } };
    const answer = yield* retrying({ ...SOON_RETRY, attempts }, () =>
      send(ports, readFeature, asked),
    );
    yield* put(maintenanceReceived(maintenanceOf(answer)));
  } catch (error) {
    throwBug(error);
  }
}

/** While the maintenance page is shown: asks again, and reloads once it is over. */
function* waitForMaintenance(ports: Ports) {
  while (yield* select(selectIsInMaintenance)) {
    yield* delay(MAINTENANCE_PAUSE_MS);
    yield* call(askAboutMaintenance, ports, 1);
    if (yield* select(selectIsPlaceClosed)) continue;
    yield* call(() => ports.page.reload());
    return;
  }
}

/** Maintenance that begins while somebody is here counts from their next route change (FT-88). */
function* watchRoutes(ports: Ports) {
  let { pathname } = yield* select(selectLocation);

  yield* takeEvery(locationChanged, decideMaintenance);
  yield* takeLatest(
    (action: Action) => isOtherRoute(pathname)(action),
    function* () {
      ({ pathname } = yield* select(selectLocation));
      yield* call(() => ports.page.rest());
      yield* call(askAboutMaintenance, ports);
      yield* call(decideMaintenance);
    },
  );
}

/** The maintenance page (MAINT-01, MAINT-02). */
export function* watchMaintenance(ports: Ports): SagaGenerator<void> {
  yield* takeLatest(featuresReceived, decideMaintenance);
  yield* takeLatest(maintenanceDecided, waitForMaintenance, ports);
  yield* call(watchRoutes, ports);
}
