import { askChatbot, rateChatbot, readChatbotHistory } from '#sagas/api/contract/chat.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');

async function ask(message: string, conversationId: string | null = null, org = 'HOMELINE') {
  const body = {
    applicationId: null,
    conversationId,
    message,
    nonce: null,
    organization: org,
    pageUrl: 'http://localhost:3000/',
    senderId: 'morgan@demo.example',
    senderType: 'APPLICANT' as const,
    tag: 'heloc',
  };
  const { status, body: answer } = await lender.call(askChatbot, { body }, { org });
  tokens.set(answer.conversationId, answer.token ?? '');
  return { status, conversationId: answer.conversationId };
}

const tokens = new Map<string, string>();

const historyOf = (conversationId: string) =>
  lender.call(
    readChatbotHistory,
    { path: { conversationId } },
    { token: tokens.get(conversationId) ?? '' },
  );

const rate = (conversationId: string, questionId: string) =>
  lender.call(rateChatbot, {
    body: {
      questionId,
      conversationId,
      responseToCustomer: 'We lend in 44 states.',
      feedbackMessage: 'Answer too vague: which?',
      rating: 0,
      senderEmail: 'morgan@demo.example',
      senderType: 'APPLICANT',
      nonce: null,
    },
  });

/** Returns a lender's answer to a question. */
async function answerTo(question: string, org?: string): Promise<string> {
  const { conversationId } = await ask(question, null, org);
  lender.pass(1_000);
  return (await historyOf(conversationId)).body[0]?.responseStr ?? '';
}

test('adds a question to the history at once, and its answer a moment later', async () => {
  const { conversationId } = await ask('What are your rates?');
  const first = await historyOf(conversationId);
  expect(first.body).toEqual([
    {
      questionId: expect.stringMatching(/^q-/),
      questionStr: 'What are your rates?',
      responseStr: null,
      createdDt: '2026-11-16T15:00:00.000Z',
    },
  ]);
  lender.pass(600);
  await ask('And the fees?', conversationId);
  const { body } = await historyOf(conversationId);
  expect(body).toHaveLength(2);
  expect(body[0]?.responseStr).toContain('between 6.85% and 12.60%');
  expect(body[1]?.responseStr).toBeNull();
});

test('CHAT-31 ends the conversation after ten minutes', async () => {
  const { conversationId } = await ask('Hello');
  const questionId = (await historyOf(conversationId)).body[0]?.questionId ?? '';
  lender.pass(10 * 60_000 - 1);
  expect((await historyOf(conversationId)).status).toBe(200);
  lender.pass(1);
  expect((await historyOf(conversationId)).status).toBe(401);
  expect((await ask('Hello?', conversationId)).status).toBe(401);
  expect((await rate(conversationId, questionId)).status).toBe(401);
  expect((await historyOf('another')).status).toBe(404);
});

test('rejects an empty question', async () => {
  expect((await ask('  ')).status).toBe(400);
});

test('stores what was wrong with an answer (CHAT-10)', async () => {
  const { conversationId } = await ask('Where do you lend?');
  const questionId = (await historyOf(conversationId)).body[0]?.questionId ?? '';
  expect((await rate(conversationId, questionId)).status).toBe(200);
  expect((await rate(conversationId, 'another')).status).toBe(404);
  const { body } = await lender.control('GET', '/sandbox/chatbot');
  expect(body).toMatchObject([
    { id: conversationId, feedback: [{ questionId, feedbackMessage: 'Answer too vague: which?' }] },
  ]);
});

test.each([
  ['Hi!', 'Hello! I can tell you about Homeline'],
  ['What interest rate can I get?', 'between 6.85% and 12.60%'],
  ['How many years is the term?', '5, 10, 15 or 30 years'],
  ['How long do I have to pay it back?', '5, 10, 15 or 30 years'],
  ['What does it cost? Any fees?', '2.99% of the first draw, and at most $12,000'],
  ['Can I draw again later?', '2 years for a term of 5'],
  ['What documents do you need?', 'government ID and proof of income'],
  ['Is it a soft or hard credit check?', 'soft credit check, which does not affect your score'],
  ['Will this hurt my score', 'does not affect your score'],
  ['How long does it take to get the money?', 'receive funding in 5 days'],
  ['Can I cancel after I sign?', 'third business day'],
  ['How much can I borrow?', 'from $20,000 to $750,000'],
  ['Which states do you lend in?', 'We lend in 44 states. Not among them: '],
  ['Do you lend in West Virginia?', 'does not lend in West Virginia'],
  ['I live in Virginia', 'Yes, Homeline lends in Virginia.'],
  ['When are you open?', 'Monday to Friday 6 AM to 5 PM'],
  ["What's your phone number", 'call us at (800) 555-0101'],
  ['I want to talk to a person', 'call us at (800) 555-0101'],
  ['Can I save and finish later?', 'log in from any device'],
  ['thanks', 'You are welcome'],
  ['Quel temps fait-il ?', 'I do not know the answer to that. You can call us at (800) 555-0101'],
])('replies to "%s" with "%s"', async (question, answer) => {
  expect(await answerTo(question)).toContain(answer);
});

test('replies with the facts of the lender in question', async () => {
  expect(await answerTo('Where do you lend', 'LARKWICK')).toBe(
    'We lend in Colorado, Florida, Georgia, Ohio and Texas.',
  );
  expect(await answerTo('minimum line amount?', 'LARKMERE')).toContain('$15,000 to $300,000');
});
