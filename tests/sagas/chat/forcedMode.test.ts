import { locationChanged } from '#store/shell/slice.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

jest.mock('#store/environment.ts', () => ({ isProduction: false }));

beforeEach(() => jest.useFakeTimers());

it('QUERY-MODE CALL-CHAT-01 starts a chat of a forced kind as that kind', async () => {
  const { begin, api, store } = await startChat({
    script: { startAgentChat: [{ token: 't', omniProxyChannelId: 'c' }] },
  });
  store.dispatch(locationChanged({ pathname: '/account/heloc/register', search: '?mode=nice' }));
  await begin();
  await pass(50);

  const start = api.calls.find(({ name }) => name === 'startAgentChat');
  expect(start?.params.body).toMatchObject({ chatMode: 'nice' });
});
