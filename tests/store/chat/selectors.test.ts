import { chatOpened } from '#store/chat/actions.ts';
import { selectIsChatInUse, selectUnreadBadge } from '#store/chat/launcher.ts';
import type { ChatMode } from '#store/chat/messages.ts';
import {
  arrivalText,
  asksAgentId,
  draftProblem,
  questionIdOf,
  selectArrivedMessages,
  selectChatRows,
  selectPreChatValues,
  selectSurveyUrl,
  selectTakesAttachments,
} from '#store/chat/selectors.ts';
import {
  conversationEnded,
  conversationStarted,
  historyReceived,
  messageFailed,
  messageQueued,
  messagesArrived,
  newChatRequested,
  queueChanged,
} from '#store/chat/slice.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { createAppStore } from '#store/index.ts';
import { aMessage, capabilitiesOf } from '#tests/support/fixtures/chat.ts';

function stateAfter(...actions: Parameters<ReturnType<typeof createAppStore>['dispatch']>[0][]) {
  const store = createAppStore();
  for (const action of actions) store.dispatch(action);
  return store.getState();
}
const startedBy = (mode: ChatMode) =>
  conversationStarted({ mode, capabilities: capabilitiesOf(mode) });
const started = startedBy('stream');
const unread = (count: number) =>
  messagesArrived({
    messages: Array.from({ length: count }, (_, index) => aMessage(index)),
    isSeen: false,
  });

it.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('shows the badge of %d unread messages as %s (chat.md 18)', (count, badge) => {
  expect(selectUnreadBadge(stateAfter(started, unread(count)))).toBe(badge);
});

it('CHAT-19 counts the chat as in use while it is open or has a conversation', () => {
  expect(selectIsChatInUse(stateAfter())).toBe(false);
  expect(selectIsChatInUse(stateAfter(chatOpened({ by: 'borrower' })))).toBe(true);
  expect(selectIsChatInUse(stateAfter(started))).toBe(true);
  expect(selectIsChatInUse(stateAfter(started, newChatRequested()))).toBe(false);
});

it('lists the messages, then the place in line, then the outbox (chat.md 3)', () => {
  const outgoing = { clientId: 'c', text: 'b', attachments: [], createdAt: '2026-11-25T12:00:00Z' };
  const state = stateAfter(
    started,
    messagesArrived({ messages: [aMessage(1)], isSeen: true }),
    queueChanged({ position: 2 }),
    messageQueued(outgoing),
    messageFailed({ clientId: 'c' }),
  );

  expect(selectChatRows(state).map(({ key }) => key.split(' ')[0])).toEqual([
    'day',
    'message',
    'queue',
    'message',
  ]);
});

it("doesn't treat history or the borrower's own messages as arrivals (chat.md 21)", () => {
  const state = stateAfter(
    started,
    historyReceived({ messages: [aMessage(1), aMessage(2)], before: 'x' }),
    messagesArrived({ messages: [aMessage(3, { author: 'me' }), aMessage(4)], isSeen: true }),
    historyReceived({ messages: [aMessage(0)], before: null }),
  );

  expect(selectArrivedMessages(state).map(({ order }) => order)).toEqual([4]);
});

it.each([
  [[], null],
  [[aMessage(1, { text: 'Hello' })], 'Sam: Hello'],
  [[aMessage(1, { author: 'bot', authorName: undefined, text: 'Hi' } as never)], 'Assistant: Hi'],
  [[aMessage(1, { author: 'system', text: 'Welcome.' })], 'Welcome.'],
  [
    [
      aMessage(1, {
        text: '',
        attachments: [{ id: 'a', name: 'plan.pdf', contentType: '', size: 1 }],
      }),
    ],
    'Sam: plan.pdf',
  ],
  [[aMessage(1), aMessage(2), aMessage(3)], '3 new messages'],
])('FT-94 announces what arrived: %j (chat.md 22)', (messages, text) => {
  expect(arrivalText(messages)).toBe(text);
});

it.each([
  ['', 0, 'Write a message or add a file first.'],
  [' \n', 0, 'Write a message or add a file first.'],
  ['', 1, null],
  ['Hello', 0, null],
  ['x'.repeat(5000), 0, null],
  ['x'.repeat(5001), 0, 'Your message is 1 character too long. It can have up to 5,000.'],
])('VAL-CHAT-4 requires a text or a file in a message: %#', (text, files, problem) => {
  expect(draftProblem({ text, attachments: Array.from({ length: files }) })).toBe(problem);
});

it('CHAT-09 offers the survey only if there is one with a safe link', () => {
  const surveyOf = (surveyUrl: string | null) =>
    selectSurveyUrl(stateAfter(started, conversationEnded({ reason: 'agent', surveyUrl })));

  expect(surveyOf('https://survey.example/1')).toBe('https://survey.example/1');
  expect(surveyOf('http://larkgarth.localhost:3000/sandbox/survey')).not.toBeNull();
  expect(surveyOf('http://survey.example/1')).toBeNull();
  expect(surveyOf('javascript:alert(1)')).toBeNull();
  expect(surveyOf(null)).toBeNull();
});

it.each([
  ['stream', false, true],
  ['stream', true, false],
  ['twilio', false, false],
] as const)(
  'CHAT-04 A-79 decides whether to ask for an Agent ID: mode %s, production %s',
  (mode, production, asks) => {
    expect(asksAgentId(mode, production)).toBe(asks);
  },
);

it('CHAT-06 accepts files for agents, but not for the chatbot', () => {
  expect(selectTakesAttachments(stateAfter(started))).toBe(true);
  expect(selectTakesAttachments(stateAfter(startedBy('chatbot')))).toBe(false);
});

it('CHAT-03 AX-22 fills in name and email from the profile', () => {
  const profile = {
    uuid: 'u',
    profileType: null,
    email: 'ann@mail.example',
    name: { firstName: 'Ann', lastName: 'Lee' },
    dob: null,
    phoneNumber: null,
    homeAddress: null,
    isBroker: false,
  };

  expect(selectPreChatValues(stateAfter(profileReceived(profile)))).toEqual({
    name: 'Ann Lee',
    email: 'ann@mail.example',
  });
  expect(selectPreChatValues(stateAfter())).toEqual({});
});

it.each([
  ['bot', 'q7:a', 'q7'],
  ['bot', 'q7:q', null],
  ['agent', 'q7:a', null],
] as const)(
  'CHAT-10 finds the question of a message from %s with the id %s: %s',
  (author, id, question) => {
    expect(questionIdOf({ author, id })).toBe(question);
  },
);
