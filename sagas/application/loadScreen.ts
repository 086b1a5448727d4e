import { toFailure } from '#sagas/api/apiError.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { readRetry, retrying } from '#sagas/control/retrying.ts';
import { all, call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { declineScreen } from '#store/application/decision/decisions.ts';
import type { LenderData, LenderDataName } from '#store/application/lenderData.ts';
import {
  selectLenderData,
  lenderDataRetried,
  lenderDataFailed,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/lenderDataSlice.ts';
import { selectHasRecord, selectScreenPath } from '#store/application/screenSelectors.ts';
import {
  applicationReceived,
  routingCompleted,
  stageShown,
  stepReset,
} from '#store/application/slice.ts';
import { stageOf } from '#store/application/status/stages.ts';
import type { RootState } from '#store/index.ts';
import { applicationPath, screens, type ScreenId } from '#store/shell/screens.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { locationChanged, redirected } from '#store/shell/slice.ts';

import { lenderReads } from './lenderReads.ts';

const declineNeeds = ['decision', 'uploadLimits'] as const;

/** What a screen reads before it can show itself. */
const needs: Partial<Record<ScreenId, readonly LenderDataName[]>> = {
  editAnswer: ['summary'],
  productSelect: ['offers'],
  productConfirm: ['offers'],
  startContact: ['savedInfo'],
  creditSocial: ['creditIdentification'],
  creditError: ['creditFreeze'],
  reviewNoCredit: ['uploadLimits'],
  errorDecline: declineNeeds,
  errorCredit: declineNeeds,
  errorIncome: declineNeeds,
};

/** A decline tells its reason under the address that fits it, each time it is come to. */
function* showReason(uuid: string) {
  const path = yield* select(selectScreenPath);
  const { decision } = yield* select(selectLenderData);
  if (path !== 'error/decline' || decision.status !== 'ready') return;
  const screen = declineScreen(decision.value.declineReason);
  if (screen !== path) yield* put(redirected({ to: applicationPath(uuid, screen), replace: true }));
}

/** Reads one thing, patiently the first time; a failure is the screen's to show, and others go on (FT-03). */
function* readOne<Name extends LenderDataName>(
  ports: Ports,
  uuid: string,
  name: Name,
  hasFailed: boolean,
) {
  try {
    const value: LenderData[Name] = yield* retrying(readRetry(hasFailed), () =>
      call(lenderReads[name], ports, uuid),
    );
    yield* put(lenderDataReceived({ [name]: value }));
    if (name === 'decision') yield* call(showReason, uuid);
  } catch (error) {
    yield* put(lenderDataFailed({ name, failure: toFailure(error) }));
  }
}

/** Reads what the screen in hand needs and does not have, or has from before the last step. */
function* loadScreen(ports: Ports): SagaGenerator<void> {
  const match = yield* select(selectMatch);
  const uuid = match?.parameters['uuid'];
  const { isRouting } = yield* select((state: RootState) => state.application);
  // Who is being led on sees the next screen, and its data, when they are there.
  if (isRouting || !match || uuid === undefined || !(yield* select(selectHasRecord))) return;
  if (screens[match.screen].hasProgress)
    yield* put(stageShown({ stage: stageOf(yield* select(selectScreenPath)) }));

  const data = yield* select(selectLenderData);
  const names = (needs[match.screen] ?? []).filter(
    (name) => data.uuid !== uuid || data[name].status !== 'ready' || data.stale.includes(name),
  );
  if (!names.includes('decision')) yield* call(showReason, uuid);
  if (names.length === 0) return;
  yield* put(lenderDataRequested({ uuid, names }));
  yield* all(names.map((name) => call(readOne, ports, uuid, name, data[name].status === 'failed')));
}

/** What the last step was refused with belongs to its own screen. */
function* forgetStep() {
  const { step } = yield* select((state: RootState) => state.application);
  if (step.status !== 'idle') yield* put(stepReset());
}

/** Entering a screen is the event that loads it; a newer screen replaces an older one's wishes (FT-11). */
export function* watchScreens(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(locationChanged, forgetStep);
  const occasions = [locationChanged, applicationReceived, routingCompleted, lenderDataRetried];
  yield* runLatestOn(occasions, () => call(loadScreen, ports));
}
