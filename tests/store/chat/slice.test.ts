import type { ChatMessage } from '#store/chat/messages.ts';
import {
  chatClosed,
  chatConnectionChanged,
  conversationEnded,
  conversationStarted,
  draftTyped,
  historyReceived,
  messageDeleted,
  messageFailed,
  messageQueued,
  messagesArrived,
  newChatRequested,
  participantChanged,
  selectChat,
  sendingStarted,
  typingNoted,
} from '#store/chat/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import { capabilitiesOf } from '#tests/support/fixtures/chat.ts';

const message = (order: number, about: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${order}`,
  order,
  author: 'agent',
  text: `Text ${order}`,
  attachments: [],
  sentAt: '2026-11-21T15:00:00.000Z',
  ...about,
});

const after = (...actions: { type: string }[]) =>
  selectChat(
    actions.reduce(
      (state: RootState | undefined, action) => rootReducer(state, action),
      undefined,
    ) as RootState,
  );

const arrived = (messages: ChatMessage[], isSeen = true) => messagesArrived({ messages, isSeen });
const queued = (clientId: string, text = 'Mine') =>
  messageQueued({ clientId, text, attachments: [], createdAt: '2026-11-21T15:00:00.000Z' });
const live = conversationStarted({ mode: 'stream', capabilities: capabilitiesOf('stream') });

it('sorts messages by their order, whenever they arrive, and keeps each once', () => {
  const { ids, lastOrder } = after(
    live,
    arrived([message(3), message(1)]),
    arrived([message(2), message(3), message(1)]),
  );

  expect(ids).toEqual(['m1', 'm2', 'm3']);
  expect(lastOrder).toBe(3);
});

it('sorts two messages of the same order by their ids', () => {
  const twins = [message(1, { id: 'b' }), message(1, { id: 'a' })];

  expect(after(live, arrived(twins)).ids).toEqual(['a', 'b']);
});

it.each([
  ['sending', [sendingStarted({ clientId: 'c' })]],
  ['failed', [messageFailed({ clientId: 'c' })]],
])('removes a delivered message from the outbox even if it was %s', (_status, actions) => {
  const mine = message(1, { author: 'me', clientId: 'c' });

  expect(after(live, queued('c'), ...actions, arrived([mine])).outbox).toEqual([]);
});

it('clears the box only when a message is queued', () => {
  const typed = draftTyped({ text: 'Mine' });
  expect(after(live, typed, chatClosed()).draft.text).toBe('Mine');
  expect(
    after(live, typed, conversationEnded({ reason: 'agent', surveyUrl: null })).draft.text,
  ).toBe('Mine');
  expect(after(live, typed, queued('c')).draft.text).toBe('');
});

it.each([
  ['an agent’s message out of view', arrived([message(1)], false), 1],
  ['an agent’s message in view', arrived([message(1)], true), 0],
  [
    "the borrower's own message from another tab",
    arrived([message(1, { author: 'me' })], false),
    0,
  ],
  ['the history', historyReceived({ messages: [message(1)], before: null }), 0],
])('counts unread messages after %s', (_what, action, unread) => {
  expect(after(live, action).unread).toBe(unread);
});

it('CHAT-33 hides the typing note after a message, a lost link or the end', () => {
  const typing = typingNoted({ name: 'Dana' });
  for (const end of [
    arrived([message(1)]),
    chatConnectionChanged({ connection: 'reconnecting' }),
    conversationEnded({ reason: 'agent', surveyUrl: null }),
  ])
    expect(after(live, typing, end).typing).toBeNull();
});

it('puts a participant after the newest message, and removes the place in line', () => {
  const joined = participantChanged({ id: 'p', change: 'joined', name: 'Dana' });

  expect(after(live, arrived([message(4)]), joined)).toMatchObject({
    lines: [{ id: 'p', afterOrder: 4, change: 'joined', name: 'Dana' }],
    agentName: 'Dana',
    queue: null,
  });
});

it('CHAT-24 marks queued messages as failed at the end, and lets the borrower delete them', () => {
  const ended = conversationEnded({ reason: 'idle', surveyUrl: null });
  expect(after(live, queued('a'), queued('b'), ended).outbox.map(({ status }) => status)).toEqual([
    'failed',
    'failed',
  ]);
  expect(after(live, queued('a'), ended, messageDeleted({ clientId: 'a' })).outbox).toEqual([]);
});

it('starts a new chat empty, at the form', () => {
  const ended = conversationEnded({ reason: 'agent', surveyUrl: null });

  expect(after(live, arrived([message(1)]), ended, newChatRequested())).toMatchObject({
    phase: 'prechat',
    ids: [],
    byId: {},
    lastOrder: -1,
    end: null,
    mode: null,
  });
});
