import { chatSagas } from '#sagas/chat/sagas.ts';
import type { Socket } from '#sagas/ports.ts';
import type { RootSaga } from '#sagas/root.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { draftTyped, preChatSubmitted, selectChat, sendRequested } from '#store/chat/slice.ts';
import { fakeOmni } from '#tests/support/fakes/fakeOmni.ts';
import { fakePorts, fakeStorage, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import type { Organisation } from '#store/org/organisation.ts';

import { whileOpen } from './aBrowser.ts';
import { startSaga } from './startSaga.ts';

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const deadSocket: Socket = {
  listen: () => undefined,
  send: () => undefined,
  close: () => undefined,
};

/** Runs the chat's sagas at a lender with available agents, with the omni-proxy in memory. */
export async function startChat({
  script = {},
  ports: overrides = {},
  organisation,
  omni = fakeOmni(),
  otherSagas = [],
}: {
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
  readonly ports?: Partial<FakePorts>;
  readonly organisation?: Organisation;
  /** The omni-proxy of an earlier page. */
  readonly omni?: ReturnType<typeof fakeOmni>;
  readonly otherSagas?: readonly RootSaga[];
} = {}) {
  const { token, conversation } = omni;
  const api = scriptedApi({
    readChatIsOpen: [true],
    readChatHours: [{ weekdays: [] }],
    startStreamChat: [{ providerUserToken: token, providerChannelId: conversation.channelId }],
    refreshChatToken: [{ token }],
    ...script,
  });
  let isOpen = true;
  const storage = overrides.local ?? fakeStorage();
  const openSocket = () => (isOpen ? omni.ports.openSocket() : deadSocket);
  const ports = fakePorts({
    api,
    chat: () => Promise.resolve({ ...omni.ports, openSocket }),
    ...overrides,
    local: whileOpen(storage, () => isOpen),
  });
  const started = startSaga([...chatSagas, ...otherSagas], {
    ports,
    ...(organisation && { organisation }),
  });
  const { store } = started;
  await pass(0);
  const chat = () => selectChat(store.getState());

  return {
    ...started,
    omni,
    api,
    chat,
    /** The browser's storage, which a later page has, too. */
    storage,
    /** Closes the page without notice. */
    close: () => {
      isOpen = false;
      omni.drop();
    },
    /** Returns the texts in the order of the list. Those being sent are in brackets. */
    shown: () => {
      const { ids, byId, outbox } = chat();
      return [
        ...ids.map((id) => byId[id]?.text),
        ...outbox.map(({ text, status }) => `[${status}] ${text}`),
      ];
    },
    say: (text: string) => {
      store.dispatch(draftTyped({ text }));
      store.dispatch(sendRequested());
    },
    /** Opens the chat and fills in the form. */
    begin: async () => {
      store.dispatch(chatOpened({ by: 'borrower' }));
      store.dispatch(preChatSubmitted({ name: 'Mira Tolland', email: 'mira@mail.example' }));
      await pass(50);
    },
  };
}
