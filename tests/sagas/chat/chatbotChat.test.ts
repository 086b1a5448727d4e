import { feedbackGiven } from '#store/chat/slice.ts';
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

it('CHAT-18 out of hours the chatbot answers what is asked, and types meanwhile', async () => {
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

it('ALERT-04 no answer in 30 seconds asks to send it again', async () => {
  const { begin, say, chat } = await outOfHours({ script: { readChatbotHistory: [[asked]] } });
  await begin();
  say('How long?');
  await pass(31_000);

  expect(chat()).toMatchObject({ alert: 'unsent', typing: null });
});

it('CHAT-23 after ten minutes the chat with the chatbot is over', async () => {
  const { begin, chat, ports } = await outOfHours();
  await begin();
  await pass(10 * 60_000);

  expect(chat()).toMatchObject({ phase: 'ended', end: { reason: 'expired' } });
  expect(ports.local.content.has('homeline.chat')).toBe(false);
});

it('CHAT-16 a reload goes on with the chatbot, though agents are there by now', async () => {
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

it('CALL-CHAT-13 feedback on an answer names its reason, and can be given again where it failed', async () => {
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
