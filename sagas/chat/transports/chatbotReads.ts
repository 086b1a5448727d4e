import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readChatbotHistory } from '#sagas/api/contract/chat.ts';
import type { ChatMessage } from '#store/chat/messages.ts';

import { ChatError, type ChatEvent, type MessageDraft } from './transport.ts';

export type Item = AnswerOf<typeof readChatbotHistory>[number];

export interface ChatbotSettings {
  readonly now: () => number;
  /**
   * Asks a question. Resolves with the conversation, which the first question starts. Rejects with `ambiguous` if the
   * response is lost.
   */
  readonly ask: (
    question: Pick<MessageDraft, 'clientId' | 'text'>,
    conversationId: string | null,
  ) => Promise<string>;
  /** Returns all questions with their answers, oldest first. */
  readonly read: (conversationId: string) => Promise<readonly Item[]>;
  readonly pollMs?: number;
  readonly answerMs?: number;
}

const POLL_MS = 700;
const PROBE_MS = 2_000;
/** Typing notes repeat before they clear (CHAT-33). */
const NOTE_MS = 1_400;

export const BOT_NAME = 'Assistant';

/** Returns the two messages of a question. `index` counts the questions. */
export function messagesOf(
  { questionId, questionStr, responseStr, createdDt }: Item,
  index: number,
) {
  const common = { attachments: [], sentAt: createdDt ?? '' };
  const question: ChatMessage = {
    ...common,
    id: `${questionId}:q`,
    order: 2 * index,
    author: 'me',
    text: questionStr,
  };
  const answer: ChatMessage = {
    ...common,
    id: `${questionId}:a`,
    order: 2 * index + 1,
    author: 'bot',
    authorName: BOT_NAME,
    text: responseStr ?? '',
  };
  return responseStr === null ? [question] : [question, answer];
}

export interface Chatbot {
  readonly settings: ChatbotSettings;
  readonly listeners: Set<(event: ChatEvent) => void>;
  /** Null before the first question. */
  conversationId: string | null;
  /** The number of questions in the history when it was last read. */
  count: number;
  seen: number;
  /** By clientId, the number of questions before the message was first asked. */
  readonly tried: Map<string, number>;
  readonly open: Set<string>;
  notedAt: number;
  expiry: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last call got no response. */
  isLost: boolean;
  isOver: boolean;
  hasLeft: boolean;
}

export const emitChatbotEvent = ({ listeners }: Chatbot, event: ChatEvent) => {
  for (const listener of listeners) listener(event);
};

export function expire(bot: Chatbot) {
  if (bot.isOver) return;
  bot.isOver = true;
  emitChatbotEvent(bot, { type: 'ended', reason: 'expired', surveyUrl: null });
}

const isLeft = ({ hasLeft, isOver }: Chatbot) => hasLeft || isOver;

/** Records that a call got no response. Until one does, the chat isn't connected. */
function noteLoss(bot: Chatbot) {
  // Without a conversation, there is nothing to read.
  if (bot.isLost || bot.conversationId === null || isLeft(bot)) return;
  bot.isLost = true;
  emitChatbotEvent(bot, { type: 'connection', state: 'reconnecting' });
  void probe(bot);
}

function noteAnswer(bot: Chatbot) {
  if (!bot.isLost) return;
  bot.isLost = false;
  // Must be first, because a working link doesn't bring back what was missed.
  emitChatbotEvent(bot, { type: 'gap' });
  emitChatbotEvent(bot, { type: 'connection', state: 'connected' });
}

/** A denied call means that the token has expired. */
export async function guarded<Answer>(bot: Chatbot, answer: Promise<Answer>): Promise<Answer> {
  try {
    const given = await answer;
    noteAnswer(bot);
    return given;
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    if (error.code === 'offline' || error.code === 'ambiguous') noteLoss(bot);
    if (error.code !== 'denied') throw error;
    expire(bot);
    throw new ChatError('ended', 'The chat has ended');
  }
}

export async function readAll(bot: Chatbot): Promise<readonly Item[]> {
  if (bot.conversationId === null) return [];
  const items = await guarded(bot, bot.settings.read(bot.conversationId));
  bot.count = items.length;
  bot.seen = items.flatMap(messagesOf).length;
  return items;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

async function probe(bot: Chatbot) {
  while (bot.isLost && !isLeft(bot)) {
    await pause(PROBE_MS);
    if (bot.isLost && !isLeft(bot)) await readAll(bot).catch(() => undefined);
  }
}

function noteTyping(bot: Chatbot) {
  const now = bot.settings.now();
  if (bot.open.size === 0 || now - bot.notedAt < NOTE_MS) return;
  bot.notedAt = now;
  emitChatbotEvent(bot, { type: 'typing', name: BOT_NAME, active: true });
}

/** Also reports an answer that came too late for its own question. */
function emitAnswers(bot: Chatbot, items: readonly Item[]) {
  for (const [index, item] of items.entries()) {
    const [, answer] = messagesOf(item, index);
    if (answer && bot.open.delete(item.questionId))
      emitChatbotEvent(bot, { type: 'message', message: answer });
  }
}

/** Many polls follow a lost one, but a chat ends only once. */
const emptyUnlessEnded = (error: unknown): readonly Item[] => {
  if (error instanceof ChatError && error.code !== 'ended') return [];
  throw error;
};

/** Polls the history until something is there. Returns null if it doesn't come in time. */
export async function lookFor<Found>(
  bot: Chatbot,
  until: number,
  find: (items: readonly Item[]) => Found | null,
): Promise<Found | null> {
  const { now, pollMs = POLL_MS } = bot.settings;
  while (now() < until && !isLeft(bot)) {
    noteTyping(bot);
    const items = await readAll(bot).catch(emptyUnlessEnded);
    emitAnswers(bot, items);
    const found = find(items);
    if (found !== null) return found;
    await pause(pollMs);
  }
  return null;
}
