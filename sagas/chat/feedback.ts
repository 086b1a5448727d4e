import { throwBug } from '#sagas/api/apiError.ts';
import { rateChatbot } from '#sagas/api/contract/chat.ts';
import { send } from '#sagas/control/send.ts';
import { put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { feedbackReasons, type ChatFeedback } from '#store/chat/feedback.ts';
import {
  alertCleared,
  alertShown,
  answerRatingFailed,
  feedbackGiven,
  selectChat,
} from '#store/chat/slice.ts';

import type { HeldSession } from './session.ts';

function* giveFeedback(
  ports: Ports,
  { session }: HeldSession,
  { questionId, reason, text }: ChatFeedback & { questionId: string },
): SagaGenerator<void> {
  const answer = (yield* select(selectChat)).byId[`${questionId}:a`];
  try {
    yield* send(ports, rateChatbot, {
      body: {
        questionId,
        conversationId: session.conversationId,
        responseToCustomer: answer?.text ?? '',
        feedbackMessage: [feedbackReasons[reason], text.trim()].filter(Boolean).join(': '),
        rating: 0,
        senderEmail: session.emailAddress,
        senderType: 'APPLICANT',
        nonce: session.nonce,
      },
    });
    yield* put(alertCleared({ alert: 'failed' }));
  } catch (error) {
    throwBug(error);
    yield* put(answerRatingFailed({ questionId }));
    yield* put(alertShown({ alert: 'failed' }));
  }
}

/** Tells the lender why an answer of the chatbot didn't help (CALL-CHAT-13). Works after the end of the chat, too. */
export function* watchChatFeedback(ports: Ports, held: HeldSession): SagaGenerator<void> {
  yield* takeEvery(feedbackGiven, ({ payload }) => giveFeedback(ports, held, payload));
}
