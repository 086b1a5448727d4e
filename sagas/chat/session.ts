import * as v from 'valibot';

import { upTo } from '#sagas/api/contract/common.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatModes } from '#store/chat/messages.ts';
import { conversationEnded } from '#store/chat/slice.ts';

import type { ChatTransport } from './transports/transport.ts';

const Id = upTo(128);
/** Null if an earlier version didn't store it. */
const IdOrNull = v.optional(v.nullable(Id), null);

/** What a reload and other tabs need to continue a chat (FIELD-CHAT-1). Contains no messages and no files. */
const StoredSession = v.object({
  mode: v.picklist(chatModes),
  friendlyName: upTo(128),
  emailAddress: upTo(128),
  /** The chat's token. For stream, the providerUserToken. Empty for the chatbot. */
  token: upTo(8_192),
  /** Milliseconds since 1970. */
  expiration: v.number(),
  /** What a transport joins: the conversationSid of twilio, a channel, or the chatbot's conversation. */
  conversationId: Id,
  conversationSid: IdOrNull,
  /** For the survey (CALL-CHAT-06). */
  omniProxyChannelId: IdOrNull,
  /** Only for stream. */
  providerChannelId: IdOrNull,
  providerUserId: IdOrNull,
  /** Only for a provider included in the build. */
  customerId: IdOrNull,
  threadId: IdOrNull,
  initialMessage: v.optional(v.nullable(upTo(1_000)), null),
  /** Only for a borrower's session (CHAT-27). */
  nonce: v.nullable(upTo(512)),
  /** Milliseconds since 1970. */
  loginTimestamp: v.number(),
});
export type StoredSession = v.InferOutput<typeof StoredSession>;

/** CHAT-30, A-63 */
const MAX_AGE_MS = 12 * 3_600_000;

/** Part of the encryption, so a text of another kind can't replace this one. */
const ENCRYPTION_CONTEXT = 'chat';

/** The current session of a conversation. Its token, nonce and conversation change over time. */
export interface HeldSession {
  session: StoredSession;
  /** Null until its code is loaded. After the end of the chat, it may still know the addresses of files. */
  transport: ChatTransport | null;
  /** Whether the session comes from an earlier page. Such a chat keeps trying to connect. */
  readonly isResumed: boolean;
}

/**
 * Stores a session encrypted. Without a key store, it lasts only as long as the page. Doesn't store a session that the
 * user left in the meantime.
 */
export function* storeSession(
  { cipher, local }: Pick<Ports, 'cipher' | 'local'>,
  session: StoredSession,
): SagaGenerator<void> {
  const text = yield* call(() => cipher.encrypt(JSON.stringify(session), ENCRYPTION_CONTEXT));
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

/** Returns the stored session. Removes one that is over, unreadable or incomplete. */
function* takeStored(ports: Ports): SagaGenerator<StoredSession | 'unreadable' | null> {
  const stored = ports.local.read(storageKeys.chat);
  if (stored === null) return null;
  const text = yield* call(() => ports.cipher.decrypt(stored, ENCRYPTION_CONTEXT));
  const session = text === null ? null : parsed(text);
  const now = ports.clock.now();
  if (session && session.expiration > now && session.loginTimestamp + MAX_AGE_MS > now)
    return session;
  forgetSession(ports);
  return session ? null : 'unreadable';
}

export function* readStoredSession(ports: Ports): SagaGenerator<StoredSession | null> {
  const stored = yield* call(takeStored, ports);
  return stored === 'unreadable' ? null : stored;
}

/** Returns the session of an earlier page. An unreadable or incomplete one ends the chat with an error (ALERT-06). */
export function* restoreSession(ports: Ports): SagaGenerator<StoredSession | null> {
  const stored = yield* call(takeStored, ports);
  if (stored !== 'unreadable') return stored;
  yield* put(conversationEnded({ reason: 'error', surveyUrl: null }));
  return null;
}

/** Removes a finished session unless a newer chat has replaced it. */
export function* dropSession(ports: Ports, { loginTimestamp }: StoredSession): SagaGenerator<void> {
  const stored = yield* call(readStoredSession, ports);
  if (stored?.loginTimestamp === loginTimestamp) forgetSession(ports);
}
