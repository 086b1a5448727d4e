import type { Action } from '@reduxjs/toolkit';

import { call, put, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { later, loadOptional } from '#sagas/loadCode.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import {
  areaRetried,
  logDeliveryEnded,
  logDeliveryOffered,
  logDeliveryRequested,
  logRequested,
  toastShown,
} from '#store/shell/slice.ts';

const isWanted = (action: Action) =>
  logRequested.match(action) || (areaRetried.match(action) && action.payload.area === 'log');

function* stopped(): SagaGenerator<void> {
  yield* put(toastShown({ tone: 'error', text: stoppedMessages.log, area: 'log' }));
}

type Way = 'saveLog' | 'sendLog';

/** Works on the error page too. A reload would lose the log there, so a toast says what is missing (S4). */
function* handOver(ports: Ports, way: Way): SagaGenerator<void> {
  try {
    const code = yield* loadOptional(later);
    if (code) yield* call(code[way], ports);
    else yield* call(stopped);
  } catch (error) {
    ports.report(error);
    yield* call(stopped);
  }
}

/** Saves the log when the user asks for it, or sends it to support if the deployment accepts logs. */
export function* watchLogRequest(ports: Ports): SagaGenerator<void> {
  if (ports.logAddress !== null) yield* put(logDeliveryOffered());
  yield* takeLeading(isWanted, () => handOver(ports, 'saveLog'));
  yield* takeLeading(logDeliveryRequested, function* () {
    yield* call(handOver, ports, 'sendLog' as const);
    yield* put(logDeliveryEnded());
  });
}
