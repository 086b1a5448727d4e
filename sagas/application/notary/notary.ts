import { call, fork, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

import { watchHold } from './holdTime.ts';
import { watchDevices } from './devices.ts';
import { watchMeetings } from './meetings.ts';
import { watchNotarySession } from './session.ts';

export function* watchNotary(ports: Ports): SagaGenerator<void> {
  yield* fork(watchHold, ports);
  yield* fork(watchDevices, ports);
  yield* fork(watchNotarySession, ports);
  yield* call(watchMeetings, ports);
}
