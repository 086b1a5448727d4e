import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readChatbotHistory } from '#sagas/api/contract/chat.ts';
import { HISTORY_LIMIT, type ChatMessage, type HistoryPage } from '#store/chat/messages.ts';

import {
  ChatError,
  type Capabilities,
  type ChatErrorCode,
  type ChatEvent,
  type ChatSession,
  type ChatTransport,
  type Draft,
  type Snapshot,
} from './transport.ts';

type Item = AnswerOf<typeof readChatbotHistory>[number];

export interface ChatbotSettings {
  readonly now: () => number;
  /** Asks; resolves with the conversation, which the first question starts. A lost answer is `ambiguous`. */
  readonly ask: (
    question: Pick<Draft, 'clientId' | 'text'>,
    conversationId: string | null,
  ) => Promise<string>;
  /** All questions with their answers, oldest first. */
  readonly read: (conversationId: string) => Promise<readonly Item[]>;
  readonly pollMs?: number;
  readonly answerMs?: number;
  readonly probeMs?: number;
}

const POLL_MS = 700;
const ANSWER_MS = 30_000;
const PROBE_MS = 2_000;
/** A note is repeated before it clears (CHAT-33). */
const NOTE_MS = 1_400;

export const BOT_NAME = 'Assistant';

const capabilities: Capabilities = {
  reconnectsItself: true,
  // The history is looked through before a question is asked again.
  idempotentSend: true,
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
  /** How many questions the history had when it was last read. */
  count: number;
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

const emit = ({ listeners }: Chatbot, event: ChatEvent) => {
  for (const listener of listeners) listener(event);
};

function expire(bot: Chatbot) {
  if (bot.isOver) return;
  bot.isOver = true;
  emit(bot, { type: 'ended', reason: 'expired', surveyUrl: null });
}

const isLeft = ({ hasLeft, isOver }: Chatbot) => hasLeft || isOver;

/** A call got no answer: until one does, the chat is not connected. */
function noteLoss(bot: Chatbot) {
  // Without a conversation there is nothing to read.
  if (bot.isLost || bot.conversationId === null || isLeft(bot)) return;
  bot.isLost = true;
  emit(bot, { type: 'connection', state: 'reconnecting' });
  void probe(bot);
}

function noteAnswer(bot: Chatbot) {
  if (!bot.isLost) return;
  bot.isLost = false;
  emit(bot, { type: 'connection', state: 'connected' });
}

/** A denied call means that the token is over. */
async function guarded<Answer>(bot: Chatbot, answer: Promise<Answer>): Promise<Answer> {
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

async function readAll(bot: Chatbot): Promise<readonly Item[]> {
  if (bot.conversationId === null) return [];
  const items = await guarded(bot, bot.settings.read(bot.conversationId));
  bot.count = items.length;
  return items;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Reads until an answer comes. */
async function probe(bot: Chatbot) {
  while (bot.isLost && !isLeft(bot)) {
    await pause(bot.settings.probeMs ?? PROBE_MS);
    if (bot.isLost && !isLeft(bot)) await readAll(bot).catch(() => undefined);
  }
}

/** Says that the assistant types, while an answer is to come. */
function noteTyping(bot: Chatbot) {
  const now = bot.settings.now();
  if (bot.open.size === 0 || now - bot.notedAt < NOTE_MS) return;
  bot.notedAt = now;
  emit(bot, { type: 'typing', name: BOT_NAME, active: true });
}

/** Also an answer that came too late for its own question. */
function tellAnswers(bot: Chatbot, items: readonly Item[]) {
  for (const [index, item] of items.entries()) {
    const [, answer] = messagesOf(item, index);
    if (answer && bot.open.delete(item.questionId)) emit(bot, { type: 'message', message: answer });
  }
}

/** A poll that was lost is one of many; the end of the chat is not. */
const orNothing = (error: unknown): readonly Item[] => {
  if (error instanceof ChatError && error.code !== 'ended') return [];
  throw error;
};

/** Reads the history until something is there; null where it does not come in time. */
async function lookFor<Found>(
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

const lateError = ({ isOver }: Chatbot, code: ChatErrorCode) =>
  new ChatError(isOver ? 'ended' : code, 'The chatbot did not answer');

const noFiles = () => Promise.reject(new ChatError('fault', 'The chatbot takes no files'));

/** The newest question of this text that was not there before the message was tried. */
function questionIn(bot: Chatbot, { clientId, text }: Draft, items: readonly Item[]) {
  const before = bot.tried.get(clientId) ?? 0;
  const index = items.findLastIndex(({ questionStr }) => questionStr === text);
  const item = index < before ? undefined : items[index];
  const [asked] = item ? messagesOf(item, index) : [];
  return item && asked ? { questionId: item.questionId, asked } : null;
}

/** Asks, unless an earlier attempt has asked already and only its answer was lost. */
async function ask(bot: Chatbot, draft: Draft): Promise<void> {
  const { clientId } = draft;
  if (bot.tried.has(clientId) && questionIn(bot, draft, await readAll(bot))) return;
  if (!bot.tried.has(clientId)) bot.tried.set(clientId, bot.count);
  const conversationId = await guarded(bot, bot.settings.ask(draft, bot.conversationId));
  if (bot.conversationId !== null) return;
  bot.conversationId = conversationId;
  emit(bot, { type: 'started', conversationId });
}

async function send(bot: Chatbot, draft: Draft): Promise<ChatMessage> {
  const { now, answerMs = ANSWER_MS } = bot.settings;
  if (bot.isOver) throw new ChatError('ended', 'The chat has ended');
  if (draft.attachments.length > 0) return noFiles();
  const until = now() + answerMs;
  await ask(bot, draft);
  // The same question may have been asked before: the newest is this one.
  const found = await lookFor(bot, until, (items) => questionIn(bot, draft, items));
  if (!found) throw lateError(bot, 'ambiguous');
  const { questionId, asked } = found;
  const question = { ...asked, clientId: draft.clientId };
  bot.tried.delete(draft.clientId);
  bot.open.add(questionId);
  // Delivered, while the answer is still to come.
  emit(bot, { type: 'message', message: question });
  const isAnswered = await lookFor(bot, until, () => (bot.open.has(questionId) ? null : true));
  if (isAnswered) return question;
  emit(bot, { type: 'typing', name: BOT_NAME, active: false });
  throw lateError(bot, 'fault');
}

/** The chatbot over REST (chat.md section 6); its token's end is the chat's (CHAT-23). */
export function createChatbot(settings: ChatbotSettings): ChatTransport {
  const bot: Chatbot = {
    settings,
    listeners: new Set(),
    conversationId: null,
    count: 0,
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
