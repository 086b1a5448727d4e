import { eventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import { ChatError, type Snapshot } from '#sagas/chat/transports/transport.ts';
import { call, delay, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  agentNamed,
  alertShown,
  chatConnectionChanged,
  endRequested,
  historyReceived,
  selectChat,
} from '#store/chat/slice.ts';
import type { ChatEnd } from '#store/chat/state.ts';

import { backoffMs } from './backoff.ts';
import { heal, healLast, noteBreak, noteHealed, startWarning } from './breaks.ts';
import type { LiveChat } from './chat.ts';
import { handleEvents, type ConnectionEnd } from './events.ts';
import { runOutbox } from './outbox.ts';
import { takeMessages } from './takeMessages.ts';
import { renewToken } from './token.ts';

/** CHAT-29 */
const PING_MS = 10_000;
/** A new chat gives up its first connection after this many attempts. It never gives up later connections. */
const MAX_FIRST_ATTEMPTS = 5;
/** If a server accepts and drops connections at once, the pauses must keep growing. */
const STABLE_MS = 30_000;

/** Waits until the browser is online again, or the tab becomes visible. */
const untilAwake = ({ page }: Ports) =>
  withChannel(
    () =>
      eventChannel<'woken'>((emit) => {
        const wake = (is: boolean) => {
          if (is) emit('woken');
        };
        const stops = [page.onOnline(wake), page.onVisible(wake)];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    function* (woken) {
      yield* take(woken);
    },
  );

/**
 * Finds a dead link: checks every ten seconds, and at once after waking up (FT-91). Doesn't end the connection if the
 * transport reconnects by itself.
 */
function* watchLink({ ports, transport }: LiveChat): SagaGenerator<'lost'> {
  for (;;) {
    yield* race([delay(PING_MS), untilAwake(ports)]);
    try {
      yield* call(() => transport.ping());
    } catch (error) {
      if (!(error instanceof ChatError)) throw error;
      if (!transport.capabilities.reconnectsItself) return 'lost';
    }
  }
}

/** Ends the chat when the borrower asks for it. If the lender is unreachable, the chat ends only in this browser. */
export function* watchEnd({ transport }: LiveChat): SagaGenerator<ChatEnd> {
  yield* take(endRequested);
  try {
    if (transport.capabilities.endByCustomer) yield* call(() => transport.end());
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
  }
  return { reason: 'customer', surveyUrl: null };
}

function* never(): SagaGenerator<never> {
  for (;;) yield* delay(3_600_000);
}

function* takeSnapshot(chat: LiveChat, { newest, agentName, resumed }: Snapshot) {
  const isFirst = chat.brokenAt === null;
  yield* put(chatConnectionChanged({ connection: 'connected' }));
  yield* put(agentNamed({ name: agentName }));
  if (isFirst && newest) yield* put(historyReceived(newest));
  if (resumed || isFirst) yield* call(noteHealed, chat);
  // There is a gap, because the newest page doesn't reach back to the break.
  else if (newest) yield* call(takeMessages, chat, newest.messages);
}

function* whileConnected(chat: LiveChat, snapshot: Snapshot): SagaGenerator<ConnectionEnd> {
  yield* call(takeSnapshot, chat, snapshot);
  // If missed events follow, the end is one of them and comes after the last messages.
  if (snapshot.end && !snapshot.resumed) return snapshot.end;
  const { events, link } = yield* race({
    events: call(handleEvents, chat),
    outbox: call(runOutbox, chat),
    link: call(watchLink, chat),
    healing: chat.brokenAt === null ? call(never) : call(healThenRest, chat),
  });
  return events ?? link ?? 'lost';
}

function* healThenRest(chat: LiveChat): SagaGenerator<never> {
  yield* call(heal, chat);
  return yield* call(never);
}

type Attempt = Snapshot | ChatError;

function* connect({ transport, held }: LiveChat): SagaGenerator<Attempt> {
  const { lastOrder } = yield* select(selectChat);
  const { mode, token, conversationId, expiration, friendlyName } = held.session;
  try {
    return yield* call(() =>
      transport.connect({
        mode,
        token,
        conversationId,
        expiresAt: expiration,
        displayName: friendlyName,
        ...(lastOrder >= 0 && { resumeFrom: lastOrder }),
      }),
    );
  } catch (error) {
    if (error instanceof ChatError) return error;
    throw error;
  }
}

/** Connects and reconnects until the chat is over (chat.md section 3). */
export function* connectLoop(chat: LiveChat): SagaGenerator<ChatEnd> {
  const { clock } = chat.ports;
  const { isResumed } = chat.held;
  let attempt = 0;
  let isFirst = true;
  let isTokenNew = false;
  for (;;) {
    const connection = yield* call(connect, chat);
    let end: ConnectionEnd = 'lost';
    if (connection instanceof ChatError) {
      if (connection.code === 'ended') return { reason: 'error', surveyUrl: null };
      if (connection.code === 'denied') end = 'denied';
      else if (isFirst && !isResumed && attempt + 1 >= MAX_FIRST_ATTEMPTS) {
        return { reason: 'error', surveyUrl: null };
      }
    } else {
      isFirst = false;
      isTokenNew = false;
      const connectedAt = clock.monotonic();
      end = yield* call(whileConnected, chat, connection);
      if (clock.monotonic() - connectedAt >= STABLE_MS) attempt = -1;
    }
    if (end === 'denied') {
      // The lender denied a token that we just renewed.
      if (isTokenNew) yield* put(alertShown({ alert: 'token' }));
      if (isTokenNew || !(yield* call(renewToken, chat))) {
        yield* put(chatConnectionChanged({ connection: 'denied' }));
        return { reason: 'expired', surveyUrl: null };
      }
      isTokenNew = true;
      continue;
    }
    if (end !== 'lost') {
      yield* call(healLast, chat);
      return end;
    }
    if (!isFirst) yield* call(noteBreak, chat);
    else if (isResumed) yield* call(startWarning, chat);
    attempt += 1;
    yield* race([
      delay(backoffMs(Math.max(0, attempt - 1), Math.random())),
      untilAwake(chat.ports),
    ]);
  }
}
