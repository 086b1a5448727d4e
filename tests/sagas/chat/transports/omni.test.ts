import { randomUUID } from 'node:crypto';

import type { WebSocket } from 'ws';

import { createOmni } from '#sagas/chat/transports/omni.ts';
import { createHttpServer } from '#server/host/listener.ts';
import { readBrands } from '#server/host/brands.ts';
import { omniSocket } from '#server/sandbox/chat/omniSocket.ts';
import type { SocketRoute } from '#server/sandbox/chat/socketRoute.ts';
import { createUpgrades } from '#server/sandbox/chat/upgrades.ts';
import { createWorld } from '#server/sandbox/world.ts';
import { themePreview } from '#src/brand/themePreview.ts';
import { openNodeSocket } from '#tests/support/chat/nodeSocket.ts';
import { listen } from '#tests/server/support/listen.ts';

import {
  aDraft,
  codeOf,
  describeTransport,
  Follower,
  until,
  type SetUpTransport,
} from './contractSuite.ts';

const nonsense = ['no JSON', '[]', '{"type":"sung"}', '{"type":"message","seq":"one"}'];

const openWorld = async ({ messages }: Parameters<SetUpTransport>[0]) => {
  const world = createWorld({
    brands: readBrands('public/brands').organisations,
    dataFile: ':memory:',
    speed: 1,
    styleOf: () => '',
    themePreview,
  });
  const { chats } = world;
  const { conversation, token, expiresAt } = chats.start({
    mode: 'stream',
    orgCode: 'LARKMERE',
    customerName: 'Rosa Lind',
    email: 'rosa@mail.example',
    skill: 'White Label',
    tag: 'heloc',
    welcome: '',
    agentId: null,
    signedInAs: null,
  });
  const say = (text: string) =>
    void chats.say(conversation, { author: 'agent', authorName: 'Dana Ruiz', text });
  for (let number = 1; number <= messages; number += 1) say(`Message ${number}`);

  const route = omniSocket(world);
  const sockets = new Set<WebSocket>();
  const noting: SocketRoute = {
    ...route,
    serve(socket, request) {
      sockets.add(socket);
      route.serve(socket, request);
    },
  };
  const upgrades = createUpgrades(world, [['/socket', noting]]);
  const server = createHttpServer(
    (_request, response) => response.end(),
    (...request) => upgrades.upgrade(...request),
  );
  const socketUrl = `ws://127.0.0.1:${await listen(server)}/socket`;
  const session = {
    mode: 'stream',
    token,
    expiresAt,
    conversationId: conversation.channelId,
    displayName: 'Rosa Lind',
  } as const;

  return {
    conversation,
    open: () => ({
      session,
      transport: createOmni({
        openSocket: openNodeSocket,
        socketUrl,
        filesBase: 'http://127.0.0.1/',
        newId: randomUUID,
        upload: async ({ name, contentType, data }) =>
          chats.addFile(conversation, {
            name,
            contentType,
            content: new Uint8Array(await data.arrayBuffer()),
          }),
        answerMs: 2_000,
        pongMs: 200,
      }),
    }),
    badSession: () => ({ ...session, token: 'opens nothing' }),
    texts: () =>
      conversation.log.flatMap((event) => (event.type === 'message' ? [event.message.text] : [])),
    say,
    end: () => chats.end(conversation, 'agent'),
    newToken: () => chats.renew(token) ?? { token, expiresAt },
    dropLinks: () => conversation.failures.drop(),
    refuseLinks: (refuses: boolean) => conversation.failures.refuse(refuses),
    loseNextAnswer: () => conversation.failures.loseNextAck(),
    sayNonsense: () => {
      for (const frame of nonsense) for (const socket of sockets) socket.send(frame);
    },
    silence: (isSilent: boolean) => conversation.failures.silence(isSilent),
    close: async () => {
      upgrades.close();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      world.database.close();
    },
  };
};

describeTransport('omni', openWorld);

describe('what the socket does by itself', () => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  let follower: Follower;

  beforeEach(async () => {
    world = await openWorld({ messages: 2 });
    follower = new Follower(world.open());
    await follower.connect();
  });
  afterEach(async () => {
    await follower.leave();
    await world.close();
  });

  it('FT-91 treats a half-open link as dead after a ping without a pong', async () => {
    world.silence(true);

    expect(await codeOf(follower.transport.ping())).toBe('offline');
    expect(follower.of('connection')).toMatchObject([{ state: 'lost' }]);
  });

  it('stores a message only once when it is sent again after a lost response', async () => {
    const draft = aDraft();
    world.loseNextAnswer();
    expect(await codeOf(follower.transport.send(draft))).toBe('ambiguous');
    await until(() => follower.list().some(({ clientId }) => clientId === draft.clientId));

    const stored = await follower.transport.send(draft);

    expect(world.texts().filter((text) => text === draft.text)).toHaveLength(1);
    expect(stored.clientId).toBe(draft.clientId);
  });

  it('reads back a gap of more missed events than are sent one by one', async () => {
    world.refuseLinks(true);
    world.dropLinks();
    for (let number = 0; number < 220; number += 1) world.say(`Missed ${number}`);
    world.refuseLinks(false);
    await until(() => follower.messages.size === world.texts().length);

    expect(follower.texts()).toEqual(world.texts());
    expect(follower.of('gap').length).toBeGreaterThan(0);
  });
});
