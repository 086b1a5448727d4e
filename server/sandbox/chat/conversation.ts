import { randomUUID } from 'node:crypto';

import type { WireMessage, WirePage } from '#sagas/api/contract/chatSocket.ts';
import type { EndReason } from '#store/chat/messages.ts';

import { createFailures, type ChatFailures } from './failures.ts';

/** A logged event of a conversation. `seq` rises by one. */
export type LoggedEvent =
  | { readonly type: 'message'; readonly seq: number; readonly message: WireMessage }
  | {
      readonly type: 'participant';
      readonly seq: number;
      readonly change: 'joined' | 'left';
      readonly name: string;
    }
  | {
      readonly type: 'ended';
      readonly seq: number;
      readonly reason: EndReason;
      readonly surveyUrl: string | null;
    };

/** An event for the connected clients that isn't stored. */
export type PassingEvent =
  | { readonly type: 'typing'; readonly name: string; readonly active: boolean }
  | { readonly type: 'queue'; readonly position: number | null }
  | { readonly type: 'tokenExpiring'; readonly expiresAt: number }
  | { readonly type: 'tokenExpired' };

export type ConversationEvent = LoggedEvent | PassingEvent;

export interface ChatFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface ConversationStart {
  readonly mode: 'stream' | 'twilio' | 'nice';
  readonly orgCode: string;
  readonly customerName: string;
  readonly email: string;
  readonly skill: string;
  readonly tag: string;
  readonly welcome: string;
  /** The agent that the developer asked for (CHAT-04). */
  readonly agentId: string | null;
  /** The email of the borrower's session. Null for a visitor, whose name isn't verified. */
  readonly signedInAs: string | null;
}

export interface AgentConversation extends ConversationStart {
  readonly id: string;
  /** The omniProxyChannelId or providerChannelId. */
  readonly channelId: string;
  readonly startedAt: number;
  readonly log: LoggedEvent[];
  /** Expiry in milliseconds since 1970, by token. */
  readonly tokens: Map<string, number>;
  readonly files: Map<string, ChatFile>;
  /** Stored messages by the client's id, so repeats aren't stored. */
  readonly sent: Map<string, WireMessage>;
  readonly failures: ChatFailures;
  agentName: string | null;
  /** Position in the queue. */
  queue: number | null;
  isEnded: boolean;
  /** What the customer is typing, for the agent. */
  preview: string;
  /** The newest message that the customer has seen. */
  readUpTo: number;
}

export interface MessageInput {
  readonly author: WireMessage['author'];
  readonly authorName?: string;
  readonly text: string;
  readonly attachmentIds?: readonly string[];
  readonly clientMessageId?: string;
}

/** Where files of messages are served. Their ids can't be guessed. */
export const FILES_PATH = '/service-omni-proxy/external/api/v1/chat/attachments';
export const chatFilePath = ({ id }: Pick<ChatFile, 'id'>): string => `${FILES_PATH}/${id}`;

export const nextSeq = ({ log }: AgentConversation): number => (log.at(-1)?.seq ?? 0) + 1;

export const newestSeq = ({ log }: AgentConversation): number => log.at(-1)?.seq ?? 0;

/** Returns how the chat ended, or null while it goes on. */
export function chatEndOf({ log }: AgentConversation) {
  const end = log.findLast((event) => event.type === 'ended');
  return end ? { reason: end.reason, surveyUrl: end.surveyUrl } : null;
}

/** Returns all later events. */
export const since = ({ log }: AgentConversation, seq: number): LoggedEvent[] =>
  log.slice(log.findLastIndex((event) => event.seq <= seq) + 1);

/** Returns the messages before a cursor, or the newest for null. */
export function messagesBefore(
  { log }: AgentConversation,
  before: string | null,
  limit: number,
): WirePage {
  const end = before === null ? Infinity : Number(before);
  const messages = log.flatMap((event) =>
    event.type === 'message' && event.seq < end ? [event.message] : [],
  );
  const page = messages.slice(-limit);
  const [oldest] = page;
  const isWhole = page.length === messages.length || oldest === undefined;
  return { messages: page, before: isWhole ? null : String(oldest.seq) };
}

export const newConversation = (given: ConversationStart, now: number): AgentConversation => ({
  ...given,
  id: `CH${randomUUID().replaceAll('-', '')}`,
  channelId: `omni-${randomUUID()}`,
  startedAt: now,
  log: [],
  tokens: new Map(),
  files: new Map(),
  sent: new Map(),
  failures: createFailures(),
  agentName: null,
  queue: null,
  isEnded: false,
  preview: '',
  readUpTo: 0,
});

/** Returns the next message for the log. */
export function nextMessage(
  conversation: AgentConversation,
  { clientMessageId, attachmentIds = [], authorName, author, text }: MessageInput,
  now: number,
): WireMessage {
  const seq = nextSeq(conversation);
  return {
    id: `m${seq}`,
    seq,
    ...(clientMessageId !== undefined && { clientMessageId }),
    author,
    ...(authorName !== undefined && { authorName }),
    text,
    attachments: attachmentIds.flatMap((id) => {
      const file = conversation.files.get(id);
      if (!file) return [];
      const { name, contentType, content } = file;
      return [{ id, name, contentType, size: content.byteLength, url: chatFilePath(file) }];
    }),
    sentAt: new Date(now).toISOString(),
  };
}
