import { ApiError } from '#sagas/api/apiError.ts';
import { refreshChatNonce, refreshChatToken } from '#sagas/api/contract/chat.ts';
import { backoffMs } from './backoff.ts';
import { readStoredSession, storeSession } from '#sagas/chat/session.ts';
import { ChatError } from '#sagas/chat/transports/transport.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, delay, put, type SagaGenerator } from '#sagas/effects.ts';
import { alertCleared, alertShown } from '#store/chat/slice.ts';

import type { LiveChat } from './chat.ts';

const TRIES = 3;
/** CHAT-31 */
const TOKEN_MS = 6 * 3_600_000;

/** Whether the lender or the chat's provider refused (ALERT-05). */
const isRefused = (error: ApiError | ChatError) =>
  error instanceof ApiError ? error.status >= 400 && error.status < 500 : error.code === 'denied';

/** Uses the token that another tab renewed for this chat, because the lender may refuse the old one by now. */
function* takeStored({ ports, held }: LiveChat): SagaGenerator<void> {
  const { loginTimestamp, expiration } = held.session;
  const stored = yield* call(readStoredSession, ports);
  if (stored?.loginTimestamp === loginTimestamp && stored.expiration >= expiration)
    held.session = stored;
}

/** Requests a new token unless another tab already has one. */
function* nextToken(chat: LiveChat): SagaGenerator<void> {
  const { ports, held } = chat;
  const { token: old } = held.session;
  yield* call(takeStored, chat);
  if (held.session.token !== old) return;
  const { token, expiration } = yield* send(ports, refreshChatToken, { body: { token: old } });
  const endsAt = expiration === null ? Number.NaN : Date.parse(expiration);
  held.session = {
    ...held.session,
    token,
    expiration: Number.isNaN(endsAt) ? ports.clock.now() + TOKEN_MS : endsAt,
  };
  yield* call(storeSession, ports, held.session);
}

/** Renews the token and passes it to the transport. Returns false after showing a failure (ALERT-03, ALERT-02). */
export function* renewToken(chat: LiveChat): SagaGenerator<boolean> {
  const { transport, held } = chat;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      yield* call(nextToken, chat);
      const { token, expiration } = held.session;
      yield* call(() => transport.updateToken(token, expiration));
      for (const alert of ['token', 'failed'] as const) yield* put(alertCleared({ alert }));
      return true;
    } catch (error) {
      // Not connected, so the next connection uses the new token.
      if (error instanceof ChatError && error.code === 'offline') return true;
      if (!(error instanceof ChatError || error instanceof ApiError)) throw error;
      const { token: refusedToken } = held.session;
      yield* call(takeStored, chat);
      if (isRefused(error) && held.session.token === refusedToken) {
        yield* put(alertShown({ alert: 'token' }));
        return false;
      }
      if (attempt + 1 < TRIES) yield* delay(backoffMs(attempt, Math.random()));
    }
  }
  yield* put(alertShown({ alert: 'failed' }));
  return false;
}

/** CHAT-28 */
const NONCE_MS = 60_000;

/** Renews the nonce of a borrower's session while the chat lasts. Shows a failure, and the chat continues. */
export function* keepNonce(chat: LiveChat): SagaGenerator<void> {
  const { ports, held } = chat;
  let isFailing = false;
  while (held.session.nonce !== null) {
    yield* delay(NONCE_MS);
    yield* call(takeStored, chat);
    const query = { nonce: held.session.nonce };
    const answer = yield* nullOnFailure(() => send(ports, refreshChatNonce, { query }));
    if (answer) {
      held.session = { ...held.session, nonce: answer.nonce };
      yield* call(storeSession, ports, held.session);
      if (isFailing) yield* put(alertCleared({ alert: 'token' }));
    } else yield* put(alertShown({ alert: 'token' }));
    isFailing = answer === null;
  }
}
