import { chatModes } from '#store/chat/messages.ts';
import { selectChatMode } from '#store/chat/mode.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

jest.mock('#store/environment.ts', () => ({ isProduction: false }));

beforeEach(() => jest.useFakeTimers());

const at = (search: string) => locationChanged({ pathname: '/account/heloc/register', search });

it.each(chatModes.flatMap((mode) => [true, false].map((isOpen) => [mode, isOpen] as const)))(
  'QUERY-MODE outside production the address forces %s, with agents there: %s',
  async (mode, isOpen) => {
    const { store } = await startChat({ script: { readChatIsOpen: [isOpen] } });
    store.dispatch(at(`?mode=${mode}`));

    expect(selectChatMode(store.getState())).toBe(mode);
  },
);

it.each(['', '?mode=carrier-pigeon', '?mode='])(
  'QUERY-MODE forces nothing for an address with %j',
  async (search) => {
    const { store } = await startChat();
    store.dispatch(at(search));

    expect(selectChatMode(store.getState())).toBe('stream');
  },
);

it('QUERY-MODE CALL-CHAT-01 starts a chat of a forced kind as that kind', async () => {
  const { begin, api, store } = await startChat({
    script: { startAgentChat: [{ token: 't', omniProxyChannelId: 'c' }] },
  });
  store.dispatch(at('?mode=nice'));
  await begin();
  await pass(50);

  const start = api.calls.find(({ name }) => name === 'startAgentChat');
  expect(start?.params.body).toMatchObject({ chatMode: 'nice' });
});
