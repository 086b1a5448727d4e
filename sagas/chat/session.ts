import * as v from 'valibot';

import { upTo } from '#sagas/api/contract/common.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatModes } from '#store/chat/messages.ts';

import type { ChatTransport } from './transports/transport.ts';

const Id = upTo(128);

/** What a reload and other tabs need of a chat (FIELD-CHAT-1): no message, and no file. */
const StoredSession = v.object({
  mode: v.picklist(chatModes),
  friendlyName: upTo(128),
  emailAddress: upTo(128),
  /** Of the chat; empty for the chatbot. */
  token: upTo(8_192),
  /** Milliseconds since 1970. */
  expiration: v.number(),
  /** What a transport joins: the conversationSid of twilio, a channel, the chatbot's conversation. */
  conversationId: Id,
  /** For the survey (CALL-CHAT-06). */
  omniProxyChannelId: v.nullable(Id),
  /** Of the stream chat, for a provider of the build. */
  providerUserId: v.nullable(Id),
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

/** The stored session; one that is over, unreadable or incomplete is removed (ALERT-06). */
export function* readStoredSession(ports: Ports): SagaGenerator<StoredSession | null> {
  const stored = ports.local.read(storageKeys.chat);
  if (stored === null) return null;
  const text = yield* call(() => ports.cipher.decrypt(stored, BOUND_TO));
  const session = text === null ? null : parsed(text);
  const now = ports.clock.now();
  if (session && session.expiration > now && session.loginTimestamp + LONGEST_MS > now)
    return session;
  forgetSession(ports);
  return null;
}

/** Forgets a session that is over, unless the one of a newer chat has taken its place. */
export function* dropSession(ports: Ports, { loginTimestamp }: StoredSession): SagaGenerator<void> {
  const stored = yield* call(readStoredSession, ports);
  if (stored?.loginTimestamp === loginTimestamp) forgetSession(ports);
}
