import { watchLocation } from '#sagas/navigation/location.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { selectChain } from '#store/registration/flow.ts';
import { identityAbsent, identityReceived, identityFailed } from '#store/identity/slice.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { HANG, offline, refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const BEFORE = '/account/heloc/register-v2/phone-and-email';

const lender = {
  savePhone: [{}],
  readAbilityToStart: [{ canStartApplication: true }],
  readApplications: [[]],
  readOptimizelyProfile: [{ optimizelyProfileUuid: null }],
  saveOptimizelyProfile: [undefined],
  createApplication: [HANG],
  joinWaitlist: [{}],
  registerIdentity: [HANG],
  registerWithBroker: [HANG],
};

/** Submits, and goes back a second later while `hanging` has no response. */
async function leaveWhile(
  hanging: keyof typeof lender,
  { isSignedIn = true, authMode = 'legacy' as 'legacy' | 'external' } = {},
) {
  const api = scriptedApi({ ...lender, [hanging]: [HANG] });
  const ports = fakePorts({ api, at: '/account/heloc/register-v2/set-password' });
  ports.history.entries.unshift(BEFORE);
  const { store } = startSaga([watchLocation, watchSubmit], {
    ports,
    organisation: anOrganisation({ switches: { authMode } }),
    before: [
      isSignedIn ? identityReceived({ uuid: IDENTITY }) : identityAbsent(),
      ...everyAnswer(),
    ],
  });
  const passwordHandle = ports.vault.deposit('Copper!Kettle2026');
  store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle }));
  await pass(1_000);
  const running = selectChain(store.getState()).status;
  ports.history.back();
  await pass(600_000);
  return {
    running,
    chain: selectChain(store.getState()),
    message: store.getState().shell.processingMessage,
    place: ports.history.entries.at(-1),
    left: ports.page.left,
    call: api.calls.findLast(({ name }) => name === hanging),
  };
}

describe('FT-06: a user who goes back while the chain runs', () => {
  it.each(['savePhone', 'readApplications', 'createApplication'] as const)(
    'cancels %s, stays there, and allows another submit',
    async (hanging) => {
      const { running, chain, message, place, call } = await leaveWhile(hanging);

      expect(running).toBe('running');
      expect(call?.options.signal?.aborted).toBe(true);
      expect(chain.status).toBe('idle');
      expect(chain.acceptedAt).not.toBeNull();
      expect(message).toBeNull();
      expect(place).toBe(BEFORE);
    },
  );

  it('waits for an account that is being created, on the page that the user opened', async () => {
    const { chain, message, place, call } = await leaveWhile('registerIdentity', {
      isSignedIn: false,
    });

    expect(call?.options.signal?.aborted).toBe(false);
    expect(chain.status).toBe('running');
    expect(message).toBeNull();
    expect(place).toBe(BEFORE);
  });

  it("doesn't send a user who went back to a sign-in page", async () => {
    const { chain, call, left } = await leaveWhile('registerWithBroker', {
      isSignedIn: false,
      authMode: 'external',
    });

    expect(call?.options.signal?.aborted).toBe(true);
    expect(chain).toMatchObject({ status: 'idle', done: ['waitlist'] });
    expect(left).toEqual([]);
  });
});

describe('S3, FT-47: a submit before the lender has identified the user', () => {
  function pressSoon() {
    const api = scriptedApi(lender);
    const ports = fakePorts({ api, at: '/account/heloc/register-v2/set-password' });
    ports.history.entries.unshift(BEFORE);
    const { store } = startSaga([watchLocation, watchSubmit], { ports, before: everyAnswer() });
    const passwordHandle = ports.vault.deposit('Copper!Kettle2026');
    store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle }));
    return { api, ports, store };
  }

  it('creates no second account for a user who has one', async () => {
    const { api, store } = pressSoon();
    await pass(1_000);
    expect(api.names()).toEqual([]);

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    await pass(1_000);

    expect(api.names()).toContain('createApplication');
    expect(api.names()).not.toContain('registerIdentity');
  });

  it.each([
    ['cannot be identified', offline(), { status: 'failed', failure: { kind: 'offline' } }],
    ['has to sign in again', refused(401), { status: 'idle', done: ['waitlist'] }],
  ])("doesn't create a second account either for a user who %s", async (_what, answer, chain) => {
    const { api, ports, store } = pressSoon();
    ports.tokens.set('a.b.c');
    ports.tokens.setOwner(IDENTITY);
    api.answer('readIdentity', [answer]);

    store.dispatch(identityFailed());
    await pass(60_000);

    expect(api.names()).not.toContain('registerIdentity');
    expect(selectChain(store.getState())).toMatchObject(chain);
  });

  it("S5 reads the identity again for a user about whom the lender couldn't respond", async () => {
    const { api, ports, store } = pressSoon();
    ports.tokens.set('a.b.c');
    ports.tokens.setOwner(IDENTITY);
    api.answer('readIdentity', [{ uuid: IDENTITY }]);

    // A captive portal's page isn't a response, so the user then counts as a visitor (FT-08).
    store.dispatch(identityAbsent());
    await pass(5_000);

    expect(api.names()).toEqual(expect.arrayContaining(['readIdentity', 'createApplication']));
    expect(api.names()).not.toContain('registerIdentity');
  });

  it('creates an account for a visitor', async () => {
    const { api, store } = pressSoon();

    store.dispatch(identityAbsent());
    await pass(1_000);

    expect(api.names()).toEqual(['registerIdentity']);
  });

  it('FT-06: creates no account for a user who went back in the meantime, and allows another submit', async () => {
    const { api, ports, store } = pressSoon();

    ports.history.back();
    await pass(0);
    store.dispatch(identityAbsent());
    await pass(1_000);

    expect(api.names()).toEqual([]);
    expect(selectChain(store.getState()).status).toBe('idle');
  });
});
