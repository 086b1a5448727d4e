import { ApiError, failureOf } from '#sagas/api/apiError.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { sendSupportRequest } from '#sagas/api/contract/support.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { SUPPORT_SCOPE } from '#sagas/drafts/supportDraft.ts';
import { put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { questionForgotten } from '#store/support/actions.ts';
import { selectQuestionUnderWay, selectUnsavedQuestion } from '#store/support/selectors.ts';
import { supportFailed, supportRequested, supportSent } from '#store/support/slice.ts';

function* ask(ports: Ports, body: BodyOf<typeof sendSupportRequest>) {
  const scope = SUPPORT_SCOPE;
  const sent = yield* select(selectUnsavedQuestion);
  try {
    const { reference } = yield* sendIdempotent(ports, sendSupportRequest, { body }, { scope });
    // What the user typed in the meantime is a new question (S2).
    if ((yield* select(selectUnsavedQuestion)) === sent) yield* put(questionForgotten());
    yield* put(supportSent({ reference }));
  } catch (error) {
    // Throwing a bug would stop the saga before the next question (S3).
    if (!(error instanceof ApiError)) ports.report(error);
    yield* put(supportFailed(failureOf(error, sendSupportRequest.name)));
  }
}

/** Sends the questions of register/support. The user may submit one before this chunk loads. */
export function* watchSupport(ports: Ports): SagaGenerator<void> {
  const submitted = yield* select(selectQuestionUnderWay);
  if (submitted !== null) yield* untilLogout(ask, ports, submitted);
  yield* takeLeading(supportRequested, ({ payload }) => untilLogout(ask, ports, payload));
}
