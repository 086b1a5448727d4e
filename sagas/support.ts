import { toFailure } from '#sagas/api/apiError.ts';
import { readPhoneHours, sendSupportRequest } from '#sagas/api/contract/registration.ts';
import { call, put, select, take, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  hoursReceived,
  supportFailed,
  supportRequested,
  supportSent,
} from '#store/registration/supportSlice.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { send } from './control/send.ts';

function* ask(ports: Ports, { payload }: ReturnType<typeof supportRequested>) {
  try {
    const { reference } = yield* send(
      ports,
      sendSupportRequest,
      { body: payload },
      { idempotencyKey: ports.newId() },
    );
    yield* put(supportSent({ reference }));
  } catch (error) {
    yield* put(supportFailed(toFailure(error)));
  }
}

/** Without the hours the phone number stands alone (FT-87). */
function* loadHours(ports: Ports) {
  try {
    const hours = yield* send(ports, readPhoneHours, {
      path: { department: 'OPS_PHONE' },
      query: { display: 'true' },
    });
    yield* put(hoursReceived(hours));
  } catch (error) {
    toFailure(error);
  }
}

function* untilSupport() {
  while ((yield* select(selectMatch))?.screen !== 'registrationSupport')
    yield* take(locationChanged);
}

/** register/support: questions and hours. */
export function* watchSupport(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(supportRequested, ask, ports);
  yield* call(untilSupport);
  yield* call(loadHours, ports);
}
