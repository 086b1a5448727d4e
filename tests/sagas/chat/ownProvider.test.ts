import { createOmni } from '#sagas/chat/transports/omni.ts';
import type { ChatTransport, ProviderConfig } from '#sagas/chat/transports/transport.ts';
import { fakeOmni } from '#tests/support/fakes/fakeOmni.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

/** The package that a build brings with it, which a test sets. */
const mockPackage: {
  createTransport: ((config: ProviderConfig) => Promise<ChatTransport>) | undefined;
} = { createTransport: undefined };

jest.mock(
  '@chat-provider/extra',
  () => ({
    __esModule: true,
    get createTransport() {
      return mockPackage.createTransport;
    },
  }),
  { virtual: true },
);

beforeEach(() => jest.useFakeTimers());

function ofLender(type: 'stream' | 'twilio') {
  const { chat, ...organisation } = anOrganisation();
  return { ...organisation, chat: { ...chat, type, ownProvider: { connectTo: [] } } };
}

it('a brand with a chat provider of its own talks through it, as the user that the lender named', async () => {
  const omni = fakeOmni();
  const { token, conversation } = omni;
  const asked: ProviderConfig[] = [];
  mockPackage.createTransport = (config) => {
    asked.push(config);
    const { openSocket } = omni.ports;
    const upload = () => Promise.reject(new Error('No file'));
    return Promise.resolve(
      createOmni({ openSocket, socketUrl: '/own', newId: config.newId, upload }),
    );
  };
  const { begin, say, shown } = await startChat({
    omni,
    organisation: ofLender('stream'),
    script: {
      startStreamChat: [
        {
          providerUserToken: token,
          providerUserId: 'user-7',
          providerChannelId: conversation.channelId,
        },
      ],
    },
  });
  await begin();
  say('Hello');
  await pass(20);

  expect(asked).toMatchObject([{ mode: 'stream', providerUserId: 'user-7' }]);
  expect(shown()).toEqual(['Hello']);
});

it('without the provider in the build the chat says that it did not start', async () => {
  mockPackage.createTransport = undefined;
  const { begin, chat } = await startChat({ organisation: ofLender('stream') });
  await begin();
  await pass(10_000);

  expect(chat()).toMatchObject({ phase: 'prechat', alert: 'failed' });
});
