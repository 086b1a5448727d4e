import * as v from 'valibot';

import { upTo } from '#sagas/api/contract/common.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatModes } from '#store/chat/messages.ts';
import { conversationEnded } from '#store/chat/slice.ts';

import type { ChatTransport } from './transports/transport.ts';

const Id = upTo(128);
/** What an earlier version did not store is not there. */
const IdOrNull = v.optional(v.nullable(Id), null);

/** What a reload and other tabs need of a chat (FIELD-CHAT-1): no message, and no file. */
const StoredSession = v.object({
  mode: v.picklist(chatModes),
  friendlyName: upTo(128),
  emailAddress: upTo(128),
  /** Of the chat, for stream the providerUserToken; empty for the chatbot. */
  token: upTo(8_192),
  /** Milliseconds since 1970. */
  expiration: v.number(),
  /** What a transport joins: the conversationSid of twilio, a channel, the chatbot's conversation. */
  conversationId: Id,
  conversationSid: IdOrNull,
  /** For the survey (CALL-CHAT-06). */
  omniProxyChannelId: IdOrNull,
  /** Of the stream chat. */
  providerChannelId: IdOrNull,
  providerUserId: IdOrNull,
  /** Of a provider of the build. */
  customerId: IdOrNull,
  threadId: IdOrNull,
  /** The welcome text that the chat was started with. */
  initialMessage: v.optional(v.nullable(upTo(1_000)), null),
  /** Of the borrower's session (CHAT-27). */
  nonce: v.nullable(upTo(512)),
  /** Milliseconds since 1970. */
  loginTimestamp: v.number(),
});
export type StoredSession = v.InferOutput<typeof StoredSession>;

/** CHAT-30, A-63 */
const LONGEST_MS = 12 * 3_600_000;

/** Part of the encryption: a text of another kind cannot take its place. */
const BOUND_TO = 'chat';

/** The session of a conversation as it is now: its token, nonce and conversation change while it lasts. */
export interface HeldSession {
  session: StoredSession;
  /** Null before its code has arrived; after the end it may still say where files are. */
  transport: ChatTransport | null;
  /** Of an earlier page: the chat is not given up while it cannot be reached. */
  readonly isResumed: boolean;
}

/** Stores a session encrypted; without a key store it lasts as long as the page. One that was left meanwhile is not stored. */
export function* storeSession(
  { cipher, local }: Pick<Ports, 'cipher' | 'local'>,
  session: StoredSession,
): SagaGenerator<void> {
  const text = yield* call(() => cipher.encrypt(JSON.stringify(session), BOUND_TO));
  if (text !== null) local.write(storageKeys.chat, text);
}

export const forgetSession = (ports: Ports): void => ports.local.remove(storageKeys.chat);

function parsed(text: string): StoredSession | null {
  try {
    const read = v.safeParse(StoredSession, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The stored session; one that is over, unreadable or incomplete is removed. */
function* takeStored(ports: Ports): SagaGenerator<StoredSession | 'unreadable' | null> {
  const stored = ports.local.read(storageKeys.chat);
  if (stored === null) return null;
  const text = yield* call(() => ports.cipher.decrypt(stored, BOUND_TO));
  const session = text === null ? null : parsed(text);
  const now = ports.clock.now();
  if (session && session.expiration > now && session.loginTimestamp + LONGEST_MS > now)
    return session;
  forgetSession(ports);
  return session ? null : 'unreadable';
}

export function* readStoredSession(ports: Ports): SagaGenerator<StoredSession | null> {
  const stored = yield* call(takeStored, ports);
  return stored === 'unreadable' ? null : stored;
}

/** The session of an earlier page; one that is unreadable or incomplete ends the chat with an error (ALERT-06). */
export function* restoreSession(ports: Ports): SagaGenerator<StoredSession | null> {
  const stored = yield* call(takeStored, ports);
  if (stored !== 'unreadable') return stored;
  yield* put(conversationEnded({ reason: 'error', surveyUrl: null }));
  return null;
}

/** Forgets a session that is over, unless the one of a newer chat has taken its place. */
export function* dropSession(ports: Ports, { loginTimestamp }: StoredSession): SagaGenerator<void> {
  const stored = yield* call(readStoredSession, ports);
  if (stored?.loginTimestamp === loginTimestamp) forgetSession(ports);
}
