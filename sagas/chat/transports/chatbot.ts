import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readChatbotHistory } from '#sagas/api/contract/chat.ts';
import { HISTORY_LIMIT, type ChatMessage, type HistoryPage } from '#store/chat/messages.ts';

import {
  ChatError,
  type Capabilities,
  type ChatEvent,
  type ChatSession,
  type ChatTransport,
  type Draft,
  type Snapshot,
} from './transport.ts';

type Item = AnswerOf<typeof readChatbotHistory>[number];

export interface ChatbotSettings {
  readonly now: () => number;
  /** Asks; resolves with the conversation, which the first question starts. */
  readonly ask: (text: string, conversationId: string | null) => Promise<string>;
  /** All questions with their answers, oldest first. */
  readonly read: (conversationId: string) => Promise<readonly Item[]>;
  /** The first question has started a conversation. */
  readonly onStarted: (conversationId: string) => void;
  readonly pollMs?: number;
  readonly answerMs?: number;
}

const POLL_MS = 700;
const ANSWER_MS = 30_000;
/** A note is repeated before it clears (CHAT-33). */
const NOTE_MS = 1_400;

export const BOT_NAME = 'Assistant';

const capabilities: Capabilities = {
  reconnectsItself: true,
  idempotentSend: false,
  typingPreview: false,
  attachments: false,
  survey: false,
  endByCustomer: false,
};

/** What a question's two messages are made of; `index` counts the questions. */
function messagesOf({ questionId, questionStr, responseStr, createdDt }: Item, index: number) {
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
interface Chatbot {
  readonly settings: ChatbotSettings;
  readonly listeners: Set<(event: ChatEvent) => void>;
  /** Null before the first question. */
  conversationId: string | null;
  expiry: ReturnType<typeof setTimeout> | undefined;
  isOver: boolean;
  hasLeft: boolean;
}

const emit = ({ listeners }: Chatbot, event: ChatEvent) => {
  for (const listener of listeners) listener(event);
};

function expire(bot: Chatbot) {
  if (bot.isOver) return;
  bot.isOver = true;
  emit(bot, { type: 'ended', reason: 'expired', surveyUrl: null });
}

/** A denied call means that the token is over. */
const guarded = <Answer>(bot: Chatbot, answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof ChatError) || error.code !== 'denied') throw error;
    expire(bot);
    throw new ChatError('ended', 'The chat has ended');
  });

const readAll = (bot: Chatbot): Promise<readonly Item[]> =>
  bot.conversationId === null
    ? Promise.resolve([])
    : guarded(bot, bot.settings.read(bot.conversationId));

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Polls for the answer to a question, and says meanwhile that the assistant types. */
async function awaitAnswer(bot: Chatbot, questionId: string, until: number) {
  const { now, pollMs = POLL_MS } = bot.settings;
  let notedAt = Number.NEGATIVE_INFINITY;
  while (now() < until && !bot.hasLeft && !bot.isOver) {
    if (now() - notedAt >= NOTE_MS) {
      notedAt = now();
      emit(bot, { type: 'typing', name: BOT_NAME, active: true });
    }
    const items = await readAll(bot);
    const index = items.findIndex((item) => item.questionId === questionId);
    const item = items[index];
    const [, answer] = item ? messagesOf(item, index) : [];
    if (answer) {
      emit(bot, { type: 'message', message: answer });
      return;
    }
    await pause(pollMs);
  }
  emit(bot, { type: 'typing', name: BOT_NAME, active: false });
  throw new ChatError(bot.isOver ? 'ended' : 'fault', 'The chatbot did not answer');
}

function pageOf(items: readonly Item[], before: string | null, limit: number): HistoryPage {
  const end = before === null ? Infinity : Number(before);
  const earlier = items.flatMap(messagesOf).filter(({ order }) => order < end);
  const messages = earlier.slice(-limit);
  const [oldest] = messages;
  const isWhole = oldest === undefined || messages.length === earlier.length;
  return { messages, before: isWhole ? null : String(oldest.order) };
}

async function connect(bot: Chatbot, session: ChatSession): Promise<Snapshot> {
  bot.conversationId = session.conversationId || null;
  const leftMs = session.expiresAt - bot.settings.now();
  if (leftMs <= 0) throw new ChatError('denied', 'The token of the chatbot is over');
  const newest = pageOf(await readAll(bot), null, HISTORY_LIMIT);
  if (bot.hasLeft) throw new ChatError('offline', 'The page has left');
  bot.expiry = setTimeout(() => expire(bot), leftMs);
  return { ended: false, agentName: null, newest, resumed: false };
}

const noFiles = () => Promise.reject(new ChatError('fault', 'The chatbot takes no files'));

async function send(bot: Chatbot, { clientId, text, attachments }: Draft): Promise<ChatMessage> {
  const { now, ask, onStarted, answerMs = ANSWER_MS } = bot.settings;
  if (bot.isOver) throw new ChatError('ended', 'The chat has ended');
  if (attachments.length > 0) return noFiles();
  const until = now() + answerMs;
  const started = await guarded(bot, ask(text, bot.conversationId));
  if (bot.conversationId === null) onStarted(started);
  bot.conversationId = started;
  // The same question may have been asked before: the newest is this one.
  const items = await readAll(bot);
  const index = items.findLastIndex(({ questionStr }) => questionStr === text);
  const item = items[index];
  const [asked] = item ? messagesOf(item, index) : [];
  if (!item || !asked) throw new ChatError('ambiguous', 'The question is not in the history');
  const question = { ...asked, clientId };
  // Delivered, while the answer is still to come.
  emit(bot, { type: 'message', message: question });
  await awaitAnswer(bot, item.questionId, until);
  return question;
}

/** The chatbot over REST (chat.md section 6); its token's end is the chat's (CHAT-23). */
export function createChatbot(settings: ChatbotSettings): ChatTransport {
  const bot: Chatbot = {
    settings,
    listeners: new Set(),
    conversationId: null,
    expiry: undefined,
    isOver: false,
    hasLeft: false,
  };
  const done = () => Promise.resolve();
  return {
    capabilities,
    subscribe(listener) {
      bot.listeners.add(listener);
      return () => void bot.listeners.delete(listener);
    },
    connect: (session) => connect(bot, session),
    history: async (before, limit) => pageOf(await readAll(bot), before, limit),
    send: (draft) => send(bot, draft),
    attachmentUrl: noFiles,
    typing: () => undefined,
    ping: done,
    markRead: done,
    updateToken: done,
    end: done,
    disconnect() {
      bot.hasLeft = true;
      clearTimeout(bot.expiry);
      bot.listeners.clear();
      return done();
    },
  };
}
