import { feedbackGiven } from '#store/chat/slice.ts';
import { flagsReceived } from '#store/flags/slice.ts';
import { identityReceived, loggedOut } from '#store/identity/slice.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

const QUESTION = { questionId: 'q-1', questionStr: 'How long?', createdDt: '2026-11-21T15:00:00Z' };
const asked = { ...QUESTION, responseStr: null };
const answered = { ...QUESTION, responseStr: 'About ten days.' };

const outOfHours = (script: Parameters<typeof startChat>[0] = {}) =>
  startChat({
    ...script,
    script: {
      readChatIsOpen: [false],
      askChatbot: [{ conversationId: 'bot-1' }],
      readChatbotHistory: [[asked], [asked], [answered]],
      rateChatbot: [{}],
      ...script.script,
    },
  });

it('CHAT-18 lets the chatbot answer out of hours, and shows it typing', async () => {
  const { begin, say, shown, chat, api } = await outOfHours();
  await begin();
  say('How long?');
  await pass(10);
  expect(shown()).toEqual(['How long?']);
  expect(chat()).toMatchObject({ mode: 'chatbot', typing: 'Assistant' });

  await pass(3_000);

  expect(shown()).toEqual(['How long?', 'About ten days.']);
  expect(chat().typing).toBeNull();
  expect(api.calls.find(({ name }) => name === 'askChatbot')?.params.body).toMatchObject({
    conversationId: null,
    message: 'How long?',
    senderType: 'APPLICANT',
    senderId: 'mira@mail.example',
  });
});

it('ALERT-04 asks the borrower to send it again when no answer arrives in 30 seconds', async () => {
  const { begin, say, chat } = await outOfHours({ script: { readChatbotHistory: [[asked]] } });
  await begin();
  say('How long?');
  await pass(31_000);

  expect(chat()).toMatchObject({ alert: 'unsent', typing: null });
});

it('CHAT-23 ends the chat with the chatbot after ten minutes', async () => {
  const { begin, chat, ports } = await outOfHours();
  await begin();
  await pass(10 * 60_000);

  expect(chat()).toMatchObject({ phase: 'ended', end: { reason: 'expired' } });
  expect(ports.local.content.has('homeline.chat')).toBe(false);
});

it('CHAT-16 continues with the chatbot after a reload, though agents are there by now', async () => {
  const first = await outOfHours();
  await first.begin();
  first.say('How long?');
  await pass(3_000);

  const { local, clock } = first.ports;
  const again = await startChat({
    ports: { local, clock },
    script: { readChatbotHistory: [[answered]] },
  });

  expect(again.chat()).toMatchObject({ phase: 'live', mode: 'chatbot' });
  expect(again.shown()).toEqual(['How long?', 'About ten days.']);
});

it('CALL-CHAT-13 sends feedback on an answer with its reason, and accepts it again after a failure', async () => {
  const { begin, say, store, api, chat } = await outOfHours();
  await begin();
  say('How long?');
  await pass(3_000);

  store.dispatch(feedbackGiven({ questionId: 'q-1', reason: 'VAGUE', text: ' In days? ' }));
  await pass(10);

  expect(api.calls.find(({ name }) => name === 'rateChatbot')?.params.body).toEqual({
    questionId: 'q-1',
    conversationId: 'bot-1',
    responseToCustomer: 'About ten days.',
    feedbackMessage: 'Answer too vague: In days?',
    rating: 0,
    senderEmail: 'mira@mail.example',
    senderType: 'APPLICANT',
    nonce: null,
  });
  expect(chat().rated).toEqual(['q-1']);
});

const earlier = {
  ...answered,
  questionId: 'q-0',
  questionStr: 'Hello',
  responseStr: 'Hello, Mira.',
};

async function afterAnAnswer() {
  const chat = await outOfHours({ script: { readChatbotHistory: [[earlier]] } });
  await chat.begin();
  chat.say('Hello');
  await pass(10);
  const asks = () => chat.api.calls.filter(({ name }) => name === 'askChatbot');
  return { ...chat, asks };
}

it('FT-90 reads a lost poll again, and shows the answer', async () => {
  const { begin, say, shown, chat } = await outOfHours({
    script: { readChatbotHistory: [[asked], offline(), offline(), [answered]] },
  });
  await begin();
  say('How long?');
  await pass(3_000);

  expect(shown()).toEqual(['How long?', 'About ten days.']);
  expect(chat()).toMatchObject({ alert: null, connection: 'connected' });
});

it('FT-90 looks for a question whose response was lost before it asks again', async () => {
  const { say, shown, api, asks } = await afterAnAnswer();
  api.answer('askChatbot', [offline()]);
  api.answer('readChatbotHistory', [[earlier, answered]]);
  say('How long?');
  await pass(5_000);

  expect(shown()).toEqual(['Hello', 'Hello, Mira.', 'How long?', 'About ten days.']);
  expect(asks()).toHaveLength(2);
});

it('FT-90 asks a question again that did not arrive, though the same was asked before', async () => {
  const { say, shown, api, asks } = await afterAnAnswer();
  api.answer('askChatbot', [offline(), { conversationId: 'bot-1' }]);
  say('Hello');
  await pass(2_900);
  api.answer('readChatbotHistory', [[earlier, { ...earlier, questionId: 'q-1' }]]);
  await pass(3_000);

  expect(shown()).toEqual(['Hello', 'Hello, Mira.', 'Hello', 'Hello, Mira.']);
  expect(asks()).toHaveLength(3);
});

it('FT-90 starts no second conversation for a first question whose response was lost', async () => {
  const { begin, say, shown, api } = await outOfHours({
    script: { askChatbot: [offline(), { conversationId: 'bot-1' }] },
  });
  await begin();
  say('How long?');
  await pass(5_000);

  const [first, second] = api.calls.filter(({ name }) => name === 'askChatbot');
  expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
  expect(first?.options.idempotencyKey).toEqual(expect.any(String));
  expect(shown()).toEqual(['How long?', 'About ten days.']);
});

it("ALERT-01 reports a chatbot that can't be reached until the next answer", async () => {
  const { say, api, chat } = await afterAnAnswer();
  api.answer('askChatbot', [offline()]);
  api.answer('readChatbotHistory', [offline()]);
  say('How long?');
  await pass(4_000);
  expect(chat()).toMatchObject({ alert: 'reconnecting', connection: 'reconnecting' });

  api.answer('readChatbotHistory', [[earlier, answered]]);
  await pass(4_000);

  expect(chat()).toMatchObject({ alert: null, connection: 'connected', outbox: [] });
});

it('shows an answer that came too late together with the next one', async () => {
  const { begin, say, shown, api } = await outOfHours({
    script: { readChatbotHistory: [[asked]] },
  });
  await begin();
  say('How long?');
  await pass(31_000);
  const next = { ...QUESTION, questionId: 'q-2', questionStr: 'Hello?', responseStr: 'Hello.' };
  api.answer('readChatbotHistory', [[answered, next]]);
  say('Hello?');
  await pass(1_000);

  expect(shown()).toEqual(['How long?', 'About ten days.', 'Hello?', 'Hello.']);
});

it('SC-11 stores no session at log-out while a first question is being sent', async () => {
  let answer: (given: unknown) => void = () => undefined;
  const given = new Promise((resolve) => {
    answer = resolve;
  });
  const { begin, say, store, ports } = await outOfHours({ script: { askChatbot: [given] } });
  await begin();
  say('How long?');
  await pass(10);

  store.dispatch(loggedOut());
  await pass(10);
  answer({ conversationId: 'bot-1' });
  await pass(3_000);

  expect(ports.local.content.has('homeline.chat')).toBe(false);
});

it('CHAT-28 sends a renewed nonce with the next question, and continues after a reload', async () => {
  const first = await outOfHours({
    script: {
      readChatbotHistory: [[answered]],
      authenticateChat: [{ nonce: 'n-1' }],
      refreshChatNonce: [{ nonce: 'n-2' }],
    },
  });
  const flags = { 'fe-borrower-auth-chat': true };
  first.store.dispatch(flagsReceived({ values: flags, maintenance: null, disasterZips: [] }));
  first.store.dispatch(identityReceived({ uuid: IDENTITY }));
  await first.begin();
  first.say('How long?');
  await pass(60_000);
  first.say('How long?');
  await pass(10);

  const asks = first.api.calls.filter(({ name }) => name === 'askChatbot');
  expect(asks.map(({ params }) => params.body)).toMatchObject([
    { nonce: 'n-1', conversationId: null },
    { nonce: 'n-2', conversationId: 'bot-1' },
  ]);
  const { local, clock } = first.ports;
  const again = await startChat({
    ports: { local, clock },
    script: { readChatbotHistory: [[answered]] },
  });
  expect(again.shown()).toEqual(['How long?', 'About ten days.']);
});

it('CALL-CHAT-13 lets an answer be rated after the end of the chat', async () => {
  const { begin, say, store, api } = await outOfHours();
  await begin();
  say('How long?');
  await pass(10 * 60_000);
  store.dispatch(feedbackGiven({ questionId: 'q-1', reason: 'OTHER', text: '' }));
  await pass(10);

  expect(api.calls.find(({ name }) => name === 'rateChatbot')?.params.body).toMatchObject({
    conversationId: 'bot-1',
    senderEmail: 'mira@mail.example',
  });
});

it('CHAT-29 shows what was asked in another tab with the next ping', async () => {
  const { begin, say, shown, api } = await outOfHours();
  await begin();
  say('How long?');
  await pass(3_000);
  const other = { ...answered, questionId: 'q-2', questionStr: 'What does it cost?' };
  api.answer('readChatbotHistory', [[answered, other]]);

  await pass(10_000);

  expect(shown()).toEqual([
    'How long?',
    'About ten days.',
    'What does it cost?',
    'About ten days.',
  ]);
});
