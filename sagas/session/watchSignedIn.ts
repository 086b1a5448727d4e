import { lazySaga } from '#sagas/control/lazySaga.ts';
import { untilSignedIn } from '#sagas/navigation/until.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

import { LIFE_MS } from './lenderLogout.ts';

/** The warning comes this long before the end of the session (F-09). */
export const WARNING_MS = 2 * 60_000;
/** A session without a call for this long may be over. */
export const QUIET_MS = LIFE_MS - WARNING_MS;

const loadSessionTime = () => import(/* webpackChunkName: "session" */ './sessionTime.ts');

const watchSessionTime = lazySaga(loadSessionTime, (module) => module.watchSessionTime);

export const checkSession = lazySaga(loadSessionTime, (module) => module.checkSession);

/** Watches the time of a session once a user is signed in. */
export function* watchSignedIn(ports: Ports): SagaGenerator<void> {
  yield* call(untilSignedIn);
  yield* call(watchSessionTime, ports);
}
