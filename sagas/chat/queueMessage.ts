import { put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { messageQueued, selectChat, sendRequested } from '#store/chat/slice.ts';

function* queueMessage({ newId, clock }: Ports) {
  const { draft, phase } = yield* select(selectChat);
  const text = draft.text.trim();
  // VAL-CHAT-4
  if (phase !== 'live' || (text === '' && draft.attachments.length === 0)) return;
  const createdAt = new Date(clock.now()).toISOString();
  yield* put(messageQueued({ clientId: newId(), text, attachments: draft.attachments, createdAt }));
}

/** Moves the message from the box to the outbox, even before the first connection and while the link is down. */
export function* watchChatBox(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(sendRequested, queueMessage, ports);
}
