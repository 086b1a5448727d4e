import { askChatbot, rateChatbot, readChatbotHistory } from '#sagas/api/contract/chat.ts';
import { chatWeek } from '#server/sandbox/chat/chatHours.ts';
import type { BotConversation } from '#server/sandbox/chat/botConversations.ts';
import { chatbotAnswer } from '#server/sandbox/data/chatbotAnswers.ts';
import { bearerOf } from '#server/sandbox/http/bearerOf.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { notFound, refuseInvalid, unauthenticated } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { countStart, refuseNonce } from './chatCalls.ts';

/** Answers 401 once the token has expired (CHAT-23, CHAT-31). */
function requireConversation({ chatbot }: World, id: string): BotConversation {
  const conversation = chatbot.find(id);
  if (!conversation) throw notFound("We couldn't find this chat.");
  if (chatbot.isOver(conversation)) throw unauthenticated();
  return conversation;
}

export const chatbotCalls = (world: World): Handler[] => [
  handle(askChatbot, (call) => {
    const { message, conversationId, nonce } = call.parts.body;
    refuseNonce(world, call, nonce);
    refuseInvalid({ message: message.trim() === '' ? 'Required' : undefined });
    const { chatbot } = world;
    if (conversationId === null) countStart(world, call);
    const conversation =
      conversationId === null
        ? chatbot.start(call.lender.code)
        : requireConversation(world, conversationId);
    const answer = chatbotAnswer({ lender: call.lender, week: chatWeek(world) }, message);
    chatbot.ask(conversation, message, answer);
    return { conversationId: conversation.id, token: conversation.token };
  }),

  handle(readChatbotHistory, ({ parts, requestHeaders }) => {
    const { token, questions } = requireConversation(world, parts.path.conversationId);
    if (bearerOf(requestHeaders) !== token) throw unauthenticated();
    return questions.map((question) => ({
      questionId: question.questionId,
      questionStr: question.question,
      responseStr: world.chatbot.answerOf(question),
      createdDt: new Date(question.askedAt).toISOString(),
    }));
  }),

  handle(rateChatbot, (call) => {
    const { body } = call.parts;
    refuseNonce(world, call, body.nonce);
    const { questions, feedback } = requireConversation(world, body.conversationId);
    if (!questions.some(({ questionId }) => questionId === body.questionId))
      throw notFound("We couldn't find this question.");
    const { questionId, responseToCustomer, feedbackMessage, senderEmail } = body;
    feedback.push({ questionId, responseToCustomer, feedbackMessage, senderEmail });
  }),
];
