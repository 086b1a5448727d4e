import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readChatbotHistory } from '#sagas/api/contract/chat.ts';
import type { ChatMessage } from '#store/chat/messages.ts';

import { ChatError, type ChatEvent, type MessageDraft } from './transport.ts';

export type Item = AnswerOf<typeof readChatbotHistory>[number];

export interface ChatbotSettings {
  readonly now: () => number;
  /** Asks; resolves with the conversation, which the first question starts. A lost answer is `ambiguous`. */
  readonly ask: (
    question: Pick<MessageDraft, 'clientId' | 'text'>,
    conversationId: string | null,
  ) => Promise<string>;
  /** All questions with their answers, oldest first. */
  readonly read: (conversationId: string) => Promise<readonly Item[]>;
  readonly pollMs?: number;
  readonly answerMs?: number;
}

const POLL_MS = 700;
const PROBE_MS = 2_000;
/** A note is repeated before it clears (CHAT-33). */
const NOTE_MS = 1_400;

export const BOT_NAME = 'Assistant';

/** What a question's two messages are made of; `index` counts the questions. */
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

/** One conversation with the chatbot. */
export interface Chatbot {
  readonly settings: ChatbotSettings;
  readonly listeners: Set<(event: ChatEvent) => void>;
  /** Null before the first question. */
  conversationId: string | null;
  /** How many questions the history had when it was last read. */
  count: number;
  /** How many messages it had then. */
  seen: number;
  /** How many there were before a message was asked for the first time, by its clientId. */
  readonly tried: Map<string, number>;
  /** Own questions whose answers are still to come. */
  readonly open: Set<string>;
  /** When the assistant was last said to type. */
  notedAt: number;
  expiry: ReturnType<typeof setTimeout> | undefined;
  /** The last call got no answer. */
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

/** A call got no answer: until one does, the chat is not connected. */
function noteLoss(bot: Chatbot) {
  // Without a conversation there is nothing to read.
  if (bot.isLost || bot.conversationId === null || isLeft(bot)) return;
  bot.isLost = true;
  emitChatbotEvent(bot, { type: 'connection', state: 'reconnecting' });
  void probe(bot);
}

function noteAnswer(bot: Chatbot) {
  if (!bot.isLost) return;
  bot.isLost = false;
  // First: what is to be read back is not healed by the link alone.
  emitChatbotEvent(bot, { type: 'gap' });
  emitChatbotEvent(bot, { type: 'connection', state: 'connected' });
}

/** A denied call means that the token is over. */
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

/** Reads until an answer comes. */
async function probe(bot: Chatbot) {
  while (bot.isLost && !isLeft(bot)) {
    await pause(PROBE_MS);
    if (bot.isLost && !isLeft(bot)) await readAll(bot).catch(() => undefined);
  }
}

/** Says that the assistant types, while an answer is to come. */
function noteTyping(bot: Chatbot) {
  const now = bot.settings.now();
  if (bot.open.size === 0 || now - bot.notedAt < NOTE_MS) return;
  bot.notedAt = now;
  emitChatbotEvent(bot, { type: 'typing', name: BOT_NAME, active: true });
}

/** Also an answer that came too late for its own question. */
function tellAnswers(bot: Chatbot, items: readonly Item[]) {
  for (const [index, item] of items.entries()) {
    const [, answer] = messagesOf(item, index);
    if (answer && bot.open.delete(item.questionId))
      emitChatbotEvent(bot, { type: 'message', message: answer });
  }
}

/** A poll that was lost is one of many; the end of the chat is not. */
const orNothing = (error: unknown): readonly Item[] => {
  if (error instanceof ChatError && error.code !== 'ended') return [];
  throw error;
};

/** Reads the history until something is there; null where it does not come in time. */
export async function lookFor<Found>(
  bot: Chatbot,
  until: number,
  find: (items: readonly Item[]) => Found | null,
): Promise<Found | null> {
  const { now, pollMs = POLL_MS } = bot.settings;
  while (now() < until && !isLeft(bot)) {
    noteTyping(bot);
    const items = await readAll(bot).catch(orNothing);
    tellAnswers(bot, items);
    const found = find(items);
    if (found !== null) return found;
    await pause(pollMs);
  }
  return null;
}
