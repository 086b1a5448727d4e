import { rescindLine } from '#sagas/api/contract/funding.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { put, select, takeEvery, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { rescissionSigned } from '#store/application/funding/actions.ts';
import { isFunded } from '#store/application/funding/timeline.ts';
import {
  lenderDataInvalidated,
  lenderDataRetried,
  selectLenderData,
} from '#store/application/core/lenderDataSlice.ts';
import { statusReceived } from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';

/** Cancels the line. The routing then leads to the main site (STATUS-66). */
function* rescind(ports: Ports, { payload }: ReturnType<typeof rescissionSigned>) {
  const body = { ...payload, reason: null };
  yield* finishingStep({
    step: 'rescission',
    screen: 'complete',
    ask: (uuid) => send(ports, rescindLine, { path: { uuid }, body }),
    modal: 'lineCancelled',
  });
}

/** Reads the stages of the last screen, because that screen isn't polled (F-06). */
function* readEnd({ payload }: ReturnType<typeof statusReceived>) {
  if (payload.status.checklistStatus !== 'COMPLETE') return;
  const { timeline } = yield* select(selectLenderData);
  const { isRouting } = yield* select(selectApplicationState);
  const isHere = (yield* select(selectScreenId)) === 'complete';
  if (!isHere || isRouting || timeline.status !== 'ready' || isFunded(timeline.value)) return;
  yield* put(lenderDataInvalidated({ names: ['timeline'] }));
  yield* put(lenderDataRetried());
}

export function* watchFunding(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(rescissionSigned, rescind, ports);
  yield* takeEvery(statusReceived, readEnd);
}
