import { randomBytes, randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { rateChatbot } from '#sagas/api/contract/chat.ts';

export interface BotQuestion {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  readonly askedAt: number;
  /** Before this time, the bot is working on the answer. */
  readonly answeredAt: number;
}

export type BotFeedback = Pick<
  BodyOf<typeof rateChatbot>,
  'questionId' | 'responseToCustomer' | 'feedbackMessage' | 'senderEmail'
>;

export interface BotConversation {
  readonly id: string;
  /** Opens the history. */
  readonly token: string;
  readonly orgCode: string;
  readonly startedAt: number;
  readonly questions: BotQuestion[];
  readonly feedback: BotFeedback[];
}

/** CHAT-31 */
const LIFE_MS = 10 * 60_000;
/** Until then, a late question is told that its token has expired. */
const FORGOTTEN_MS = 12 * 3_600_000;
const ANSWER_MS = 600;

interface ChatbotOptions {
  readonly now: () => number;
  readonly speed: number;
}

/** Keeps the chatbot conversations in memory. */
export function createBotConversations({ now, speed }: ChatbotOptions) {
  const byId = new Map<string, BotConversation>();

  return {
    start(orgCode: string): BotConversation {
      for (const [id, { startedAt }] of byId)
        if (startedAt + FORGOTTEN_MS <= now()) byId.delete(id);
      const conversation = {
        id: `bot-${randomUUID()}`,
        token: randomBytes(24).toString('base64url'),
        orgCode,
        startedAt: now(),
        questions: [],
        feedback: [],
      };
      byId.set(conversation.id, conversation);
      return conversation;
    },
    find: (id: string): BotConversation | null => byId.get(id) ?? null,
    isOver: ({ startedAt }: BotConversation): boolean => startedAt + LIFE_MS <= now(),
    ask({ questions }: BotConversation, question: string, answer: string): void {
      const questionId = `q-${randomUUID()}`;
      const askedAt = now();
      const answeredAt = askedAt + ANSWER_MS / speed;
      questions.push({ questionId, question, answer, askedAt, answeredAt });
    },
    answerOf: ({ answer, answeredAt }: BotQuestion): string | null =>
      answeredAt <= now() ? answer : null,
    all: (): BotConversation[] => [...byId.values()],
    clear: () => byId.clear(),
  };
}
