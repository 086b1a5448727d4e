import { storeSession } from '#sagas/chat/session.ts';
import type { ChatEvent } from '#sagas/chat/transports/transport.ts';
import { call, delay, flush, put, take, type SagaGenerator } from '#sagas/effects.ts';
import {
  chatConnectionChanged,
  frameDropped,
  participantChanged,
  queueChanged,
  typingCleared,
  typingNoted,
  attachmentProgressed,
} from '#store/chat/slice.ts';
import type { ChatEnd } from '#store/chat/state.ts';

import { heal, noteBreak, noteHealed } from './breaks.ts';
import { isTaskRunning, startTask, stopTasks, type LiveChat } from './chat.ts';
import { takeMessages } from './takeMessages.ts';
import { renewToken } from './token.ts';

/** CHAT-33 */
const TYPING_MS = 2_000;

/** Why a connection is over: because the chat is, or because we have to connect again. */
export type ConnectionEnd = ChatEnd | 'lost' | 'denied';

type EventOf<Type> = Extract<ChatEvent, { type: Type }>;

function* handleConnection(
  chat: LiveChat,
  { state }: EventOf<'connection'>,
): SagaGenerator<ConnectionEnd | null> {
  if (state === 'denied') return 'denied';
  if (state === 'connected') {
    yield* put(chatConnectionChanged({ connection: 'connected' }));
    if (!isTaskRunning(chat, 'healing')) yield* call(noteHealed, chat);
    return null;
  }
  if (!chat.transport.capabilities.reconnectsItself) return 'lost';
  yield* call(noteBreak, chat);
  return null;
}

/** Clears the typing note after a while, because the event that ends it may get lost. */
function* clearTyping(afterMs: number): SagaGenerator<void> {
  yield* delay(afterMs);
  yield* put(typingCleared());
}

function* handle(
  chat: LiveChat,
  event: Exclude<ChatEvent, { type: 'message' }>,
): SagaGenerator<ConnectionEnd | null> {
  switch (event.type) {
    case 'connection':
      return yield* call(handleConnection, chat, event);
    case 'started':
      chat.held.session = { ...chat.held.session, conversationId: event.conversationId };
      yield* call(storeSession, chat.ports, chat.held.session);
      return null;
    case 'typing':
      if (event.active) yield* put(typingNoted({ name: event.name }));
      yield* call(() => startTask(chat, 'typing', () => clearTyping(event.active ? TYPING_MS : 0)));
      return null;
    case 'participant': {
      const { change, name } = event;
      yield* put(participantChanged({ id: chat.ports.newId(), change, name }));
      return null;
    }
    case 'upload':
      yield* put(attachmentProgressed({ clientId: event.clientId, percent: event.percent }));
      return null;
    case 'queue':
      yield* put(queueChanged({ position: event.position }));
      return null;
    case 'token':
      if (!isTaskRunning(chat, 'renewing'))
        yield* call(() => startTask(chat, 'renewing', () => renewToken(chat)));
      return null;
    case 'dropped':
      yield* put(frameDropped());
      return null;
    case 'gap':
      yield* call(() => startTask(chat, 'healing', () => heal(chat)));
      return null;
    default:
      return { reason: event.reason, surveyUrl: event.surveyUrl };
  }
}

/** Handles events in order. Consecutive messages change the list only once. */
function* handleAll(
  chat: LiveChat,
  batch: readonly ChatEvent[],
): SagaGenerator<ConnectionEnd | null> {
  const rest = [...batch];
  while (rest.length > 0) {
    const at = rest.findIndex(({ type }) => type !== 'message');
    const burst = rest.splice(0, at === -1 ? rest.length : at);
    const messages = burst.flatMap((event) => (event.type === 'message' ? [event.message] : []));
    yield* call(takeMessages, chat, messages);
    const event = rest.shift();
    const end = event && event.type !== 'message' ? yield* call(handle, chat, event) : null;
    if (end !== null) return end;
  }
  return null;
}

export function* handleEvents(chat: LiveChat): SagaGenerator<ConnectionEnd> {
  try {
    for (;;) {
      const first = yield* take(chat.events);
      const end = yield* call(handleAll, chat, [first, ...(yield* flush(chat.events))]);
      if (end !== null) return end;
    }
  } finally {
    yield* call(() => stopTasks(chat, ['healing', 'renewing', 'typing']));
  }
}
