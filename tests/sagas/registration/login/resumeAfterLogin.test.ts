import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectChain } from '#store/registration/flow.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import {
  LOGIN_INFO,
  LENDER,
  pass,
  leave,
  comeBack,
  NO_MATCH,
  LEFT_EARLY,
} from '#tests/support/sagas/lenderSignIn.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import '#tests/support/sagas/fakeTime.ts';

type Saved = Readonly<Record<'savedAt' | 'savedHereAt', number>>;

describe('SUBMIT-09, REG-MISC-01: leaving for the lender’s sign-in page', () => {
  it('goes where the response says, and stores the answers with the nonce', async () => {
    const { ports, local, nonce, call } = await leave();

    expect(ports.page.left).toEqual([LENDER]);
    expect(call?.params.query).toMatchObject({ displayConsentsWithMfa: 'true' });
    expect(call?.params.body).toMatchObject({ returnTo: `${LOGIN_INFO}?utm_source=mail` });
    expect(JSON.parse(local.read(storageKeys.savedForm) ?? '')).toEqual([
      expect.objectContaining({ nonce, formState: expect.any(String) }),
    ]);
  });

  it('leaves no submitting form for the browser that comes back to it', async () => {
    const { store } = await leave();

    expect(selectChain(store.getState()).status).toBe('away');
    expect(store.getState().shell.processingMessage).toBeNull();
  });
});

describe('REG-MISC-02, A-20: coming back with the nonce', () => {
  it('shows a loader until the lender has responded about the identity', async () => {
    const left = await leave();
    const { store, signIn } = comeBack(left, `externalStateNonce=${left.nonce}`);
    await pass(1_000);
    expect(store.getState().shell.activities).toEqual(['signIn']);

    await signIn();

    expect(store.getState().shell.activities).toEqual([]);
  });

  it('continues the chain after the registration, once', async () => {
    const left = await leave();
    const { api, store, signIn } = comeBack(left, `externalStateNonce=${left.nonce}`);

    await signIn();

    expect(api.names()).not.toContain('registerWithBroker');
    expect(api.names()).not.toContain('savePhone');
    expect(api.names().filter((name) => name === 'createApplication')).toHaveLength(1);
    expect(selectChain(store.getState()).applicationUuid).toBe(APPLICATION);
  });

  it('works in another tab, whose session storage is empty', async () => {
    const { nonce, local } = await leave();
    const tab = comeBack({ session: fakeStorage(), local }, `externalStateNonce=${nonce}`);

    await tab.signIn();

    expect(tab.draft().name?.firstName).toBe('Mira');
    expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
  });

  it('removes the nonce from the address, and keeps the rest of the query', async () => {
    const left = await leave();
    const tab = comeBack(left, `utm_source=mail&externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.ports.history.entries[0]).toBe(`${LOGIN_INFO}?utm_source=mail`);
  });

  it('removes the stored answers once they were restored', async () => {
    const left = await leave();

    await comeBack(left, `externalStateNonce=${left.nonce}`).signIn();

    expect(left.local.read(storageKeys.savedForm)).toBeNull();
  });

  it("S2: keeps every answer of a user who isn't signed in after all, and the next submit works", async () => {
    const left = await leave();
    const tab = comeBack(left, `externalStateNonce=${left.nonce}`);

    tab.store.dispatch(identityAbsent());
    await pass(1_000);

    expect(tab.toasts()).toEqual([LEFT_EARLY]);
    expect(tab.draft().name?.firstName).toBe('Mira');
    expect(tab.api.calls).toEqual([]);
    expect(tab.place()).toBe(LOGIN_INFO);
  });
});

describe('FT-28: a return that does not match', () => {
  it.each([
    ['another nonce', 'externalStateNonce=another-nonce'],
    ['an empty nonce', 'externalStateNonce='],
    ['half a surrogate pair', 'externalStateNonce=%ED%A0%80'],
  ])('shows and keeps nothing after a return with %s, and starts again', async (_what, query) => {
    const left = await leave();
    const tab = comeBack(left, query);

    await tab.signIn();

    expect(tab.toasts()).toEqual([NO_MATCH]);
    expect(tab.place()).toBe('/account/heloc/register-v2');
    expect(tab.draft().name).toBeNull();
    expect(tab.api.calls).toEqual([]);
    expect([...left.session.content.keys()]).toEqual([]);
    expect([...left.local.content.keys()]).toEqual([storageKeys.tracker]);
  });

  it('restores nothing for a nonce that was already used', async () => {
    const left = await leave();
    await comeBack(left, `externalStateNonce=${left.nonce}`).signIn();

    const again = comeBack(left, `externalStateNonce=${left.nonce}`);
    await again.signIn();

    expect(again.toasts()).toEqual([NO_MATCH]);
    expect(again.api.calls).toEqual([]);
  });

  it.each([
    ['SC-12: a return after 30 minutes', -(30 * 60_000) - 2_000],
    ['FT-62: stored answers from the future', 9e15],
  ])('restores nothing: %s', async (_which, ms) => {
    const left = await leave();
    for (const storage of [left.session, left.local]) {
      const saved = JSON.parse(storage.read(storageKeys.savedForm) ?? '') as Saved[];
      const older = saved.map((form) => ({
        ...form,
        savedAt: form.savedAt + ms,
        savedHereAt: form.savedHereAt + ms,
      }));
      storage.write(storageKeys.savedForm, JSON.stringify(older));
    }
    const tab = comeBack(left, `externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.toasts()).toEqual([NO_MATCH]);
  });

  it.each([
    'nonsense',
    '7',
    'null',
    '{"savedAt":"x"}',
    '{"savedAt":1e999,"formState":7}',
    '[null,7,{"savedAt":"x"},{"savedAt":1e999,"formState":7}]',
  ])('FT-62: rejects stored answers of %s', async (saved) => {
    const local = fakeStorage();
    local.write(storageKeys.savedForm, saved);
    const tab = comeBack({ session: fakeStorage(), local }, 'externalStateNonce=n');

    await tab.signIn();

    expect(tab.toasts()).toEqual([NO_MATCH]);
    expect(local.content.size).toBe(0);
  });

  it('restores nothing without a nonce, and lets the stored answers expire after 30 minutes', async () => {
    const left = await leave();
    const tab = comeBack(left, 'utm_source=mail');
    await tab.signIn();
    expect(tab.api.calls).toEqual([]);
    expect(left.local.read(storageKeys.savedForm)).not.toBeNull();
    left.local.write(storageKeys.savedForm, '{"savedAt":0,"formState":"old"}');

    comeBack(left, 'utm_source=mail');
    await pass(0);

    expect(left.local.read(storageKeys.savedForm)).toBeNull();
  });
});

describe('FT-64, S2: a device whose clock is hours off the lender’s', () => {
  it.each([
    ['for which the new page has no lender time yet', 'savedAt'],
    ['and was corrected at the sign-in page', 'savedHereAt'],
  ])(
    'keeps the stored answers of a device whose clock is hours off (%s)',
    async (_which, clock) => {
      const left = await leave();
      const saved = JSON.parse(left.local.read(storageKeys.savedForm) ?? '') as Saved[];
      const shifted = saved.map((form) => ({ ...form, [clock]: 0 }));
      left.local.write(storageKeys.savedForm, JSON.stringify(shifted));
      comeBack(left, 'utm_source=mail');
      await pass(1_000);
      const tab = comeBack({ ...left, session: fakeStorage() }, `externalStateNonce=${left.nonce}`);

      await tab.signIn();

      expect(tab.toasts()).toEqual([]);
      expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
    },
  );
});

describe('canceling on the sign-in page', () => {
  it.each(['right', 'wrong'])('keeps the answers with the %s nonce, and says so', async (which) => {
    const left = await leave();
    const nonce = which === 'right' ? left.nonce : 'another';
    const tab = comeBack(left, `error=access_denied&externalStateNonce=${nonce}&utm_source=mail`);

    tab.store.dispatch(identityAbsent());
    await pass(1_000);

    expect(tab.toasts()).toEqual([LEFT_EARLY]);
    expect(tab.draft().name?.firstName).toBe('Mira');
    expect(tab.place()).toBe(`${LOGIN_INFO}?utm_source=mail`);
    expect(tab.api.calls).toEqual([]);
  });
});

it('continues the chain whether the session or the draft arrives first (decision 8)', async () => {
  const left = await leave();
  const tab = comeBack(left, `externalStateNonce=${left.nonce}`);
  tab.store.dispatch(identityReceived({ uuid: IDENTITY }));

  await pass(1_000);

  expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
});
