import { call, type SagaGenerator } from '#sagas/effects.ts';
import { later, loadRequired } from '#sagas/loadCode.ts';
import { untilSignedIn } from '#sagas/navigation/until.ts';
import type { Ports } from '#sagas/ports.ts';

export function* watchSignedIn(ports: Ports): SagaGenerator<void> {
  yield* call(untilSignedIn);
  const { watchSessionTime } = yield* loadRequired(later, null);
  yield* call(watchSessionTime, ports);
}
