import { createOmni } from '#sagas/chat/transports/omni.ts';
import {
  ChatError,
  type ChatEvent,
  type ChatTransport,
  type ProviderConfig,
} from '#sagas/chat/transports/transport.ts';
import type { Capabilities } from '#store/chat/messages.ts';
import { conversationStarted, draftTyped } from '#store/chat/slice.ts';
import { fakeOmni } from '#tests/support/fakes/fakeOmni.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

/** The package that a build can include. The tests set it. */
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

const FILES = 'https://files.example/';

beforeEach(() => jest.useFakeTimers());

type Script = NonNullable<NonNullable<Parameters<typeof startChat>[0]>['script']>;

function ofLender(type: 'stream' | 'twilio' | 'nice') {
  const { chat, ...organisation } = anOrganisation();
  const surveyUrl = 'https://survey.example/chat';
  return { ...organisation, chat: { ...chat, type, surveyUrl, ownProvider: { connectTo: [] } } };
}

it('connects through a brand’s own chat provider, as the user that the lender named', async () => {
  const omni = fakeOmni();
  const { token, conversation } = omni;
  const asked: ProviderConfig[] = [];
  mockPackage.createTransport = (config) => {
    asked.push(config);
    const { openSocket } = omni.ports;
    const upload = () => Promise.reject(new Error('No file'));
    return Promise.resolve(
      createOmni({ openSocket, socketUrl: '/own', filesBase: FILES, newId: config.newId, upload }),
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
          customerId: 'customer-7',
          threadId: 'thread-7',
          providerChannelId: conversation.channelId,
        },
      ],
    },
  });
  await begin();
  say('Hello');
  await pass(20);

  expect(asked).toMatchObject([
    {
      mode: 'stream',
      providerUserId: 'user-7',
      customerId: 'customer-7',
      threadId: 'thread-7',
    },
  ]);
  expect(shown()).toEqual(['Hello']);
});

it("says that the chat didn't start when the build lacks the provider", async () => {
  mockPackage.createTransport = undefined;
  const { begin, chat } = await startChat({ organisation: ofLender('stream') });
  await begin();
  await pass(10_000);

  expect(chat()).toMatchObject({ phase: 'prechat', alert: 'failed' });
});

it('FT-68 keeps text in the box that is written before a provider’s code, which never loads', async () => {
  mockPackage.createTransport = undefined;
  const { begin, say, chat, actions } = await startChat({ organisation: ofLender('stream') });
  const beginning = begin();
  say('Hello');
  await beginning;
  say('Hello');
  await pass(10_000);

  expect(chat()).toMatchObject({ phase: 'prechat', outbox: [], draft: { text: 'Hello' } });
  expect(actions.some(conversationStarted.match)).toBe(false);
});

/** A provider that reconnects by itself. The test controls its events and responses. */
async function selfReconnecting(
  can: Partial<Capabilities> = {},
  { type = 'stream', script = {} }: { type?: 'stream' | 'nice'; script?: Script } = {},
) {
  const omni = fakeOmni();
  const listeners = new Set<(event: ChatEvent) => void>();
  const state = {
    pings: 0,
    isDead: false,
    losesHistory: false,
    losesSends: false,
    typed: [] as string[],
  };
  const lost = () => Promise.reject(new ChatError('offline', 'No answer'));
  mockPackage.createTransport = ({ newId }) => {
    const { openSocket } = omni.ports;
    const own = createOmni({
      openSocket,
      socketUrl: '/own',
      filesBase: FILES,
      newId,
      upload: lost,
    });
    return Promise.resolve({
      ...own,
      capabilities: { ...own.capabilities, reconnectsItself: true, ...can },
      typing: (preview) => void state.typed.push(preview),
      subscribe(listener) {
        listeners.add(listener);
        return own.subscribe(listener);
      },
      ping() {
        state.pings += 1;
        return state.isDead ? lost() : own.ping();
      },
      send: (draft) => (state.losesSends ? lost() : own.send(draft)),
      history: (before, limit) => (state.losesHistory ? lost() : own.history(before, limit)),
    });
  };
  const started = await startChat({ omni, organisation: ofLender(type), script });
  await started.begin();
  const emit = (event: ChatEvent) => {
    for (const listener of listeners) listener(event);
  };
  return { ...started, state, emit };
}

it('FT-91 asks a self-reconnecting provider every ten seconds and on return whether its link is up', async () => {
  const { state, ports, chat } = await selfReconnecting();
  await pass(20_000);
  expect(state.pings).toBe(2);

  state.isDead = true;
  ports.page.show(true);
  await pass(10_100);

  expect(state.pings).toBe(4);
  expect(chat().connection).toBe('connected');
});

it('FT-90 shows that a catch-up fails until it has worked, though the link is up again', async () => {
  const { state, emit, chat, omni, shown } = await selfReconnecting();
  state.losesHistory = true;
  omni.state.losesFrames = 1;
  omni.say('Missed');
  emit({ type: 'connection', state: 'reconnecting' });
  emit({ type: 'gap' });
  emit({ type: 'connection', state: 'connected' });
  await pass(6_000);
  expect(chat()).toMatchObject({ alert: 'reconnecting', connection: 'connected' });

  state.losesHistory = false;
  await pass(10_000);

  expect(chat().alert).toBeNull();
  expect(shown()).toEqual(['Missed']);
});

it('FT-90 sends what a self-reconnecting provider lost while its link was down over the next one', async () => {
  const { state, emit, say, omni, shown } = await selfReconnecting();
  state.losesSends = true;
  emit({ type: 'connection', state: 'reconnecting' });
  say('Still there?');
  await pass(100);
  expect(shown()).toEqual(['[queued] Still there?']);

  state.losesSends = false;
  emit({ type: 'connection', state: 'connected' });
  await pass(2_000);

  expect(shown()).toEqual(['Still there?']);
  expect(omni.texts()).toEqual(['Still there?']);
});

it("FT-90 shows a gap without a break that can't be read, too", async () => {
  const { state, emit, chat } = await selfReconnecting();
  state.losesHistory = true;
  emit({ type: 'gap' });
  await pass(3_000);

  expect(chat().alert).toBe('reconnecting');
});

it.each([
  [true, ['My number is •••••••••', '']],
  [false, ['…', '']],
])(
  'tells the provider what the borrower types, with typing previews %s (chat.md 2)',
  async (typingPreview, typed) => {
    const { store, state } = await selfReconnecting({ typingPreview });
    store.dispatch(draftTyped({ text: 'My number is 123456789' }));
    await pass(3_000);
    store.dispatch(draftTyped({ text: '' }));
    await pass(3_000);

    expect(state.typed).toEqual(typed);
  },
);

it.each([
  [true, 'https://survey.example/chat?contactId=contact-7'],
  [false, null],
])('CHAT-09 looks the survey up when the provider has one, %s', async (survey, surveyUrl) => {
  const answer = { token: 't-7', conversationSid: 'CH7', omniProxyChannelId: 'omni-7' };
  const { emit, chat, api } = await selfReconnecting(
    { survey },
    {
      type: 'nice',
      script: { startAgentChat: [answer], readWebChatInfo: [{ contactId: 'contact-7' }] },
    },
  );
  emit({ type: 'ended', reason: 'agent', surveyUrl: null });
  await pass(100);

  expect(chat().end).toEqual({ reason: 'agent', surveyUrl });
  expect(api.names().filter((name) => name === 'readWebChatInfo')).toHaveLength(survey ? 1 : 0);
});
