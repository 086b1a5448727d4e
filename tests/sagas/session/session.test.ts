import { identityReceived, loggedOut } from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { connectionChanged, linkFollowed, locationChanged } from '#store/shell/slice.ts';
import { fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { HANG, offline, refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { TOKEN, startSession as start, profile } from '#tests/support/sagas/startSession.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const ANOTHER_USER = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02';
describe('the identity', () => {
  it('reads the identity once, and then the profile', async () => {
    const { api, identity } = await start();

    expect(api.names()).toEqual(['readIdentity', 'readProfile']);
    expect(identity()).toMatchObject({
      session: 'signedIn',
      identityUuid: IDENTITY,
      profile: { email: 'mira.tolland@mail.example', phoneNumber: '(614) 555-0142' },
    });
  });

  it('reads the identity without a bearer too, because a sign-in page leaves a cookie (decision 10)', async () => {
    const { api } = await start({ token: null });

    expect(api.names()[0]).toBe('readIdentity');
  });

  it.each([
    ['a 401', refused(401)],
    ['a 403 "unauthenticated"', refused(403, 'unauthenticated.')],
    ['a 403 "invalid signature"', refused(403, 'invalid signature.')],
  ])(
    'signs the user out when the lender says so (%s), and removes the bearer',
    async (_what, refusal) => {
      const { identity, ports, api } = await start({ script: { readIdentity: [refusal] } });

      expect(identity()).toMatchObject({ session: 'signedOut', hasBearer: false });
      expect(ports.tokens.current()).toBeNull();
      expect(api.names()).toEqual(['readIdentity']);
    },
  );

  it('FT-21: keeps the bearer after any other 403, and reads the identity again later', async () => {
    const { identity, ports, store, api } = await start({
      script: { readIdentity: [refused(403)] },
    });
    expect(identity().hasBearer).toBe(true);
    expect(ports.tokens.current()).toBe(TOKEN);
    api.answer('readIdentity', [{ uuid: IDENTITY }]);

    store.dispatch(locationChanged({ pathname: at('conditions'), search: '' }));
    await pass(0);

    expect(identity().session).toBe('signedIn');
  });

  it.each([
    ['a dead network', offline],
    ['a 500', () => refused(500)],
    ['a 503', () => refused(503)],
  ])(
    'FT-03, FT-29: reads the identity five times more after %s, and keeps the bearer',
    async (_what, fault) => {
      const { identity, ports, api } = await start({ script: { readIdentity: [fault()] } });
      expect(identity()).toMatchObject({ session: 'unknown', hasBearer: true });
      await pass(31_000);

      expect(api.calls).toHaveLength(6);
      expect(identity()).toMatchObject({ session: 'failed', hasBearer: true });
      expect(ports.tokens.current()).toBe(TOKEN);
    },
  );

  it.each([
    ['the connection is back', () => connectionChanged({ isOnline: true })],
    ['the next screen opens', () => locationChanged({ pathname: at('conditions'), search: '' })],
  ])('S5: reads the identity again when %s', async (_when, event) => {
    const { identity, store, api } = await start({ script: { readIdentity: [offline()] } });
    await pass(31_000);
    api.answer('readIdentity', [{ uuid: IDENTITY }]);

    store.dispatch(event());
    await pass(0);

    expect(identity()).toMatchObject({ session: 'signedIn', profile: { uuid: IDENTITY } });
  });

  describe('FT-26, S5: an application that was opened while the lender could not identify the user', () => {
    /** Reloads the tab at a lender that recovers after half a minute and answers `then`. */
    async function reloadTo(then: Answer) {
      const session = fakeStorage();
      await start({ session });
      const tab = await start({ session, script: { readIdentity: [offline()] } });
      tab.store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
      await pass(31_000);
      tab.api.answer('readIdentity', [then]);
      tab.store.dispatch(connectionChanged({ isOnline: true }));
      await pass(1_000);
      return { ...tab, name: () => tab.store.getState().registration.answers.draft.name };
    }

    it('hides everything from another user, and leads to the dashboard', async () => {
      const { left, name, ports, actions } = await reloadTo({ uuid: ANOTHER_USER });

      expect(left).toEqual(['/dashboard']);
      expect(name()).toBeNull();
      expect(ports.tokens.current()).toBeNull();
      expect(actions.map(({ type }) => type)).not.toContain(identityReceived.type);
    });

    it('continues for the same user', async () => {
      const { left, name, identity } = await reloadTo({ uuid: IDENTITY });

      expect(left).toEqual([]);
      expect(name()).not.toBeNull();
      expect(identity().session).toBe('signedIn');
    });

    it('FT-20: leads to the login when the session is over', async () => {
      const { left } = await reloadTo(refused(401));

      expect(left).toEqual([`/auth/login?redirectUrl=${encodeURIComponent(at('start/hmda'))}`]);
    });
  });

  it("S5: reads the identity again without a bearer, after the lender couldn't respond", async () => {
    const { identity, store, api } = await start({
      script: { readIdentity: [offline()] },
      token: null,
    });
    await pass(31_000);
    api.answer('readIdentity', [{ uuid: IDENTITY }]);

    store.dispatch(connectionChanged({ isOnline: true }));
    await pass(0);

    expect(identity().session).toBe('signedIn');
  });

  it('FT-29: keeps a user signed in who signed in before a late refusal', async () => {
    const { identity, ports, store, api } = await start({
      script: { readIdentity: [offline(), refused(401)] },
      token: null,
    });
    ports.tokens.set(TOKEN);
    store.dispatch(identityReceived({ uuid: IDENTITY }));

    await pass(31_000);

    expect(api.calls).toHaveLength(2);
    expect(identity().session).toBe('signedIn');
    expect(ports.tokens.current()).toBe(TOKEN);
  });

  it('FT-25, FT-26: keeps the user who signed in before a late response for another', async () => {
    const answer = Promise.withResolvers<object>();
    const { identity, store, api } = await start({ script: { readIdentity: [answer.promise] } });
    store.dispatch(identityReceived({ uuid: 'u-2' }));

    answer.resolve({ uuid: IDENTITY });
    await pass(0);

    expect(identity().identityUuid).toBe('u-2');
    expect(api.names()).toEqual(['readIdentity']);
  });

  it("doesn't read the identity at every screen for a visitor", async () => {
    const { store, api } = await start({ script: { readIdentity: [refused(401)] } });

    store.dispatch(linkFollowed({ to: '/account/heloc/register-v2/for-sale', replace: false }));
    store.dispatch(connectionChanged({ isOnline: true }));
    await pass(0);

    expect(api.calls).toHaveLength(1);
  });

  it('ACCESS-14: counts a missing profile as a fact', async () => {
    const { identity } = await start({ script: { readProfile: [refused(404)] } });

    expect(identity()).toMatchObject({ session: 'signedIn', isProfileAbsent: true });
  });

  it.each([404, 422])(
    'ERR-11, CALL-ID-06: reports only "User not found" when the second source returns %d as well',
    async (status) => {
      const { ports } = await start({
        script: { readProfile: [refused(404)], readSelf: [refused(status)] },
      });

      expect(ports.reported).toEqual([expect.objectContaining({ message: 'User not found' })]);
    },
  );

  it('FT-03, S5: reads the profile again after a failure', async () => {
    const { identity, store, api } = await start({ script: { readProfile: [refused(503)] } });
    await pass(31_000);
    expect(identity()).toMatchObject({ profile: null, isProfileAbsent: false });
    api.answer('readProfile', [profile]);

    store.dispatch(locationChanged({ pathname: at('conditions'), search: '' }));
    await pass(0);

    expect(identity().profile?.uuid).toBe(IDENTITY);
  });

  it("FT-30: doesn't load the profile of a user who logged out afterwards", async () => {
    const { identity, store, api } = await start({ script: { readProfile: [HANG] } });

    store.dispatch(loggedOut());
    await pass(0);

    expect(api.calls.at(-1)?.options.signal?.aborted).toBe(true);
    expect(identity()).toMatchObject({ session: 'signedOut', profile: null });
  });
});

describe('FT-27, SIGNER-01, C-21: an additional signer', () => {
  const script = { readProfile: [{ ...profile, type: 'CO_DEEDER' }] };

  it('drops the bearer of an additional signer on a borrower’s address, and reloads the page', async () => {
    const { ports, reloads } = await start({ script });

    expect(ports.tokens.current()).toBeNull();
    expect(reloads()).toBe(1);
  });

  it('signs an additional signer out at once, before the reload', async () => {
    const { identity, reloads } = await start({ script, place: '/account/heloc/register-v2' });

    expect(identity().session).toBe('signedOut');
    expect(reloads()).toBe(1);
  });

  it('drops the bearer of an additional signer once, without a reload loop', async () => {
    const session = fakeStorage();
    await start({ script, session });

    const second = await start({ script, session });

    expect(second.reloads()).toBe(0);
  });

  it.each([
    ['a visitor on an open page', '/account/heloc/register-v2', []],
    [
      'sent to the login from a borrower’s page',
      at('start/hmda'),
      [`/auth/login?redirectUrl=${encodeURIComponent(at('start/hmda'))}`],
    ],
  ])(
    'keeps an additional signer with a sign-in page’s cookie signed out: %s',
    async (_who, place, left) => {
      const session = fakeStorage();
      await start({ script, session, place });

      const { ports, identity, reloads } = await start({ script, session, place });
      await pass(0);

      expect(ports.tokens.current()).toBeNull();
      expect(identity()).toMatchObject({ session: 'signedOut', identityUuid: null, profile: null });
      expect(ports.page.left).toEqual(left);
      expect(reloads()).toBe(0);
    },
  );

  it("FT-60: drops the bearer without a reload when the reload can't be stored", async () => {
    const session = fakeStorage();
    session.refuse();

    const { reloads, identity } = await start({ script, session });

    expect(reloads()).toBe(0);
    expect(identity().session).toBe('signedOut');
  });

  it('keeps an additional signer signed in on the pages for signers', async () => {
    const place = '/account/heloc/heloc-signer/conditions';

    const { ports, reloads } = await start({ script, place });

    expect(ports.tokens.current()).toBe(TOKEN);
    expect(reloads()).toBe(0);
  });

  it('checks an additional signer again after log-out', async () => {
    const session = fakeStorage();
    const { store } = await start({ script, session });
    store.dispatch(loggedOut());

    expect((await start({ script, session })).reloads()).toBe(1);
  });
});
