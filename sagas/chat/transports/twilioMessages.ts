import type { Message } from '@twilio/conversations';
import * as v from 'valibot';

import type { ChatMessage } from '#store/chat/messages.ts';

import { ChatError, type ChatErrorCode, type MessageDraft } from './transport.ts';

/** Names by identity. We never show an identity as a name. */
export type Names = ReadonlyMap<string, string>;

/** Authors that aren't participants, by the vendor's word for them. */
const authors = new Map<string | null, ChatMessage['author']>([
  ['system', 'system'],
  ['bot', 'bot'],
]);

export const isUser = (author: string): boolean => !authors.has(author);

const Attributes = v.object({ clientId: v.string() });

/** Uses the index instead of the sid, because a message that was just sent doesn't have its sids yet. */
const idOf = (conversationId: string, index: number) => `${conversationId}:${index}`;
export const indexOf = (messageId: string): number =>
  Number(messageId.slice(messageId.lastIndexOf(':') + 1));

export function messageFromTwilio(message: Message, me: string, names: Names): ChatMessage {
  const { author, index, body, dateCreated, attachedMedia, conversation } = message;
  const mine = v.safeParse(Attributes, message.attributes);
  const authorName = author === null ? undefined : names.get(author);
  const kind = author === me ? 'me' : (authors.get(author) ?? 'agent');
  return {
    id: idOf(conversation.sid, index),
    order: index,
    ...(mine.success && { clientId: mine.output.clientId }),
    author: kind,
    ...(kind === 'agent' && authorName !== undefined && { authorName }),
    text: body ?? '',
    attachments: (attachedMedia ?? []).map(({ filename, contentType, size }, place) => ({
      id: String(place),
      name: filename ?? '',
      contentType,
      size,
    })),
    sentAt: (dateCreated ?? new Date(0)).toISOString(),
  };
}

/** Returns the message that a draft became. The vendor returns only its index. */
export const sentMessage = (
  { clientId, text, attachments }: MessageDraft,
  conversationId: string,
  index: number,
  now: number,
): ChatMessage => ({
  id: idOf(conversationId, index),
  order: index,
  clientId,
  author: 'me',
  text,
  attachments: attachments.map(({ name, contentType, size }, place) => ({
    id: String(place),
    name,
    contentType,
    size,
  })),
  sentAt: new Date(now).toISOString(),
});

/** The package stores the status in one of three places. If the link broke, there isn't one. */
const Refusal = v.union([
  v.pipe(
    v.object({ status: v.number() }),
    v.transform(({ status }) => status),
  ),
  v.pipe(
    v.object({ code: v.number(), status: v.string() }),
    v.transform(({ code }) => code),
  ),
  v.pipe(
    v.object({ reply: v.object({ status: v.object({ code: v.number() }) }) }),
    v.transform(({ reply }) => reply.status.code),
  ),
]);

const codes = new Map<number, ChatErrorCode>([
  // A file's request got no response, so no message was sent.
  [0, 'offline'],
  [401, 'denied'],
  // The conversation is closed or gone.
  [403, 'ended'],
  [404, 'ended'],
  [413, 'too-large'],
  [415, 'bad-type'],
  [429, 'rate'],
]);
/** A gateway that got no response from the server behind it. */
const UNSURE = new Set([502, 504]);

export function chatErrorOf(error: unknown, whenLost: ChatErrorCode): ChatError {
  if (error instanceof ChatError) return error;
  const refusal = v.safeParse(Refusal, error);
  const message = error instanceof Error ? error.message : 'The chat failed';
  if (!refusal.success || UNSURE.has(refusal.output)) return new ChatError(whenLost, message);
  return new ChatError(codes.get(refusal.output) ?? 'fault', message);
}
