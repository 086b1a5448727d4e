import { openChatbotWorld } from '#tests/support/chat/chatbotWorld.ts';

import { aDraft, codeOf, describeTransport, Follower, until } from './contractSuite.ts';

describeTransport('chatbot', openChatbotWorld);

it('treats the same question twice as two questions, each with its answer', async () => {
  const world = await openChatbotWorld({ messages: 0 });
  const follower = new Follower(world.open());
  await follower.connect();
  const first = await follower.transport.send(aDraft({ text: 'How long?' }));
  const second = await follower.transport.send(aDraft({ text: 'How long?' }));

  expect(first.id).not.toBe(second.id);
  expect([first.order, second.order]).toEqual([0, 2]);
  expect(follower.list().map(({ author }) => author)).toEqual(['me', 'bot', 'me', 'bot']);
  await follower.leave();
  await world.close();
});

it('CHAT-23 ends the chat after a denied call', async () => {
  const world = await openChatbotWorld({ messages: 2 });
  const follower = new Follower(world.open());
  await follower.connect();
  world.end();

  expect(await codeOf(follower.transport.send(aDraft()))).toBe('ended');
  await until(() => follower.of('ended').length > 0);
  expect(follower.of('ended').map(({ reason }) => reason)).toEqual(['expired']);
  await follower.leave();
  await world.close();
});
