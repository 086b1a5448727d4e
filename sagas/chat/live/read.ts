import { buffers } from 'redux-saga';

import { ChatError } from '#sagas/chat/transports/transport.ts';
import { actionChannel, call, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { chatOpened } from '#store/chat/actions.ts';
import {
  chatConnectionChanged,
  historyReceived,
  messagesArrived,
  messagesSeen,
  selectChat,
} from '#store/chat/slice.ts';

import type { LiveChat } from './chat.ts';

const news = [chatOpened, messagesSeen, messagesArrived, historyReceived, chatConnectionChanged];

/** Tells the agent how far the borrower has read. */
export function* sendReadReceipts({ ports, transport }: LiveChat): SagaGenerator<never> {
  const latest = yield* actionChannel(news, buffers.sliding(1));
  let reported = -1;
  for (;;) {
    yield* take(latest);
    const { isOpen, unread, lastOrder, connection } = yield* select(selectChat);
    const isSeen = isOpen && unread === 0 && ports.page.isVisible();
    if (!isSeen || connection !== 'connected' || lastOrder <= reported) continue;
    try {
      yield* call(() => transport.markRead(lastOrder));
      reported = lastOrder;
    } catch (error) {
      // The next message will tell the agent how far the borrower has read.
      if (!(error instanceof ChatError)) throw error;
    }
  }
}
