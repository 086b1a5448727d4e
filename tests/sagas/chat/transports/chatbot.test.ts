import { createChatbot } from '#sagas/chat/transports/chatbot.ts';
import { ChatError } from '#sagas/chat/transports/transport.ts';

import { aDraft, codeOf, describeTransport, type SetUpTransport } from './contractSuite.ts';

interface Asked {
  questionId: string;
  questionStr: string;
  responseStr: string | null;
  createdDt: string;
}

/** The chatbot's calls in memory; every answer is there at the second look. */
const openWorld = ({ messages }: Parameters<SetUpTransport>[0]) => {
  const asked: Asked[] = [];
  let isDenied = false;
  let number = 0;
  const add = (questionStr: string, responseStr: string | null) => {
    number += 1;
    const createdDt = '2026-11-21T15:00:00.000Z';
    asked.push({ questionId: `q-${number}`, questionStr, responseStr, createdDt });
  };
  for (let count = 1; count <= messages; count += 2)
    add(`Earlier ${count}`, count < messages ? `Answer ${count}` : null);
  const known = asked.length;
  const allow = () => {
    if (isDenied) throw new ChatError('denied', 'No');
  };
  const session = {
    mode: 'chatbot',
    token: '',
    conversationId: 'bot-1',
    displayName: 'Rosa Lind',
    expiresAt: Date.now() + 600_000,
  } as const;

  return Promise.resolve({
    keepsClientIds: false,
    deny: () => {
      isDenied = true;
    },
    open: () => ({
      session,
      transport: createChatbot({
        now: Date.now,
        ask: async ({ text }) => {
          allow();
          add(text, null);
          return Promise.resolve('bot-1');
        },
        read: async () => {
          allow();
          const items = asked.map((item) => ({ ...item }));
          for (const item of asked.slice(known))
            item.responseStr ??= `You asked: ${item.questionStr}`;
          return Promise.resolve(items);
        },
        pollMs: 5,
        answerMs: 500,
      }),
    }),
    badSession: () => ({ ...session, expiresAt: 0 }),
    texts: () =>
      asked.flatMap(({ questionStr, responseStr }) => [
        questionStr,
        ...(responseStr === null ? [] : [responseStr]),
      ]),
    close: () => Promise.resolve(),
  });
};

describeTransport('chatbot', openWorld);

it('the same question twice is two questions, each with its answer', async () => {
  const world = await openWorld({ messages: 0 });
  const { transport, session } = world.open();
  await transport.connect(session);
  const first = await transport.send(aDraft({ text: 'How long?' }));
  const second = await transport.send(aDraft({ text: 'How long?' }));

  expect([first.id, second.id]).toEqual(['q-1:q', 'q-2:q']);
  await transport.disconnect();
});

it('CHAT-23 a denied call ends the chat', async () => {
  const world = await openWorld({ messages: 0 });
  const { transport, session } = world.open();
  const ends: string[] = [];
  transport.subscribe((event) => {
    if (event.type === 'ended') ends.push(event.reason);
  });
  await transport.connect(session);
  world.deny();

  expect(await codeOf(transport.send(aDraft()))).toBe('ended');
  expect(ends).toEqual(['expired']);
  await transport.disconnect();
});
