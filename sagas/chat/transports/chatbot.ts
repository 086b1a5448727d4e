import { HISTORY_LIMIT } from '#store/chat/limits.ts';
import type { Capabilities, ChatMessage, HistoryPage } from '#store/chat/messages.ts';

import {
  BOT_NAME,
  emitChatbotEvent,
  expire,
  guarded,
  lookFor,
  messagesOf,
  readAll,
  type Chatbot,
  type ChatbotSettings,
  type Item,
} from './chatbotReads.ts';
import {
  ChatError,
  type ChatErrorCode,
  type ChatSession,
  type ChatTransport,
  type MessageDraft,
  type Snapshot,
} from './transport.ts';

const ANSWER_MS = 30_000;

const capabilities: Readonly<Capabilities> = {
  reconnectsItself: true,
  // Before asking a question again, we look for it in the history.
  idempotentSend: true,
  typingPreview: false,
  attachments: false,
  filesAfterEnd: false,
  survey: false,
  endByCustomer: false,
};

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
  return { end: null, agentName: null, newest, resumed: false };
}

const lateError = ({ isOver }: Chatbot, code: ChatErrorCode) =>
  new ChatError(isOver ? 'ended' : code, 'The chatbot did not answer');

const noFiles = () => Promise.reject(new ChatError('fault', 'The chatbot takes no files'));

/** Returns the newest question with this text that wasn't there before the first attempt. */
function questionIn(bot: Chatbot, { clientId, text }: MessageDraft, items: readonly Item[]) {
  const before = bot.tried.get(clientId) ?? 0;
  const index = items.findLastIndex(({ questionStr }) => questionStr === text);
  const item = index < before ? undefined : items[index];
  const [asked] = item ? messagesOf(item, index) : [];
  return item && asked ? { questionId: item.questionId, asked } : null;
}

/** The lender may store only whole seconds. */
const SLACK_MS = 1_000;

/** Counts the questions from before the message was written. An earlier page may have asked it. */
function countBefore(items: readonly Item[], { createdAt }: MessageDraft): number {
  const from = Date.parse(createdAt) - SLACK_MS;
  const later = items.findIndex(
    ({ createdDt }) => createdDt !== null && Date.parse(createdDt) >= from,
  );
  return later === -1 ? items.length : later;
}

/** Asks the question, unless an earlier attempt asked it and only lost the response. */
async function ask(bot: Chatbot, draft: MessageDraft): Promise<void> {
  const { clientId, isUnsure } = draft;
  if (isUnsure || bot.tried.has(clientId)) {
    const items = await readAll(bot);
    if (!bot.tried.has(clientId)) bot.tried.set(clientId, countBefore(items, draft));
    if (questionIn(bot, draft, items)) return;
  }
  if (!bot.tried.has(clientId)) bot.tried.set(clientId, bot.count);
  const conversationId = await guarded(bot, bot.settings.ask(draft, bot.conversationId));
  if (bot.conversationId !== null) return;
  bot.conversationId = conversationId;
  emitChatbotEvent(bot, { type: 'started', conversationId });
}

async function send(bot: Chatbot, draft: MessageDraft): Promise<ChatMessage> {
  const { now, answerMs = ANSWER_MS } = bot.settings;
  if (bot.isOver) throw new ChatError('ended', 'The chat has ended');
  // Fails fast while the bot is unreachable. A question that was never sent can't be ambiguous.
  if (bot.isLost) throw new ChatError('offline', 'The chatbot does not answer');
  if (draft.attachments.length > 0) return noFiles();
  const until = now() + answerMs;
  await ask(bot, draft);
  // If the same question was asked before, the newest one is ours.
  const found = await lookFor(bot, until, (items) => questionIn(bot, draft, items));
  if (!found) throw lateError(bot, 'ambiguous');
  const { questionId, asked } = found;
  const question = { ...asked, clientId: draft.clientId };
  bot.tried.delete(draft.clientId);
  bot.open.add(questionId);
  // The question is delivered, and the answer is still to come.
  emitChatbotEvent(bot, { type: 'message', message: question });
  const isAnswered = await lookFor(bot, until, () => (bot.open.has(questionId) ? null : true));
  if (isAnswered) return question;
  emitChatbotEvent(bot, { type: 'typing', name: BOT_NAME, active: false });
  throw lateError(bot, 'fault');
}

/**
 * Checks whether the link works. Messages that arrived without a question here, for example from another tab, are read
 * again.
 */
async function ping(bot: Chatbot): Promise<void> {
  if (bot.hasLeft || bot.isOver) return;
  const { seen, isLost } = bot;
  await readAll(bot);
  const isAsking = bot.open.size > 0 || bot.tried.size > 0;
  if (!isLost && !isAsking && bot.seen > seen) emitChatbotEvent(bot, { type: 'gap' });
}

/** The chatbot over REST (chat.md section 6). When its token ends, the chat ends (CHAT-23). */
export function createChatbot(settings: ChatbotSettings): ChatTransport {
  const bot: Chatbot = {
    settings,
    listeners: new Set(),
    conversationId: null,
    count: 0,
    seen: 0,
    tried: new Map(),
    open: new Set(),
    notedAt: Number.NEGATIVE_INFINITY,
    expiry: undefined,
    isLost: false,
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
    ping: () => ping(bot),
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
