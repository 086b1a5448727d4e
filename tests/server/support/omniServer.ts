import { omniSocket } from '#server/sandbox/chat/omniSocket.ts';
import { createUpgrades } from '#server/sandbox/chat/upgrades.ts';
import { createHttpServer } from '#server/host/listener.ts';
import { createWorld } from '#server/sandbox/world.ts';
import { readBrands } from '#server/host/brands.ts';
import { themePreview } from '#src/brand/themePreview.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';

import { listen } from './listen.ts';
import { anOmniClient } from './omniClient.ts';

export const START = {
  mode: 'stream',
  orgCode: 'HOMELINE',
  customerName: 'Morgan Reedway',
  email: 'morgan@demo.example',
  skill: 'FHEL',
  tag: 'heloc',
  welcome: 'Welcome.',
  agentId: null,
  signedInAs: null,
} as const;

const PATH = '/socket';
export const IDLE_MS = 400;
export const MAX_MESSAGES = 30;

/** Runs the chat's socket on its own server. The test file's hooks open and close it. */
export function openOmniServer() {
  let time = MORNING;
  const world = createWorld({
    brands: readBrands('public/brands').organisations,
    dataFile: ':memory:',
    speed: 1,
    now: () => time,
    styleOf: () => '',
    themePreview,
  });
  const { chats } = world;
  const limits = { warnMs: 60_000, messages: { most: MAX_MESSAGES, windowMs: 60_000 } };
  const upgrades = createUpgrades(world, [
    [PATH, omniSocket(world, limits)],
    ['/impatient', omniSocket(world, { ...limits, idleMs: IDLE_MS })],
  ]);
  const server = createHttpServer(
    (_request, response) => response.end(),
    (...request) => upgrades.upgrade(...request),
  );
  let address = '';

  beforeAll(async () => {
    address = `ws://127.0.0.1:${await listen(server)}`;
  });
  beforeEach(() => {
    time = MORNING;
    world.forget();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    upgrades.close();
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    world.database.close();
  });

  const connect = (path = PATH) => anOmniClient(address + path);

  return {
    world,
    chats,
    connect,
    /** A client whose server waits only IDLE_MS for its frames. */
    connectImpatiently: () => connect('/impatient'),
    setTime: (now: number) => {
      time = now;
    },
    /** Starts a conversation and a client that has joined it. */
    aChat: async (connected = connect) => {
      const { conversation, token, expiresAt } = chats.start(START);
      const client = await connected();
      const authorized = await client.authorize(conversation.channelId, token);
      const say = (clientMessageId: string, text = 'Hello') =>
        client.ask({ action: 'sendMessage', clientMessageId, text, attachmentIds: [] });
      return { conversation, token, expiresAt, client, authorized, say };
    },
  };
}
