import { ApiError, failureOf, toFailure } from '#sagas/api/apiError.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
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
import { whileHere } from './control/whileHere.ts';

type SupportRequest = BodyOf<typeof sendSupportRequest>;

function* ask(ports: Ports, body: SupportRequest, idempotencyKey: string) {
  try {
    const { reference } = yield* send(ports, sendSupportRequest, { body }, { idempotencyKey });
    yield* put(supportSent({ reference }));
  } catch (error) {
    // A bug that is thrown on would cost the question its key (S3).
    if (!(error instanceof ApiError)) ports.report(error);
    yield* put(supportFailed(failureOf(error, sendSupportRequest.name)));
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
  /** One question has one key, however often it is sent (SC-09). */
  let intent = { text: '', key: '' };
  yield* takeLeading(supportRequested, function* ({ payload }) {
    const text = JSON.stringify(payload);
    if (text !== intent.text) intent = { text, key: ports.newId() };
    yield* whileHere(ask, ports, payload, intent.key);
  });
  yield* call(untilSupport);
  yield* call(loadHours, ports);
}
