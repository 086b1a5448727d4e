import { watchApplicationDraft } from '#sagas/drafts/applicationDraft.ts';
import { watchOtherTabs } from '#sagas/session/otherTabs.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { watchSupportDraft } from '#sagas/drafts/supportDraft.ts';
import { watchSession } from '#sagas/session/session.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { applicationOpened, screenTyped } from '#store/application/slice.ts';
import {
  identityAbsent,
  identityReceived,
  identityUnreached,
  loggedOut,
  logoutRequested,
} from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/slice.ts';
import { questionTyped } from '#store/support/actions.ts';
import { APPLICATION } from '#tests/support/sagas/following.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const MIRA = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const NOEL = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02';

/** A tab that hears what a test says, and remembers what it told. */
function open(who = identityReceived({ uuid: MIRA }) as { type: string }) {
  const listeners = new Set<(news: unknown) => void>();
  const told: unknown[] = [];
  const ports = fakePorts({
    otherTabs: {
      tell: (news) => void told.push(news),
      listen: (heard) => {
        listeners.add(heard);
        return () => void listeners.delete(heard);
      },
    },
  });
  ports.tokens.adopt('a.b.c');
  const { store } = startSaga(watchOtherTabs, { ports, before: [who] });
  store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
  return {
    store,
    ports,
    told,
    hear: (news: unknown) => {
      for (const heard of listeners) heard(news);
    },
    name: () => store.getState().registration.draft.name,
  };
}

describe('FT-26', () => {
  it('the other tabs hear who is here, and who logs out', () => {
    const { store, told } = open(identityAbsent());

    store.dispatch(identityReceived({ uuid: MIRA }));
    store.dispatch(logoutRequested());
    store.dispatch(loggedOut());

    expect(told).toEqual([
      { kind: 'signedIn', identityUuid: MIRA },
      { kind: 'loggedOut', identityUuid: MIRA },
    ]);
  });

  it.each([
    ['logged out in another', { kind: 'loggedOut', identityUuid: MIRA }, '/auth/login'],
    ['in as somebody else in another', { kind: 'signedIn', identityUuid: NOEL }, '/dashboard'],
  ])('%s: this tab stops at once, and shows nothing of A', (_what, news, to) => {
    const { hear, store, ports, name } = open();
    const handle = ports.vault.deposit('Copper!Kettle2026');

    hear(news);

    expect(store.getState().identity.session).toBe('signedOut');
    expect(name()).toBeNull();
    expect(ports.tokens.current()).toBeNull();
    expect(ports.vault.redeem(handle)).toBeNull();
    expect(ports.page.left).toEqual([to]);
  });

  it.each([
    ['logged out in another', { kind: 'loggedOut', identityUuid: MIRA }, '/auth/login'],
    ['in as somebody else in another', { kind: 'signedIn', identityUuid: NOEL }, '/dashboard'],
  ])('S5: %s, a tab that could not ask since its reload stops as well', (_what, news, to) => {
    const { hear, ports, name } = open(identityUnreached());
    ports.tokens.belongTo(MIRA);

    hear({ kind: 'signedIn', identityUuid: MIRA });
    hear({ kind: 'loggedOut', identityUuid: NOEL });
    expect(ports.page.left).toEqual([]);
    hear(news);

    expect(name()).toBeNull();
    expect(ports.tokens.current()).toBeNull();
    expect(ports.page.left).toEqual([to]);
  });

  it('the same person in another tab is no news', () => {
    const { hear, name, ports } = open();

    hear({ kind: 'signedIn', identityUuid: MIRA });

    expect(name()).not.toBeNull();
    expect(ports.page.left).toEqual([]);
  });

  it('somebody else logging out in another tab is no news', () => {
    const { hear, name, ports } = open();

    hear({ kind: 'loggedOut', identityUuid: NOEL });

    expect(name()).not.toBeNull();
    expect(ports.page.left).toEqual([]);
  });

  it('somebody who is not signed in goes on', () => {
    const { hear, name } = open(identityAbsent());

    hear({ kind: 'loggedOut', identityUuid: MIRA });

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
  ])('SC-19: %j is no news', (news) => {
    const { hear, name } = open();

    hear(news);

    expect(name()).not.toBeNull();
  });
});

/** Two tabs of one browser, each with the whole story of its session. */
async function openBoth() {
  const listeners: ((news: unknown) => void)[] = [];
  const local = fakeStorage();
  const tab = async (uuid: string, place: number) => {
    const api = scriptedApi({ readIdentity: [{ uuid }], readProfile: [{ uuid }] });
    const ports = fakePorts({
      api,
      local,
      otherTabs: {
        tell: (news) => listeners.forEach((heard, other) => other !== place && heard(news)),
        listen: (heard) => {
          listeners[place] = heard;
          return () => undefined;
        },
      },
    });
    ports.tokens.adopt('a.b.c');
    const { store } = startSaga([watchOtherTabs, watchSession], { ports });
    await jest.advanceTimersByTimeAsync(0);
    return { store, ports };
  };
  const mira = await tab(MIRA, 0);
  local.write('homeline.savedForm', 'sealed by whoever left for a sign-in page');
  return { mira, noel: await tab(NOEL, 1), local };
}

describe('FT-26, S2: whoever signs in while somebody else is in another tab', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays signed in when that tab stops, and loses nothing', async () => {
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

describe('FT-26, SC-11: what somebody has typed in a tab that stops', () => {
  const drafts = [storageKeys.applicationDraft, storageKeys.draft, storageKeys.question];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const keepers = [
    watchOtherTabs,
    watchRegistrationDraft,
    watchApplicationDraft,
    watchSupportDraft,
    watchDraftEnds,
  ];

  /** A tab of Mira's, with a draft of each kind at rest, or only just typed. */
  async function typing(restMs = 1_000) {
    let hear: (news: unknown) => void = () => undefined;
    const otherTabs = {
      tell: () => undefined,
      listen: (heard: (news: unknown) => void) => {
        hear = heard;
        return () => undefined;
      },
    };
    const ports = fakePorts({ otherTabs });
    const { store, stop } = startSaga(keepers, { ports });
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
    store.dispatch(questionTyped({ name: 'Mira Tolland' }));
    await jest.advanceTimersByTimeAsync(1_000);
    store.dispatch(identityReceived({ uuid: MIRA }));
    store.dispatch(applicationOpened({ uuid: APPLICATION }));
    store.dispatch(screenTyped({ screen: 'product/select', values: { amount: 48_250 } }));
    await jest.advanceTimersByTimeAsync(restMs);
    const kept = () =>
      [...ports.session.content.keys()].filter((key) => drafts.includes(key as never));
    return {
      store,
      kept,
      news: async (heard: unknown) => {
        hear(heard);
        await jest.advanceTimersByTimeAsync(1_000);
      },
      /** Another page of this tab, for whoever signs in there. */
      reopen: async (uuid: string) => {
        stop();
        const again = startSaga(keepers, { ports: fakePorts({ session: ports.session }) });
        again.store.dispatch(identityReceived({ uuid }));
        await jest.advanceTimersByTimeAsync(1_000);
        again.stop();
        const { registration, support } = again.store.getState();
        return [registration.draft.name?.firstName, support?.unsaved['name']];
      },
    };
  }

  it('stays, sealed, when somebody else is here, and opens for its owner alone', async () => {
    const { store, kept, news, reopen } = await typing();

    await news({ kind: 'signedIn', identityUuid: NOEL });

    expect(kept().sort()).toEqual(drafts);
    expect(store.getState().registration.draft.name).toBeNull();
    expect(await reopen(NOEL)).toEqual([undefined, undefined]);
    expect(await reopen(MIRA)).toEqual(['Mira', 'Mira Tolland']);
  });

  it('goes with a log-out of its owner in another tab', async () => {
    const { kept, news } = await typing();

    await news({ kind: 'loggedOut', identityUuid: MIRA });

    expect(kept()).toEqual([]);
  });

  it('goes while it is still sealed for whoever opens it', async () => {
    const { news, reopen } = await typing(0);

    await news({ kind: 'signedIn', identityUuid: NOEL });

    expect(await reopen(NOEL)).toEqual([undefined, undefined]);
  });
});
