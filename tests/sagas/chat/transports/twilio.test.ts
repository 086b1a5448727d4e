import '#tests/support/chat/browserNetwork.ts';

import { Client, Conversation } from '@twilio/conversations';

import type { HistoryPage } from '#store/chat/messages.ts';
import { openTwilioWorld } from '#tests/support/chat/twilioWorld.ts';
import { samples } from '#tests/support/samples.ts';

import {
  aDraft,
  codeOf,
  describeTransport,
  Follower,
  pause,
  timers,
  until,
} from './contractSuite.ts';

describeTransport('twilio', openTwilioWorld);

/** Counts the listeners of every client and conversation used from here on. */
function countedListeners(): () => number {
  const on = [
    jest.spyOn(Client.prototype, 'on'),
    jest.spyOn(Conversation.prototype, 'on'),
  ] as const;
  return () => {
    const emitters = new Set(on.flatMap(({ mock }): unknown[] => mock.contexts)) as Set<Client>;
    const names = (one: Client) => one.eventNames() as Parameters<Client['listenerCount']>[0][];
    return [...emitters].reduce(
      (sum, one) => sum + names(one).reduce((own, name) => own + one.listenerCount(name), 0),
      0,
    );
  };
}

describe('what the package does by itself', () => {
  let world: Awaited<ReturnType<typeof openTwilioWorld>>;
  const followers: Follower[] = [];

  const follow = () => {
    const follower = new Follower(world.open());
    followers.push(follower);
    return follower;
  };
  const arrange = async (order: Parameters<typeof openTwilioWorld>[0] = {}) => {
    world = await openTwilioWorld(order);
    const follower = follow();
    await follower.connect();
    return { follower, transport: follower.transport };
  };

  afterEach(async () => {
    await Promise.all(followers.splice(0).map((follower) => follower.leave()));
    await world.close();
  });

  it('reports a gap when the link comes back, whatever states it went through', async () => {
    const { follower } = await arrange();

    world.stopListening(true);
    world.dropLinks();
    await until(() => world.refusedLinks() > 0);
    world.stopListening(false);
    await until(() => follower.states().includes('connected'));

    expect(follower.events.map((event) => ('state' in event ? event.state : event.type))).toEqual([
      'reconnecting',
      'gap',
      'connected',
    ]);
  });

  it('includes in the newest page what was said during an outage', async () => {
    const { follower, transport } = await arrange({ messages: 30 });

    const atOnce = new Promise<HistoryPage>((resolve) => {
      transport.subscribe((event) => {
        if (event.type === 'gap') resolve(transport.history(null, 20));
      });
    });

    world.dropLinks();
    for (let number = 1; number <= 25; number += 1) world.say(`Missed ${number}`);
    const page = await atOnce;

    expect(page.messages.at(-1)?.text).toBe('Missed 25');
    await until(() => follower.texts().includes('Missed 1'));
  });

  it('drops the link when its token ends, and reconnects with a new one', async () => {
    const { follower, transport } = await arrange();
    const { token, expiresAt } = world.newToken();
    const kept = world.conversation.tokens.get(token) ?? 0;

    world.conversations.expireTokens(world.conversation);
    world.conversation.tokens.set(token, kept);
    await until(() => follower.of('token').length > 0);
    await transport.updateToken(token, expiresAt);
    world.say('Back again');
    await until(() => follower.texts().includes('Back again'));

    expect(follower.of('token')).toEqual([{ type: 'token', state: 'expired' }]);
    expect(follower.states()).toEqual(['reconnecting', 'connected']);
  });

  it('warns of a token that is about to end', async () => {
    const { follower } = await arrange();

    world.conversations.warnOfExpiry(world.conversation, Date.now() + 180_000);

    await until(() => follower.of('token').some(({ state }) => state === 'expiring'));
  });

  it('denies a bad new token', async () => {
    const { transport } = await arrange();

    expect(await codeOf(transport.updateToken('nobody-gave-this', 0))).toBe('denied');
  });

  it('denies a token that ended in an outage, and continues with a new one on the same client', async () => {
    const { follower, transport } = await arrange({ messages: 2 });
    const { session } = world.open();

    world.conversations.expireTokens(world.conversation);
    world.dropLinks();
    await until(() => follower.states().includes('denied'));
    world.say('Missed');
    // The provider's own token, because ours can't renew an expired one.
    const token = 'a-new-token';
    world.conversation.tokens.set(token, Date.now() + 60_000);
    const snapshot = await transport.connect({ ...session, token });

    expect(snapshot.newest?.messages).toHaveLength(3);
    expect(follower.states()).toEqual(['reconnecting', 'denied', 'reconnecting', 'connected']);
  });

  it('finds a half-open link by a ping, and replaces it when a new token comes', async () => {
    const { follower, transport } = await arrange({ limits: { pong: 200 } });

    await expect(transport.ping()).resolves.toBeUndefined();
    world.conversation.failures.silence(true);
    // The package caches a response for half a second.
    await pause(600);
    expect(await codeOf(transport.ping())).toBe('offline');
    world.conversation.failures.silence(false);
    const { token, expiresAt } = world.newToken();
    await transport.updateToken(token, expiresAt);
    world.say('Hello?');

    await until(() => follower.texts().includes('Hello?'));
    expect(follower.of('token')).toEqual([{ type: 'token', state: 'expired' }]);
  });

  it('keeps one link when it joins again', async () => {
    const { follower } = await arrange({ messages: 1 });

    await follower.connect();

    expect(world.links()).toBe(1);
  });

  it('reports a start that is dropped at once as offline, not as denied', async () => {
    world = await openTwilioWorld({ messages: 1 });
    world.refuseLinks(true);
    const { transport, session } = world.open();

    expect(await codeOf(transport.connect(session))).toBe('offline');
    world.refuseLinks(false);
    await expect(transport.connect(session)).resolves.toMatchObject({ end: null });

    await transport.disconnect();
  });

  it('lets a page leave while its start has no response', async () => {
    world = await openTwilioWorld({ messages: 1 });
    world.conversation.failures.silence(true);
    const { transport, session } = world.open();

    const connecting = codeOf(transport.connect(session));
    await until(() => world.links() > 0);
    await transport.disconnect();

    expect(await connecting).toBe('offline');
  });

  it('leaves no link, timer or listener behind after a few breaks, and loses nothing', async () => {
    const timersBefore = timers();
    const counted = countedListeners();
    const { follower, transport } = await arrange({ messages: 1 });
    const live = counted();
    const breaks = samples(20);
    for (let number = 1; number <= breaks; number += 1) {
      world.dropLinks();
      world.say(`Break ${number}`);
      const isBack = () =>
        follower.states().filter((state) => state === 'connected').length >= number;
      await until(isBack);
    }
    await until(() => follower.messages.size === world.texts().length);

    expect(follower.texts()).toEqual(world.texts());
    expect(world.openLinks()).toBe(1);
    expect(counted()).toBe(live);
    await transport.disconnect();
    expect(counted()).toBeLessThan(live);
    await until(() => world.openLinks() === 0);
    await until(() => timers() <= timersBefore);
  });

  it('names participants who join, type and leave', async () => {
    const { follower, transport } = await arrange({ limits: { typing: 300 } });
    const { conversation, conversations } = world;

    conversations.join(conversation, 'Dana Ruiz');
    await until(() => follower.of('participant').length === 1);
    conversations.typeAsAgent(conversation, true);
    await until(() => follower.of('typing').length === 2);
    transport.typing('My account');
    await until(() => conversation.preview !== '');
    world.say('How can I help?');
    const other = follow();
    const { agentName } = await other.connect();
    conversations.leave(conversation);
    await until(() => follower.of('participant').length === 2);

    const name = 'Dana Ruiz';
    expect(agentName).toBe(name);
    expect(follower.of('participant').map((event) => [event.change, event.name])).toEqual([
      ['joined', name],
      ['left', name],
    ]);
    expect(follower.of('typing').map((event) => [event.active, event.name])).toEqual([
      [true, name],
      [false, name],
    ]);
    expect(conversation.preview).not.toContain('account');
    expect(other.list().at(-1)).toMatchObject({ author: 'agent', authorName: name });
  });

  it('keeps the name of an agent who has left on earlier messages', async () => {
    world = await openTwilioWorld({ messages: 1 });
    const follower = follow();

    await follower.connect();

    expect(follower.list()[0]).toMatchObject({ author: 'agent', authorName: 'Dana Ruiz' });
  });

  it('shows a system message of the lender without a name', async () => {
    const { follower } = await arrange();

    world.conversations.say(world.conversation, { author: 'system', text: 'Please hold.' });
    await until(() => follower.messages.size === 1);

    expect(follower.list()[0]).toMatchObject({ author: 'system', text: 'Please hold.' });
    expect(follower.list()[0]).not.toHaveProperty('authorName');
  });

  it('shows a message from another tab as mine', async () => {
    const { follower } = await arrange();
    const other = follow();
    await other.connect();
    const draft = aDraft();

    const stored = await other.transport.send(draft);
    await until(() => follower.messages.size === 1);

    expect(follower.list()[0]).toMatchObject({ ...stored, sentAt: expect.any(String) });
  });

  it('fails only the message whose file is too large', async () => {
    const { transport } = await arrange();
    const data = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
    const file = { id: '1', name: 'long.mp4', contentType: 'video/mp4', size: data.size, data };

    expect(await codeOf(transport.send(aDraft({ attachments: [file] })))).toBe('too-large');
    await expect(transport.send(aDraft())).resolves.toMatchObject({ order: 0 });
  });

  it('fails only the message whose file gets no response while the link is up', async () => {
    const { transport } = await arrange();
    const data = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const file = { id: '1', name: 'deed.pdf', contentType: data.type, size: data.size, data };

    world.loseFiles(true);
    expect(await codeOf(transport.send(aDraft({ attachments: [file] })))).toBe('fault');
    await expect(transport.send(aDraft())).resolves.toMatchObject({ order: 0 });
  });

  it('tells the provider what the borrower read', async () => {
    const { transport } = await arrange({ messages: 3 });

    await transport.markRead(1);

    expect(world.conversation.readUpTo).toBe(2);
  });
});
