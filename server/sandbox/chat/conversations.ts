import { randomBytes, randomUUID } from 'node:crypto';

import type { WireMessage } from '#sagas/api/contract/chatSocket.ts';
import { createFixedWindowLimits } from '#server/rateLimits.ts';
import type { EndReason } from '#store/chat/messages.ts';
import { readableFileName } from '#store/text/direction.ts';

import {
  newConversation,
  newestSeq,
  nextMessage,
  nextSeq,
  messagesBefore,
  since,
  type ChatFile,
  type AgentConversation,
  type ConversationEvent,
  type ConversationStart,
  type LoggedEvent,
  type MessageInput,
} from './conversation.ts';

/** CHAT-31 */
const TOKEN_LIFE_MS = 6 * 3_600_000;
/** Our choice: tokens of a chat, far more than the one that each tab needs. */
const MAX_TOKENS = 20;
/** A chat is deleted once no page can resume it (CHAT-30). */
const CHAT_LIFE_MS = 12 * 3_600_000;
/** Our choice: the number of chats kept at a time. */
const MAX_CHATS = 2_000;
/** Our choice: a customer's files in one chat, and their bytes. */
const MAX_FILES = 30;
const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Our choice: typing frames, far above one every two seconds (CHAT-32). */
const TYPING = { most: 5, windowMs: 1_000 };

type ById = Map<string, AgentConversation>;

function createListeners() {
  const listeners = new Map<string, Set<(event: ConversationEvent) => void>>();
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watch of watchers) watch();
  };
  return {
    changed,
    notify: ({ id }: AgentConversation, event: ConversationEvent) => {
      for (const listener of listeners.get(id) ?? []) listener(event);
      changed();
    },
    forget: ({ id }: AgentConversation) => void listeners.delete(id),
    subscribe: ({ id }: AgentConversation, listener: (event: ConversationEvent) => void) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return (): void => void own.delete(listener);
    },
    watch: (listener: () => void) => {
      watchers.add(listener);
      return (): void => void watchers.delete(listener);
    },
  };
}

type Listeners = ReturnType<typeof createListeners>;
type Notify = Listeners['notify'];

function createTokens(byId: ById, now: () => number, notify: Notify) {
  function give(conversation: AgentConversation) {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = now() + TOKEN_LIFE_MS;
    conversation.tokens.set(token, expiresAt);
    return { token, expiresAt };
  }
  return {
    give,
    check(conversation: AgentConversation, token: string): 'good' | 'bad' | 'expired' {
      const expiresAt = conversation.tokens.get(token);
      if (expiresAt === undefined) return 'bad';
      return expiresAt > now() ? 'good' : 'expired';
    },
    expiryOf: ({ tokens }: AgentConversation, token: string): number => tokens.get(token) ?? 0,
    /** Exchanges a valid token of an ongoing chat for a new one. Returns null for any other. */
    renew(token: string) {
      const conversation = [...byId.values()].find(({ tokens }) => tokens.has(token));
      if (!conversation || conversation.isEnded || (conversation.tokens.get(token) ?? 0) <= now())
        return null;
      const [oldest] = conversation.tokens.keys();
      if (conversation.tokens.size >= MAX_TOKENS && oldest !== undefined)
        conversation.tokens.delete(oldest);
      return give(conversation);
    },
    expireTokens(conversation: AgentConversation) {
      const { tokens } = conversation;
      for (const token of tokens.keys()) tokens.set(token, 0);
      notify(conversation, { type: 'tokenExpired' });
    },
    warnOfExpiry(conversation: AgentConversation, expiresAt: number) {
      notify(conversation, { type: 'tokenExpiring', expiresAt });
    },
  };
}

function createPresence({ notify, changed }: Listeners, now: () => number) {
  const limits = createFixedWindowLimits(now);
  return {
    setQueue(conversation: AgentConversation, position: number | null) {
      conversation.queue = position;
      notify(conversation, { type: 'queue', position });
    },
    typeAsAgent(conversation: AgentConversation, active: boolean) {
      notify(conversation, { type: 'typing', name: conversation.agentName ?? 'Agent', active });
    },
    typeAsCustomer(conversation: AgentConversation, preview: string) {
      if (limits.consume(conversation.id, TYPING) !== null) return;
      conversation.preview = preview;
      changed();
    },
    read(conversation: AgentConversation, seq: number) {
      conversation.readUpTo = Math.max(conversation.readUpTo, seq);
      changed();
    },
  };
}

function moveWaiting(byId: ById, notify: Notify) {
  const waiting = [...byId.values()].filter(
    ({ isEnded, agentName }) => !isEnded && agentName === null,
  );
  for (const [index, conversation] of waiting.entries()) {
    if (conversation.queue === index + 1) continue;
    conversation.queue = index + 1;
    notify(conversation, { type: 'queue', position: index + 1 });
  }
}

function createLog(byId: ById, now: () => number, notify: Notify) {
  function record(conversation: AgentConversation, event: LoggedEvent) {
    conversation.log.push(event);
    notify(conversation, event);
  }

  const moveQueue = () => moveWaiting(byId, notify);
  const participant = (conversation: AgentConversation, change: 'joined' | 'left', name: string) =>
    record(conversation, { type: 'participant', seq: nextSeq(conversation), change, name });

  return {
    moveQueue,
    /** Adds a message. For a known clientMessageId, returns the first one. */
    say(conversation: AgentConversation, given: MessageInput): WireMessage {
      const { clientMessageId, author } = given;
      const { sent } = conversation;
      const known = clientMessageId === undefined ? undefined : sent.get(clientMessageId);
      if (known) return known;
      const message = nextMessage(conversation, given, now());
      if (clientMessageId !== undefined) sent.set(clientMessageId, message);
      if (author === 'me') conversation.preview = '';
      record(conversation, { type: 'message', seq: message.seq, message });
      return message;
    },
    join(conversation: AgentConversation, name: string) {
      conversation.agentName = name;
      conversation.queue = null;
      participant(conversation, 'joined', name);
      moveQueue();
    },
    leave(conversation: AgentConversation) {
      const { agentName } = conversation;
      if (agentName === null) return;
      conversation.agentName = null;
      participant(conversation, 'left', agentName);
    },
    end(conversation: AgentConversation, reason: EndReason, surveyUrl: string | null = null) {
      if (conversation.isEnded) return;
      conversation.isEnded = true;
      const seq = nextSeq(conversation);
      record(conversation, { type: 'ended', seq, reason, surveyUrl });
      moveQueue();
    },
  };
}

export type Conversations = ReturnType<typeof createConversations>;

function createFiles(byId: ById, tokens: Pick<ReturnType<typeof createTokens>, 'check'>) {
  return {
    takesFile({ files }: AgentConversation, bytes: number): boolean {
      const sizes = [...files.values()].map(({ content }) => content.byteLength);
      const total = sizes.reduce((sum, size) => sum + size, bytes);
      return files.size < MAX_FILES && total <= MAX_FILE_BYTES;
    },
    addFile(conversation: AgentConversation, file: Omit<ChatFile, 'id'>): ChatFile {
      const stored = { ...file, name: readableFileName(file.name), id: randomUUID() };
      conversation.files.set(stored.id, stored);
      return stored;
    },
    /** Returns the file for a token of its chat, or `bad` for a wrong one. */
    fileFor(id: string, token: string): ChatFile | 'bad' | null {
      const conversation = [...byId.values()].find(({ files }) => files.has(id));
      if (!conversation) return null;
      return (tokens.check(conversation, token) === 'good' && conversation.files.get(id)) || 'bad';
    },
  };
}

/** Keeps all chats with agents in memory, whatever their transport. */
export function createConversations(now: () => number) {
  const byId: ById = new Map();
  const listeners = createListeners();
  const { give, ...tokens } = createTokens(byId, now, listeners.notify);
  const { moveQueue, ...log } = createLog(byId, now, listeners.notify);

  function forget(conversation: AgentConversation) {
    conversation.failures.drop();
    byId.delete(conversation.id);
    listeners.forget(conversation);
  }

  function prune() {
    for (const conversation of byId.values())
      if (conversation.startedAt + CHAT_LIFE_MS <= now() || byId.size >= MAX_CHATS)
        forget(conversation);
  }

  return {
    ...tokens,
    ...log,
    ...createPresence(listeners, now),
    ...createFiles(byId, tokens),
    subscribe: listeners.subscribe,
    watch: listeners.watch,
    since,
    newestSeq,
    page: messagesBefore,
    start(given: ConversationStart) {
      prune();
      const conversation = newConversation(given, now());
      byId.set(conversation.id, conversation);
      if (given.welcome !== '') log.say(conversation, { author: 'system', text: given.welcome });
      moveQueue();
      return { conversation, ...give(conversation) };
    },
    /** By conversationSid or channel. */
    find: (id: string): AgentConversation | null =>
      byId.get(id) ?? [...byId.values()].find(({ channelId }) => channelId === id) ?? null,
    all: (): AgentConversation[] => [...byId.values()],
    forget() {
      for (const conversation of byId.values()) forget(conversation);
      listeners.changed();
    },
  };
}
