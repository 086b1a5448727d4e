import { eventChannel, buffers } from 'redux-saga';

import { createTransport } from '#sagas/chat/createTransport.ts';
import type { HeldSession } from '#sagas/chat/session.ts';
import { tellTabs, untilEndedElsewhere } from '#sagas/chat/tabs.ts';
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
import { tellRead } from './read.ts';
import { tellTyping } from './typing.ts';
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

/** What the borrower does beside sending. */
function* serve(chat: LiveChat): SagaGenerator<void> {
  yield* takeLeading(olderRequested, loadOlder, chat);
  yield* fork(tellRead, chat);
  yield* call(tellTyping, chat);
}

/** The nonce ends with the conversation. */
function* withNonce(chat: LiveChat): SagaGenerator<void> {
  yield* call(keepNonce, chat);
  yield* take(loggedOut);
}

/** Runs one conversation here; null where the code of its provider did not arrive. */
function* converseHere(ports: Ports, held: HeldSession): SagaGenerator<ChatEnd | null> {
  yield* put(sessionTaken({ startedAt: held.session.loginTimestamp }));
  let chat: LiveChat | null = null;
  try {
    const transport = yield* call(createTransport, ports, held);
    held.transport = transport;
    const { capabilities } = transport;
    yield* put(conversationStarted({ mode: held.session.mode, capabilities }));
    // Before `connect`, and without an end: no message is lost.
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
    if (ended) yield* call(() => tellTabs(ports, 'ended', held.session));
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

/** Runs one conversation; null where it did not start, or was left: a log-out, or a new chat. */
export function* converse(ports: Ports, held: HeldSession): SagaGenerator<ChatEnd | null> {
  const { end, elsewhere } = yield* race({
    end: call(converseHere, ports, held),
    // Not every lender can be told of an end: the tabs tell each other.
    elsewhere: call(untilEndedElsewhere, ports, held.session),
    left: take([loggedOut, newChatRequested]),
  });
  return elsewhere ? { reason: 'customer', surveyUrl: null } : (end ?? null);
}
