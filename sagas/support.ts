import { ApiError, failureOf, toFailure } from '#sagas/api/apiError.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readPhoneHours, sendSupportRequest } from '#sagas/api/contract/registration.ts';
import { call, put, select, take, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectUnsentQuestion } from '#store/registration/selectors.ts';
import {
  hoursReceived,
  questionTyped,
  supportFailed,
  supportRequested,
  supportSent,
} from '#store/registration/supportSlice.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { keptWish } from './control/keptWish.ts';
import { send } from './control/send.ts';
import { whileHere } from './control/whileHere.ts';

type SupportRequest = BodyOf<typeof sendSupportRequest>;

function* ask(ports: Ports, body: SupportRequest) {
  const wish = keptWish(yield* select(selectUnsentQuestion), body, ports.newId);
  yield* put(questionTyped({ ...wish }));
  try {
    const { reference } = yield* send(
      ports,
      sendSupportRequest,
      { body },
      { idempotencyKey: wish.key },
    );
    yield* put(supportSent({ reference }));
  } catch (error) {
    // A bug that is thrown on would cost the next question its saga (S3).
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
  yield* takeLeading(supportRequested, function* ({ payload }) {
    yield* whileHere(ask, ports, payload);
  });
  yield* call(untilSupport);
  yield* call(loadHours, ports);
}
