import type { UnknownAction } from '@reduxjs/toolkit';

import type { LiveChat } from '#sagas/chat/live/chat.ts';
import { runOutbox } from '#sagas/chat/live/outbox.ts';
import { ChatError, type ChatErrorCode } from '#sagas/chat/transports/transport.ts';
import type { ChatMessage } from '#store/chat/messages.ts';
import {
  chatConnectionChanged,
  conversationStarted,
  messageQueued,
  messagesStored,
  selectChat,
  unsentRestored,
} from '#store/chat/slice.ts';
import { aMessage, capabilitiesOf } from '#tests/support/fixtures/chat.ts';
import { pass } from '#tests/support/sagas/startChat.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

beforeEach(() => jest.useFakeTimers());

const TEXT = 'Is the rate fixed?';

const message = {
  clientId: 'client-1',
  text: TEXT,
  attachments: [],
  createdAt: '2026-11-25T15:04:00.000Z',
};

const typed = [messageQueued(message), messagesStored({ clientIds: [message.clientId] })];

const leftByEarlierPage = [
  unsentRestored({
    draft: { text: '', attachments: [] },
    outbox: [{ ...message, chatStartedAt: null, status: 'queued', isUnsure: false }],
  }),
];

const stored = aMessage(1, { author: 'me', text: TEXT, clientId: message.clientId });

interface Lender {
  readonly mode?: 'twilio' | 'stream';
  readonly history?: ChatMessage[];
  /** The errors of the first attempts to send. Later ones succeed. */
  readonly failures?: readonly ChatErrorCode[];
}

/** Starts the outbox of a live chat, and then gives it a message to send. */
async function startOutbox(
  toSend: readonly UnknownAction[],
  { mode = 'twilio', history = [], failures = [] }: Lender,
) {
  const left = [...failures];
  const send = jest.fn(() => {
    const code = left.shift();
    return code === undefined
      ? Promise.resolve(stored)
      : Promise.reject(new ChatError(code, 'The test provoked it.'));
  });
  const capabilities = capabilitiesOf(mode);
  const transport = {
    capabilities,
    send,
    history: () => Promise.resolve({ messages: history, before: null }),
  };
  const { store } = startSaga((ports) => runOutbox({ ports, transport } as unknown as LiveChat), {
    before: [
      conversationStarted({ mode, capabilities }),
      chatConnectionChanged({ connection: 'connected' }),
    ],
  });
  for (const action of toSend) store.dispatch(action);
  await pass(0);
  return {
    store,
    send,
    shown: () => {
      const { ids, byId, outbox, alert } = selectChat(store.getState());
      return {
        delivered: ids.map((id) => byId[id]?.text),
        waiting: outbox.map(({ status }) => status),
        alert,
      };
    },
  };
}

const delivered = { delivered: [TEXT], waiting: [], alert: null };

describe('a message of an earlier page', () => {
  it.each([
    {
      mode: 'twilio',
      history: [stored],
      sends: 0,
      what: 'sends nothing that is in the list',
    },
    { mode: 'twilio', history: [], sends: 1, what: 'sends what the lender never received' },
    { mode: 'stream', history: [], sends: 1, what: 'sends at once if a repeat does no harm' },
  ] as const)('FT-90 $what ($mode)', async ({ mode, history, sends }) => {
    const { send, shown } = await startOutbox(leftByEarlierPage, { mode, history: [...history] });

    expect(send).toHaveBeenCalledTimes(sends);
    expect(shown()).toEqual(delivered);
  });
});

describe('a message whose sending fails', () => {
  it.each([
    { code: 'offline', mode: 'stream', history: [], sends: 2 },
    { code: 'ambiguous', mode: 'stream', history: [], sends: 2 },
    { code: 'offline', mode: 'twilio', history: [stored], sends: 2 },
    { code: 'ambiguous', mode: 'twilio', history: [stored], sends: 1 },
    { code: 'ambiguous', mode: 'twilio', history: [], sends: 2 },
  ] as const)(
    'FT-90 waits after "$code" for the next link ($mode), and takes $sends attempts',
    async ({ code, mode, history, sends }) => {
      const lender = { mode, history: [...history], failures: [code] };
      const { store, send, shown } = await startOutbox(typed, lender);
      store.dispatch(chatConnectionChanged({ connection: 'reconnecting' }));
      await pass(60_000);
      expect(shown()).toEqual({ delivered: [], waiting: ['queued'], alert: null });
      expect(send).toHaveBeenCalledTimes(1);

      store.dispatch(chatConnectionChanged({ connection: 'connected' }));
      await pass(0);

      expect(send).toHaveBeenCalledTimes(sends);
      expect(shown()).toEqual(delivered);
    },
  );

  it.each([
    { code: 'ended', alert: null },
    { code: 'fault', alert: 'unsent' },
    { code: 'rate', alert: 'unsent' },
  ] as const)(
    'FT-93 leaves the message for the borrower to retry after "$code"',
    async ({ code, alert }) => {
      const { send, shown } = await startOutbox(typed, { failures: [code] });
      await pass(60_000);

      expect(send).toHaveBeenCalledTimes(1);
      expect(shown()).toEqual({ delivered: [], waiting: ['failed'], alert });
    },
  );
});
