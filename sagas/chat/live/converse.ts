import { eventChannel, buffers } from 'redux-saga';

import { createTransport } from '#sagas/chat/createTransport.ts';
import type { HeldSession } from '#sagas/chat/session.ts';
import { notifyTabs, untilEndedElsewhere } from '#sagas/chat/tabs.ts';
import { ChatError, type ChatEvent } from '#sagas/chat/transports/transport.ts';
import {
  call,
  fork,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import {
  conversationStarted,
  historyReceived,
  newChatRequested,
  olderFailed,
  olderRequested,
  selectChat,
  sessionTaken,
  startFailed,
} from '#store/chat/slice.ts';
import type { ChatEnd } from '#store/chat/state.ts';
import { HISTORY_LIMIT } from '#store/chat/limits.ts';

import { stopTasks, type LiveChat } from './chat.ts';
import { connectLoop, watchEnd } from './connectLoop.ts';
import { sendReadReceipts } from './read.ts';
import { sendTyping } from './typing.ts';
import { keepNonce } from './token.ts';

function* loadOlder({ transport }: LiveChat) {
  const { before } = yield* select(selectChat);
  if (before === null) return;
  try {
    yield* put(historyReceived(yield* call(() => transport.history(before, HISTORY_LIMIT))));
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    yield* put(olderFailed());
  }
}

function* serve(chat: LiveChat): SagaGenerator<void> {
  yield* takeLeading(olderRequested, loadOlder, chat);
  yield* fork(sendReadReceipts, chat);
  yield* call(sendTyping, chat);
}

/** Renews the nonce until the conversation ends. */
function* withNonce(chat: LiveChat): SagaGenerator<void> {
  yield* call(keepNonce, chat);
  yield* take(loggedOut);
}

/** Runs one conversation in this tab. Returns null if the provider's code can't be loaded. */
function* converseHere(ports: Ports, held: HeldSession): SagaGenerator<ChatEnd | null> {
  yield* put(sessionTaken({ startedAt: held.session.loginTimestamp }));
  let chat: LiveChat | null = null;
  try {
    const transport = yield* call(createTransport, ports, held);
    held.transport = transport;
    const { capabilities } = transport;
    yield* put(conversationStarted({ mode: held.session.mode, capabilities }));
    // Subscribes before `connect` and never unsubscribes, so no message gets lost.
    const events = eventChannel<ChatEvent>(
      (emit) => transport.subscribe(emit),
      buffers.expanding(16),
    );
    chat = { ports, transport, events, tasks: new Map(), held, brokenAt: null };
    const { end, ended } = yield* race({
      end: call(connectLoop, chat),
      ended: call(watchEnd, chat),
      serving: call(serve, chat),
      nonce: call(withNonce, chat),
    });
    if (ended) yield* call(() => notifyTabs(ports, 'ended', held.session));
    return end ?? ended ?? null;
  } catch (error) {
    if (!(error instanceof ChatError && error.code === 'missing')) throw error;
    yield* put(startFailed({ alert: 'failed' }));
    return null;
  } finally {
    if (chat) {
      const live = chat;
      yield* call(() => stopTasks(live, ['warning']));
      live.events.close();
      yield* call(() => live.transport.disconnect());
    }
  }
}

/**
 * Runs one conversation. Returns null if it didn't start, or if the user left it by logging out or starting a new chat.
 */
export function* converse(ports: Ports, held: HeldSession): SagaGenerator<ChatEnd | null> {
  const { end, elsewhere } = yield* race({
    end: call(converseHere, ports, held),
    // We can't tell every lender about an end, so the tabs tell each other.
    elsewhere: call(untilEndedElsewhere, ports, held.session),
    left: take([loggedOut, newChatRequested]),
  });
  return elsewhere ? { reason: 'customer', surveyUrl: null } : (end ?? null);
}
