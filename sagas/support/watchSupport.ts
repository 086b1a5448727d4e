import { ApiError, failureOf, throwBug } from '#sagas/api/apiError.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readPhoneHours, sendSupportRequest } from '#sagas/api/contract/support.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { SUPPORT_SCOPE } from '#sagas/drafts/supportDraft.ts';
import { put, select, spawn, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { questionForgotten } from '#store/support/actions.ts';
import { selectQuestionUnderWay, selectUnsavedQuestion } from '#store/support/selectors.ts';
import {
  hoursReceived,
  supportFailed,
  supportRequested,
  supportSent,
} from '#store/support/slice.ts';

type SupportRequest = BodyOf<typeof sendSupportRequest>;

function* ask(ports: Ports, body: SupportRequest) {
  const sent = yield* select(selectUnsavedQuestion);
  try {
    const { reference } = yield* sendIdempotent(
      ports,
      sendSupportRequest,
      { body },
      { scope: SUPPORT_SCOPE },
    );
    // What was typed meanwhile is the beginning of another question (S2).
    if ((yield* select(selectUnsavedQuestion)) === sent) yield* put(questionForgotten());
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
    throwBug(error);
  }
}

/** register/support: questions and hours. A question may have been sent before this code was there. */
export function* watchSupport(ports: Ports): SagaGenerator<void> {
  yield* spawn(loadHours, ports);
  const pressed = yield* select(selectQuestionUnderWay);
  if (pressed !== null) yield* untilLogout(ask, ports, pressed);
  yield* takeLeading(supportRequested, function* ({ payload }) {
    yield* untilLogout(ask, ports, payload);
  });
}
