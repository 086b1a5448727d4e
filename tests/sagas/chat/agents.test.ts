import { watchChatAgents } from '#sagas/chat/agents.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { openStatusReceived, selectChat } from '#store/chat/slice.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/startChat.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

jest.mock('#store/environment.ts', () => ({ isProduction: false }));

beforeEach(() => jest.useFakeTimers());

const AGENTS = [
  { chatId: 'agent-dana', name: 'Dana Whitlow' },
  { chatId: 'agent-marcus', name: null },
];

it.each([
  ['reads them once', [AGENTS], true, AGENTS, 1],
  ["knows none if the lender doesn't respond", [refused(503)], true, [], 2],
  ["doesn't read them for a visitor", [AGENTS], false, [], 0],
] as const)(
  'CHAT-04 CALL-CHAT-09 handles the agents outside production: %s',
  async (_what, answers, isSignedIn, agents, calls) => {
    const api = scriptedApi({ readChatAgents: [...answers] });
    const { store } = startSaga(watchChatAgents, { ports: fakePorts({ api }) });
    store.dispatch(openStatusReceived({ isAgentHours: true }));
    if (isSignedIn) store.dispatch(identityReceived({ uuid: IDENTITY }));

    for (let times = 0; times < 2; times += 1) {
      store.dispatch(chatOpened({ by: 'borrower' }));
      await pass(10);
    }

    expect(selectChat(store.getState()).agents).toEqual(agents);
    expect(api.names()).toHaveLength(calls);
  },
);

it('CHAT-04 reads the agents when the chat first opens, before its hours are known', async () => {
  const api = scriptedApi({ readChatAgents: [AGENTS] });
  const { store } = startSaga(watchChatAgents, { ports: fakePorts({ api }) });
  store.dispatch(identityReceived({ uuid: IDENTITY }));
  store.dispatch(chatOpened({ by: 'borrower' }));
  await pass(10);

  store.dispatch(openStatusReceived({ isAgentHours: true }));
  await pass(10);

  expect(selectChat(store.getState()).agents).toEqual(AGENTS);
});
