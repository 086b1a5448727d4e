import { watchOtherTabs } from '#sagas/otherTabs.ts';
import { identityAbsent, identityReceived, loggedOut } from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/slice.ts';
import { fakePorts } from '#tests/support/fakePorts.ts';
import { startSaga } from '#tests/support/startSaga.ts';

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
  it('the other tabs hear who is here, and that nobody is', () => {
    const { store, told } = open(identityAbsent());

    store.dispatch(identityReceived({ uuid: MIRA }));
    store.dispatch(loggedOut());

    expect(told).toEqual([{ kind: 'signedIn', identityUuid: MIRA }, { kind: 'loggedOut' }]);
  });

  it.each([
    ['logged out in another', { kind: 'loggedOut' }, '/auth/login'],
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

  it('the same person in another tab is no news', () => {
    const { hear, name, ports } = open();

    hear({ kind: 'signedIn', identityUuid: MIRA });

    expect(name()).not.toBeNull();
    expect(ports.page.left).toEqual([]);
  });

  it('somebody who is not signed in goes on', () => {
    const { hear, name } = open(identityAbsent());

    hear({ kind: 'loggedOut' });

    expect(name()).not.toBeNull();
  });

  it.each([
    null,
    'loggedOut',
    {},
    { kind: 'other' },
    { kind: 'signedIn' },
    { kind: 'signedIn', identityUuid: 7 },
  ])('SC-19: %j is no news', (news) => {
    const { hear, name } = open();

    hear(news);

    expect(name()).not.toBeNull();
  });
});
