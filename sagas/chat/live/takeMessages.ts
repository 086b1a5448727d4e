import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import { chatOpened } from '#store/chat/actions.ts';
import type { ChatMessage } from '#store/chat/messages.ts';
import { messagesArrived, selectChat } from '#store/chat/slice.ts';

import type { LiveChat } from './chat.ts';

/** Stores new and missed messages. A message from an agent opens the chat unless the borrower closed it (CHAT-25). */
export function* takeMessages(
  { ports }: Pick<LiveChat, 'ports'>,
  messages: ChatMessage[],
): SagaGenerator<void> {
  if (messages.length === 0) return;
  const { isOpen, isClosedByBorrower, byId } = yield* select(selectChat);
  const isNews = messages.some(({ author, id }) => author === 'agent' && !Object.hasOwn(byId, id));
  const opens = isNews && !isOpen && !isClosedByBorrower;
  if (opens) yield* put(chatOpened({ by: 'message' }));
  const isSeen = (isOpen || opens) && ports.page.isVisible();
  yield* put(messagesArrived({ messages, isSeen }));
}
