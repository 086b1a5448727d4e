import { watchApplicationDraft } from '#sagas/drafts/applicationDraft.ts';
import { watchOtherTabs } from '#sagas/session/otherTabs.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { watchSupportDraft } from '#sagas/drafts/supportDraft.ts';
import { watchSession } from '#sagas/session/session.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { applicationOpened, screenTyped } from '#store/application/core/slice.ts';
import {
  identityAbsent,
  identityReceived,
  identityFailed,
  loggedOut,
  logoutRequested,
} from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { questionTyped } from '#store/support/actions.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const MIRA = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const NOEL = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02';

/** Opens a tab that receives the test's messages and records its own. */
function open(who = identityReceived({ uuid: MIRA }) as { type: string }) {
  const listeners = new Set<(news: unknown) => void>();
  const messages: unknown[] = [];
  const ports = fakePorts({
    otherTabs: {
      post: (news) => void messages.push(news),
      listen: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  });
  ports.tokens.set('a.b.c');
  const { store } = startSaga(watchOtherTabs, { ports, before: [who] });
  store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
  return {
    store,
    ports,
    messages,
    receive: (news: unknown) => {
      for (const listener of listeners) listener(news);
    },
    name: () => store.getState().registration.answers.draft.name,
  };
}

describe('FT-26 messages between tabs', () => {
  it('names the user who signs in and the user who logs out in messages to other tabs', () => {
    const { store, messages } = open(identityAbsent());

    store.dispatch(identityReceived({ uuid: MIRA }));
    store.dispatch(logoutRequested());
    store.dispatch(loggedOut());

    expect(messages).toEqual([
      { kind: 'signedIn', identityUuid: MIRA },
      { kind: 'loggedOut', identityUuid: MIRA },
    ]);
  });

  it.each([
    ['a log-out in another tab', { kind: 'loggedOut', identityUuid: MIRA }, '/auth/login'],
    ['another user in another tab', { kind: 'signedIn', identityUuid: NOEL }, '/dashboard'],
  ])('stops this tab at once after %s, and shows nothing of A', (_what, news, to) => {
    const { receive, store, ports, name } = open();
    const handle = ports.vault.deposit('Copper!Kettle2026');

    receive(news);

    expect(store.getState().identity.session).toBe('signedOut');
    expect(name()).toBeNull();
    expect(ports.tokens.current()).toBeNull();
    expect(ports.vault.redeem(handle)).toBeNull();
    expect(ports.page.left).toEqual([to]);
  });

  it.each([
    ['a log-out in another tab', { kind: 'loggedOut', identityUuid: MIRA }, '/auth/login'],
    ['another user in another tab', { kind: 'signedIn', identityUuid: NOEL }, '/dashboard'],
  ])('S5: stops after %s a tab whose user is unverified since its reload', (_what, news, to) => {
    const { receive, ports, name } = open(identityFailed());
    ports.tokens.setOwner(MIRA);

    receive({ kind: 'signedIn', identityUuid: MIRA });
    receive({ kind: 'loggedOut', identityUuid: NOEL });
    expect(ports.page.left).toEqual([]);
    receive(news);

    expect(name()).toBeNull();
    expect(ports.tokens.current()).toBeNull();
    expect(ports.page.left).toEqual([to]);
  });

  it('ignores a sign-in of the same user in another tab', () => {
    const { receive, name, ports } = open();

    receive({ kind: 'signedIn', identityUuid: MIRA });

    expect(name()).not.toBeNull();
    expect(ports.page.left).toEqual([]);
  });

  it('ignores a log-out of another user in another tab', () => {
    const { receive, name, ports } = open();

    receive({ kind: 'loggedOut', identityUuid: NOEL });

    expect(name()).not.toBeNull();
    expect(ports.page.left).toEqual([]);
  });

  it('leaves a visitor where they are when a user logs out in another tab', () => {
    const { receive, name } = open(identityAbsent());

    receive({ kind: 'loggedOut', identityUuid: MIRA });

    expect(name()).not.toBeNull();
  });

  it.each([
    null,
    'loggedOut',
    {},
    { kind: 'other', identityUuid: NOEL },
    { kind: 'loggedOut' },
    { kind: 'signedIn' },
    { kind: 'signedIn', identityUuid: 7 },
  ])('SC-19: ignores messages in the form %j', (news) => {
    const { receive, name } = open();

    receive(news);

    expect(name()).not.toBeNull();
  });
});

/** Opens two tabs of one browser, each with all sagas of its session. */
async function openBoth() {
  const listeners: ((news: unknown) => void)[] = [];
  const local = fakeStorage();
  const tab = async (uuid: string, place: number) => {
    const api = scriptedApi({ readIdentity: [{ uuid }], readProfile: [{ uuid }] });
    const ports = fakePorts({
      api,
      local,
      otherTabs: {
        post: (news) => listeners.forEach((listener, other) => other !== place && listener(news)),
        listen: (listener) => {
          listeners[place] = listener;
          return () => undefined;
        },
      },
    });
    ports.tokens.set('a.b.c');
    const { store } = startSaga([watchOtherTabs, watchSession], { ports });
    await pass(0);
    return { store, ports };
  };
  const mira = await tab(MIRA, 0);
  local.write('homeline.savedForm', 'encrypted answers of another user');
  return { mira, noel: await tab(NOEL, 1), local };
}

describe('FT-26, S2: a user who signs in while another user is in another tab', () => {
  it('keeps a user signed in when the tab of another user stops, and loses nothing', async () => {
    const { mira, noel, local } = await openBoth();

    expect(mira.store.getState().identity.session).toBe('signedOut');
    expect(noel.store.getState().identity).toMatchObject({
      session: 'signedIn',
      identityUuid: NOEL,
    });
    expect(noel.ports.tokens.current()).not.toBeNull();
    expect(noel.ports.page.left).toEqual([]);
    expect(local.content.size).toBe(1);
  });
});

describe('FT-26, SC-11: the values typed in a tab that stops', () => {
  const drafts = [storageKeys.applicationDraft, storageKeys.draft, storageKeys.question];

  const draftSagas = [
    watchOtherTabs,
    watchRegistrationDraft,
    watchApplicationDraft,
    watchSupportDraft,
    watchDraftEnds,
  ];

  /** Opens Mira's tab with a draft of each kind, stored or just typed. */
  async function typing(restMs = 1_000) {
    let receive: (news: unknown) => void = () => undefined;
    const otherTabs = {
      post: () => undefined,
      listen: (listener: (news: unknown) => void) => {
        receive = listener;
        return () => undefined;
      },
    };
    const ports = fakePorts({ otherTabs });
    const { store, stop } = startSaga(draftSagas, { ports });
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
    store.dispatch(questionTyped({ name: 'Mira Tolland' }));
    await pass(1_000);
    store.dispatch(identityReceived({ uuid: MIRA }));
    store.dispatch(applicationOpened({ uuid: APPLICATION }));
    store.dispatch(screenTyped({ screen: 'productSelect', values: { amount: 48_250 } }));
    await pass(restMs);
    const storedKeys = () =>
      [...ports.session.content.keys()].filter((key) => drafts.includes(key as never));
    return {
      store,
      storedKeys,
      news: async (listener: unknown) => {
        receive(listener);
        await pass(1_000);
      },
      /** Opens another page of this tab for the user who signs in there. */
      reopen: async (uuid: string) => {
        stop();
        const again = startSaga(draftSagas, { ports: fakePorts({ session: ports.session }) });
        again.store.dispatch(identityReceived({ uuid }));
        await pass(1_000);
        again.stop();
        const { registration, shell } = again.store.getState();
        return [registration.answers.draft.name?.firstName, shell.support?.unsaved['name']];
      },
    };
  }

  it('keeps typed values encrypted when another user signs in, and opens them only for their owner', async () => {
    const { store, storedKeys, news, reopen } = await typing();

    await news({ kind: 'signedIn', identityUuid: NOEL });

    expect(storedKeys().sort()).toEqual(drafts);
    expect(store.getState().registration.answers.draft.name).toBeNull();
    expect(await reopen(NOEL)).toEqual([undefined, undefined]);
    expect(await reopen(MIRA)).toEqual(['Mira', 'Mira Tolland']);
  });

  it('removes typed values when their owner logs out in another tab', async () => {
    const { storedKeys, news } = await typing();

    await news({ kind: 'loggedOut', identityUuid: MIRA });

    expect(storedKeys()).toEqual([]);
  });

  it('removes typed values that are still being encrypted', async () => {
    const { news, reopen } = await typing(0);

    await news({ kind: 'signedIn', identityUuid: NOEL });

    expect(await reopen(NOEL)).toEqual([undefined, undefined]);
  });
});
