import { contentOf } from '#sagas/chat/files.ts';
import { ChatError, type MessageDraft } from '#sagas/chat/transports/transport.ts';
import { call, delay, put, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { HISTORY_LIMIT } from '#store/chat/limits.ts';
import type { OutgoingMessage } from '#store/chat/messages.ts';
import {
  alertShown,
  chatConnectionChanged,
  messageFailed,
  messageRetried,
  messagesArrived,
  messagesStored,
  selectChat,
  sendingInterrupted,
  sendingStarted,
  unsentRestored,
} from '#store/chat/slice.ts';

import type { LiveChat } from './chat.ts';
import { takeMessages } from './takeMessages.ts';

const PAUSE_MS = 1_000;

/** Returns the message with the content of its files, or null if the browser couldn't keep a file across a reload. */
function* draftOf(
  { ports }: LiveChat,
  { attachments, ...message }: OutgoingMessage,
): SagaGenerator<MessageDraft | null> {
  const files: MessageDraft['attachments'][number][] = [];
  for (const attachment of attachments) {
    const data = yield* call(contentOf, ports, attachment);
    if (!data) return null;
    files.push({ ...attachment, data });
  }
  return { ...message, attachments: files };
}

/** Whether an earlier attempt reached the lender. Then the message is in the list by now. */
function* isThere(chat: LiveChat, { clientId, isUnsure }: OutgoingMessage) {
  if (!isUnsure || chat.transport.capabilities.idempotentSend) return false;
  const { messages } = yield* call(() => chat.transport.history(null, HISTORY_LIMIT));
  yield* call(takeMessages, chat, messages);
  return messages.some((message) => message.clientId === clientId);
}

function* fail(clientId: string) {
  yield* put(messageFailed({ clientId }));
  yield* put(alertShown({ alert: 'unsent' }));
}

function* untilConnected() {
  yield* delay(PAUSE_MS);
  while ((yield* select(selectChat)).connection !== 'connected') yield* take(chatConnectionChanged);
}

function* sendOne(chat: LiveChat, message: OutgoingMessage): SagaGenerator<void> {
  const { clientId } = message;
  try {
    if (yield* call(isThere, chat, message)) return;
    const draft = yield* call(draftOf, chat, message);
    if (draft === null) {
      yield* call(fail, clientId);
      return;
    }
    yield* put(sendingStarted({ clientId }));
    const stored = yield* call(() => chat.transport.send(draft));
    yield* put(messagesArrived({ messages: [{ ...stored, clientId }], isSeen: true }));
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    if (error.code === 'offline' || error.code === 'ambiguous') {
      yield* put(sendingInterrupted({ clientId, isUnsure: error.code === 'ambiguous' }));
      yield* call(untilConnected);
    } else if (error.code === 'ended') yield* put(messageFailed({ clientId }));
    else yield* call(fail, clientId);
  }
}

/** Sends the queued messages one after the other while connected. A lost acknowledgment doesn't cause a second copy. */
export function* runOutbox(chat: LiveChat): SagaGenerator<never> {
  const { outbox } = yield* select(selectChat);
  // The link was lost while sending these.
  for (const { clientId, status } of outbox)
    if (status === 'sending') yield* put(sendingInterrupted({ clientId, isUnsure: true }));
  for (;;) {
    const next = (yield* select(selectChat)).outbox.find(({ status }) => status === 'queued');
    if (next) yield* call(sendOne, chat, next);
    else yield* take([messagesStored, messageRetried, unsentRestored]);
  }
}
