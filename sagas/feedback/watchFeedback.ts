import { ApiError, failureOf } from '#sagas/api/apiError.ts';
import { sendCeoFeedback } from '#sagas/api/contract/feedback.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Feedback } from '#store/feedback/feedback.ts';
import {
  feedbackFailed,
  feedbackSent,
  feedbackSubmitted,
  selectFeedback,
} from '#store/feedback/slice.ts';
import { selectLocation, selectUuidInHand } from '#store/shell/selectors.ts';

function* sendFeedback(ports: Ports, { topic, message, marketingConsent }: Feedback) {
  try {
    const applicationUuid = yield* select(selectUuidInHand);
    const { pathname } = yield* select(selectLocation);
    const body = {
      topic,
      message,
      marketingConsent,
      pathname,
      productType: 'HELOC',
      ...(applicationUuid !== null && { applicationUuid }),
    } as const;
    yield* sendIdempotent(ports, sendCeoFeedback, { body }, { scope: 'feedback' });
    yield* put(feedbackSent());
  } catch (error) {
    // Throwing a bug would stop the saga before the next feedback (S3).
    if (!(error instanceof ApiError)) ports.report(error);
    yield* put(feedbackFailed(failureOf(error, sendCeoFeedback.name)));
  }
}

const send = (ports: Ports, feedback: Feedback) => untilLogout(sendFeedback, ports, feedback);

/** Sends feedback to the CEO once, including feedback submitted before this code was loaded. */
export function* watchFeedback(ports: Ports): SagaGenerator<void> {
  const before = yield* select(selectFeedback);
  if (before.status === 'sending') yield* send(ports, before.feedback);
  yield* takeLeading(feedbackSubmitted, ({ payload }) => send(ports, payload));
}
