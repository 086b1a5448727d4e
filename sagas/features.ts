import * as v from 'valibot';

import { toFailure } from '#sagas/api/apiError.ts';
import { readFeature, readFeatures } from '#sagas/api/contract/features.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
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
import { isFlagKey, type FlagKey, type Maintenance } from '#store/features/flags.ts';
import {
  featuresDefaulted,
  featuresReceived,
  maintenanceReceived,
  type FeatureAnswer,
} from '#store/features/slice.ts';
import { selectIsSignedIn, selectIdentityUuid } from '#store/identity/selectors.ts';
import { selectOrgCode } from '#store/org/selectors.ts';
import {
  selectAddressedUuid,
  selectIsInMaintenance,
  selectIsPlaceClosed,
} from '#store/shell/selectors.ts';
import { locationChanged, maintenanceDecided } from '#store/shell/slice.ts';

import { send } from './control/send.ts';
import { trackerId } from './telemetry/tracker.ts';

const MAINTENANCE_KEY = 'fe-heloc-maintenance';
/** The maintenance page asks again this often, and reloads when it is over (screens.md section 2). */
const MAINTENANCE_PAUSE_MS = 60_000;

const MaintenanceVariables = v.object({
  routes: v.optional(v.array(v.string()), []),
  title: v.nullish(v.string(), null),
  message: v.nullish(v.string(), null),
  showDashboardLink: v.optional(v.boolean(), false),
});
const DisasterVariables = v.object({ zips: v.array(v.string()) });

const maintenanceOf = ({
  enabled,
  variables,
}: AnswerOf<typeof readFeature>): Maintenance | null => {
  const read = v.safeParse(MaintenanceVariables, variables);
  return enabled && read.success ? read.output : null;
};

const answerOf = ({ features }: AnswerOf<typeof readFeatures>): FeatureAnswer => {
  const flags: Partial<Record<FlagKey, boolean>> = {};
  for (const { key, enabled } of features) if (isFlagKey(key)) flags[key] = enabled;
  const of = (key: FlagKey) => features.find((feature) => feature.key === key);
  const maintenance = of(MAINTENANCE_KEY);
  const disaster = v.safeParse(DisasterVariables, of('fe-heloc-disaster-zips')?.variables);
  return {
    flags,
    maintenance: maintenance ? maintenanceOf(maintenance) : null,
    disasterZips: flags['fe-heloc-disaster-zips'] && disaster.success ? disaster.output.zips : [],
  };
};

/** Whom the flags are asked for (FLAG-03); registration has no application yet (FLAG-REG-2). */
function* optimizeUser(ports: Ports) {
  return {
    applicationUuid: yield* select(selectAddressedUuid),
    createdTime: null,
    identityUuid: yield* select(selectIdentityUuid),
    organization: yield* select(selectOrgCode),
    trackerId: trackerId(ports),
  };
}

function* context() {
  return { context: (yield* select(selectIsSignedIn)) ? 'secure' : 'external' };
}

/** Reads every flag once; without an answer in three seconds each is its default (FT-83). */
function* loadFeatures(ports: Ports) {
  try {
    const user = yield* call(optimizeUser, ports);
    const answer = yield* send(ports, readFeatures, {
      path: yield* call(context),
      body: { optimizeUser: user },
    });
    yield* put(featuresReceived(answerOf(answer)));
  } catch (error) {
    toFailure(error);
    yield* put(featuresDefaulted());
  }
}

/** Decides at each route change whether the place is in maintenance (A-37, FT-88). */
function* decideMaintenance() {
  const isInMaintenance = yield* select(selectIsPlaceClosed);
  const wasInMaintenance = yield* select(selectIsInMaintenance);
  if (isInMaintenance !== wasInMaintenance) yield* put(maintenanceDecided({ isInMaintenance }));
}

/** While the maintenance page is shown: asks again, and reloads once it is over. */
function* waitForMaintenance(ports: Ports) {
  while (yield* select(selectIsInMaintenance)) {
    yield* delay(MAINTENANCE_PAUSE_MS);
    try {
      const user = yield* call(optimizeUser, ports);
      const answer = yield* send(ports, readFeature, {
        path: yield* call(context),
        body: { featureKey: MAINTENANCE_KEY, optimizeUser: user },
      });
      const maintenance = maintenanceOf(answer);
      yield* put(maintenanceReceived(maintenance));
      if (maintenance === null) yield* call(() => ports.page.reload());
    } catch (error) {
      toFailure(error);
    }
  }
}

export function* watchFeatures(ports: Ports): SagaGenerator<void> {
  yield* takeEvery([locationChanged, featuresReceived], decideMaintenance);
  yield* takeLatest(maintenanceDecided, waitForMaintenance, ports);
  yield* call(loadFeatures, ports);
}
