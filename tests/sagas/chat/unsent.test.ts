import { chatDraft, parseUnsent } from '#sagas/drafts/chatDraft.ts';
import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import {
  attachmentsAdded,
  draftTyped,
  endRequested,
  messageRetried,
  newChatRequested,
  selectChat,
  sendRequested,
} from '#store/chat/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { rootReducer } from '#store/index.ts';
import { fakeOmni } from '#tests/support/fakes/fakeOmni.ts';
import { fakePorts, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

const UPLOADED = {
  id: 'f-1',
  name: 'deed.pdf',
  contentType: 'application/pdf',
  size: 4,
  url: '/files/f-1',
};

/** Starts a chat whose page can close and open again in the same browser. */
async function aBrowserWithChat(options: Parameters<typeof startChat>[0] = {}) {
  const omni = options.omni ?? fakeOmni();
  const first = await startChat({ ...options, omni });
  await first.begin();
  const { clock, newId } = first.ports;
  const ports: Partial<FakePorts> = { local: first.storage, clock, newId };
  return {
    ...first,
    omni,
    /** Closes the page without notice and opens another: a reload, or a new tab after a crash. */
    reload: async (next: Parameters<typeof startChat>[0] = {}) => {
      first.close();
      return startChat({ ...options, ...next, omni, ports: { ...ports, ...next.ports } });
    },
  };
}

it('FT-90 sends what was written while the link was down after a reload, once and in order', async () => {
  const { omni, say, shown, reload } = await aBrowserWithChat();
  omni.state.isUp = false;
  omni.drop();
  for (let count = 1; count <= 18; count += 1) say(`Message ${count}`);
  await pass(100);
  expect(shown()).toHaveLength(18);

  const again = await reload();
  await pass(60_000);
  expect(again.chat().alert).toBe('reconnecting');
  expect(again.shown()).toHaveLength(18);
  omni.state.isUp = true;
  await pass(20_000);

  const all = Array.from({ length: 18 }, (_none, index) => `Message ${index + 1}`);
  expect(omni.texts()).toEqual(all);
  expect(again.shown()).toEqual(all);
});

it("FT-90 sends a message, and shows it as sending, once a reload can't lose it", async () => {
  let stored: () => void = () => undefined;
  const { cipher } = fakePorts();
  const waits = { ...cipher };
  const { omni, say, shown } = await aBrowserWithChat({ ports: { cipher: waits } });
  await pass(100);
  waits.encrypt = (text, owner) =>
    new Promise((resolve) => {
      stored = () => void cipher.encrypt(text, owner).then(resolve);
    });

  say('Hello');
  await pass(500);
  expect(shown()).toEqual(['[new] Hello']);
  // The first write stores what was typed.
  for (let write = 0; write < 3; write += 1) {
    stored();
    await pass(20);
  }

  expect(shown()).toEqual(['Hello']);
  expect(omni.texts()).toEqual(['Hello']);
});

it("FT-90 doesn't send a message twice whose acknowledgment was lost with its page", async () => {
  const { omni, say, reload, storage } = await aBrowserWithChat();
  omni.state.losesNextAck = true;
  say('Once');
  await pass(5);

  const again = await reload();
  await pass(5_000);

  expect([...storage.content.keys()]).toEqual(['homeline.chat']);
  expect(omni.texts()).toEqual(['Once']);
  expect(again.shown()).toEqual(['Once']);
});

it('FT-90 restores half-typed text and chosen files after a reload, and sends them', async () => {
  const { omni, store, ports, reload, chat } = await aBrowserWithChat({
    script: { uploadChatFile: [UPLOADED] },
  });
  const file = new File(['deed'], 'deed.pdf', { type: 'application/pdf' });
  const id = ports.files.add(file);
  store.dispatch(
    attachmentsAdded([{ id, name: file.name, contentType: file.type, size: file.size }]),
  );
  store.dispatch(draftTyped({ text: 'The deed, as' }));
  await pass(200);

  const again = await reload();
  await pass(100);
  expect(again.chat().draft).toEqual(chat().draft);
  again.store.dispatch(sendRequested());
  await pass(100);

  expect(omni.texts()).toEqual(['The deed, as']);
  const [upload] = again.api.calls.filter(({ name }) => name === 'uploadChatFile');
  const sent = upload?.params.body as { file: Blob } | undefined;
  await expect(sent?.file.text()).resolves.toBe('deed');
  expect(sent?.file.type).toBe('application/pdf');
  expect(omni.contents.size).toBe(0);
});

it('FT-93 keeps unsent messages in a chat that is over for a retry in the next one', async () => {
  const { omni, say, reload, storage } = await aBrowserWithChat();
  omni.state.isUp = false;
  omni.drop();
  say('Still there?');
  await pass(100);
  storage.remove('homeline.chat');
  omni.state.isUp = true;

  const again = await reload();
  await again.begin();
  await pass(1_000);
  expect(again.shown()).toEqual(['[failed] Still there?']);
  expect(omni.texts()).toEqual([]);
  again.store.dispatch(messageRetried({ clientId: again.chat().outbox[0]?.clientId ?? '' }));
  await pass(100);

  expect(omni.texts()).toEqual(['Still there?']);
});

it('FT-93 shows unsent messages of an ended chat again in the next one', async () => {
  const { omni, say, chat, shown, store, begin } = await aBrowserWithChat();
  omni.state.isUp = false;
  omni.drop();
  say('Still there?');
  await pass(100);
  store.dispatch(endRequested());
  await pass(20_000);
  expect(chat().phase).toBe('ended');

  omni.state.isUp = true;
  store.dispatch(newChatRequested());
  await begin();

  expect(shown()).toEqual(['[failed] Still there?']);
});

it('SC-11 leaves nothing unsent in the browser at log-out', async () => {
  const { omni, say, store, ports } = await aBrowserWithChat({ otherSagas: [watchDraftEnds] });
  omni.state.isUp = false;
  omni.drop();
  say('Private');
  await pass(100);
  expect([...ports.local.content.values()].join(' ')).toContain('Private');

  store.dispatch(loggedOut());
  await pass(100);

  expect([...ports.local.content.values()].join(' ')).not.toContain('Private');
});

const asked = (id: string, questionStr: string, createdDt: string) => ({
  questionId: id,
  questionStr,
  responseStr: 'About ten days.',
  createdDt,
});

it('FT-90 asks an offline question once after a reload', async () => {
  const earlier = asked('q-0', 'How long?', '2026-11-21T14:00:00Z');
  const script = { readChatIsOpen: [false], askChatbot: [{ conversationId: 'bot-1' }] };
  const { say, api, reload } = await aBrowserWithChat({
    script: { ...script, readChatbotHistory: [[earlier]] },
  });
  say('How long?');
  await pass(3_000);
  api.answer('askChatbot', [offline()]);
  api.answer('readChatbotHistory', [offline()]);
  say('How long?');
  await pass(3_000);

  const lost = asked('q-1', 'How long?', '2026-11-21T15:00:03Z');
  const again = await reload({ script: { ...script, readChatbotHistory: [[earlier, lost]] } });
  await pass(3_000);

  expect(again.api.names()).not.toContain('askChatbot');
  expect(again.chat().outbox).toEqual([]);
});

it.each([
  { stored: 'Is my rate', typed: 'Is my rate fixed?', box: 'Is my rate fixed?' },
  { stored: 'Is my rate fixed?', typed: 'Is my rate', box: 'Is my rate' },
  { stored: 'Is my rate fixed?', typed: 'And the fee?', box: 'Is my rate fixed?\nAnd the fee?' },
  { stored: 'Is my rate fixed?', typed: '', box: 'Is my rate fixed?' },
])(
  'S2 joins the stored draft "$stored" and the typed "$typed" to "$box"',
  ({ stored, typed, box }) => {
    const draft = (text: string) => ({ text, attachments: [] });
    const state = rootReducer(undefined, draftTyped({ text: typed }));

    const restored = chatDraft('chat').restored({ draft: draft(stored), outbox: [] }, state);

    expect(selectChat(restored.reduce(rootReducer, state)).draft).toEqual(draft(box));
  },
);

describe('what is stored unsent', () => {
  const empty = { text: '', attachments: [] };
  const deed = { id: 'f1', name: 'deed.pdf', contentType: 'application/pdf', size: 7 };
  const message = (clientId: string) => ({
    text: 'Is my rate fixed?',
    attachments: [],
    clientId,
    createdAt: '2026-11-21T15:00:00Z',
    chatStartedAt: null,
    status: 'new' as const,
    isUnsure: false,
  });

  it.each([
    ['only a text', { draft: { ...empty, text: 'Is my' }, outbox: [] }],
    ['only a file', { draft: { ...empty, attachments: [deed] }, outbox: [] }],
    ['only a message', { draft: empty, outbox: [message('m1')] }],
  ])('FT-90 reads %s', (_what, unsent) => {
    expect(parseUnsent(JSON.stringify(unsent))).toEqual(unsent);
  });

  it('FT-62 reads the messages next to a damaged one', () => {
    const outbox = [{ text: 7 }, message('m1')];

    expect(parseUnsent(JSON.stringify({ draft: 7, outbox }))).toEqual({
      draft: empty,
      outbox: [message('m1')],
    });
    expect(parseUnsent(JSON.stringify({ draft: empty, outbox: [7] }))).toBeNull();
  });

  it('S5 joins a locked draft with the later one: each file once, and the messages in order', () => {
    const draft = { text: 'The deed', attachments: [deed] };
    const photo = { ...deed, id: 'f2' };
    const later = { text: 'The deed, as', attachments: [deed, photo] };

    expect(
      chatDraft('chat').merge(
        { draft: later, outbox: [message('m2')] },
        { draft, outbox: [message('m1')] },
      ),
    ).toEqual({ draft: later, outbox: [message('m1'), message('m2')] });
  });
});
