import type { LenderData, LenderDataName } from '#store/application/core/features.ts';
import { toFailure } from '#sagas/api/apiError.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { readRetry, retrying } from '#sagas/control/retrying.ts';
import { all, call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { declineScreen } from '#store/application/decision/decisions.ts';
import {
  selectLenderData,
  lenderDataRetried,
  lenderDataFailed,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { selectFeature, selectScreenId } from '#store/application/core/currentScreen.ts';
import { summaryFeature } from '#store/application/summary/summary.feature.ts';
import { screenOf, screenAddress } from '#store/application/core/screens.ts';
import { selectHasRecord } from '#store/application/whole/screenSelectors.ts';
import { applicationReceived, routingCompleted, stepReset } from '#store/application/core/slice.ts';
import type { RootState } from '#store/index.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { featureStarted, locationChanged, redirected } from '#store/shell/slice.ts';

import { loadFeature } from './features.ts';
import { readOf, type FeatureSagas } from './featureSagas.ts';

const selectNeeds = (state: RootState): readonly LenderDataName[] => {
  const screen = selectScreenId(state);
  if (screen !== null) return screenOf(screen).reads ?? [];
  return selectFeature(state) === 'summary' ? summaryFeature.reads : [];
};

/** Leads a decline to the address for its reason. */
function* showReason(uuid: string) {
  const path = yield* select(selectScreenId);
  const { decision } = yield* select(selectLenderData);
  if (path !== 'errorDecline' || decision.status !== 'ready') return;
  const screen = declineScreen(decision.value.declineReason);
  if (screen !== path) yield* put(redirected({ to: screenAddress(uuid, screen), replace: true }));
}

interface Reading<Name extends LenderDataName> {
  readonly uuid: string;
  readonly feature: FeatureSagas;
  readonly name: Name;
  readonly hasFailed: boolean;
}

/** Reads one kind of data. If it fails, the screen shows that, and the other reads continue (FT-03). */
function* readOne<Name extends LenderDataName>(
  ports: Ports,
  { uuid, feature, name, hasFailed }: Reading<Name>,
) {
  try {
    const value: LenderData[Name] = yield* retrying(readRetry(hasFailed), () =>
      call(readOf(feature, name), ports, uuid),
    );
    yield* put(lenderDataReceived({ [name]: value }));
    if (name === 'decision') yield* call(showReason, uuid);
  } catch (error) {
    yield* put(lenderDataFailed({ name, failure: toFailure(error) }));
  }
}

/** Reads the data of the current screen that is missing or older than the last step. */
function* loadScreen(ports: Ports): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  const { isRouting } = yield* select(selectApplicationState);
  // The next screen loads its own data.
  if (isRouting || uuid === null || !(yield* select(selectHasRecord))) return;

  const data = yield* select(selectLenderData);
  const names = (yield* select(selectNeeds)).filter(
    (name) => data.uuid !== uuid || data[name].status !== 'ready' || data.stale.includes(name),
  );
  if (!names.includes('decision')) yield* call(showReason, uuid);
  if (names.length === 0) return;
  yield* put(lenderDataRequested({ uuid, names }));
  const entered = yield* select(selectFeature);
  const feature = entered && (yield* call(() => loadFeature(entered)));
  // If the code can't be loaded, the page reports that and waits for it (FT-66).
  if (feature === null) return;
  yield* all(
    names.map((name) =>
      call(readOne, ports, { uuid, feature, name, hasFailed: data[name].status === 'failed' }),
    ),
  );
}

/** Clears the refusal of the last step, which belongs to its own screen. */
function* resetStep() {
  const { step } = yield* select(selectApplicationState);
  if (step.status !== 'idle') yield* put(stepReset());
}

/** Loads the data of each screen. A newer screen cancels the reads of the previous one (FT-11). */
export function* watchScreens(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(locationChanged, resetStep);
  const triggers = [
    locationChanged,
    applicationReceived,
    routingCompleted,
    lenderDataRetried,
    featureStarted,
  ];
  yield* runLatestOn(triggers, () => loadScreen(ports));
}
