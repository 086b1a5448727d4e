import { watchLocation } from '#sagas/keepLocation.ts';
import { watchDraft } from '#sagas/registration/keepDraft.ts';
import { watchReturnFromLogin } from '#sagas/registration/resumeAfterLogin.ts';
import { watchSubmit } from '#sagas/registration/submit/submitRegistration.ts';
import { watchSession } from '#sagas/session.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { consents, everyAnswer } from '#tests/support/answers.ts';
import { APPLICATION } from '#tests/support/following.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakePorts.ts';
import { anOrganisation } from '#tests/support/organisations.ts';
import { offline, refused, scriptedApi, type Answer } from '#tests/support/scriptedApi.ts';
import { startSaga } from '#tests/support/startSaga.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const LOGIN_INFO = '/account/heloc/register-v2/login-info';
const LENDER = 'https://larkmere.homeline.example/sign-in';
const external = anOrganisation({ switches: { authMode: 'external' } });
const stories = [watchLocation, watchDraft, watchSubmit, watchReturnFromLogin];

const lender = () =>
  scriptedApi({
    registerWithBroker: [{ redirect: LENDER }],
    savePhone: [{}],
    readAbilityToStart: [{ canStartApplication: true }],
    readApplications: [[]],
    readOptimizelyProfile: [{ optimizelyProfileUuid: 'o-1' }],
    createApplication: [{ uuid: APPLICATION }],
    readProfile: [{ uuid: IDENTITY, name: { firstName: 'Mira', lastName: 'Tolland' } }],
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Fills everything in and leaves for the lender's sign-in page; the nonce that went along. */
async function leave(local = fakeStorage(), newId = fakePorts().newId) {
  const [session, api] = [fakeStorage(), lender()];
  const ports = fakePorts({ api, session, local, newId, at: `${LOGIN_INFO}?utm_source=mail` });
  const { store } = startSaga(stories, { ports, organisation: external });
  await pass(0);
  store.dispatch(identityAbsent());
  for (const fact of everyAnswer()) store.dispatch(fact);
  store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
  await pass(1_000);
  const call = api.calls.find(({ name }) => name === 'registerWithBroker');
  const query = call?.params.query as { externalStateNonce: string } | undefined;
  return { nonce: query?.externalStateNonce ?? '', session, local, ports, store, call };
}

type Browser = Pick<Awaited<ReturnType<typeof leave>>, 'session' | 'local'>;

/** Comes back to a new page of the same tab. */
function comeBack({ session, local }: Browser, query: string, told = stories, api = lender()) {
  const ports = fakePorts({ api, session, local, at: `${LOGIN_INFO}?${query}` });
  const { store } = startSaga(told, { ports, organisation: external });
  return {
    api,
    ports,
    store,
    place: () => ports.history.entries.at(-1),
    toasts: () => store.getState().shell.toasts.map(({ text }) => text),
    draft: () => store.getState().registration.draft,
    signIn: async () => {
      store.dispatch(identityReceived({ uuid: IDENTITY }));
      await pass(1_000);
    },
  };
}

const NO_MATCH = 'We could not match your sign-in. Please start again.';
const LEFT_EARLY = 'You left sign-in before it finished.';

describe('SUBMIT-09, REG-MISC-01: leaving for the lender’s page', () => {
  it('goes where the answer says, with a nonce that the saved answers are bound to', async () => {
    const { ports, local, nonce, call } = await leave();

    expect(ports.page.left).toEqual([LENDER]);
    expect(call?.params.query).toMatchObject({ displayConsentsWithMfa: 'true' });
    expect(call?.params.body).toMatchObject({ returnTo: `${LOGIN_INFO}?utm_source=mail` });
    expect(local.read(storageKeys.savedForm)).toContain(nonce);
  });

  it('the form is not submitting any more when the browser comes back to it', async () => {
    const { store } = await leave();

    expect(store.getState().chain.status).toBe('away');
    expect(store.getState().shell.processingMessage).toBeNull();
  });
});

describe('REG-MISC-02, A-20: coming back with the nonce', () => {
  it('the chain goes on after the registration, once', async () => {
    const left = await leave();
    const { api, store, signIn } = comeBack(left, `externalStateNonce=${left.nonce}`);

    await signIn();

    expect(api.names()).not.toContain('registerWithBroker');
    expect(api.names()).not.toContain('savePhone');
    expect(api.names().filter((name) => name === 'createApplication')).toHaveLength(1);
    expect(store.getState().chain.applicationUuid).toBe(APPLICATION);
  });

  it('also in another tab, whose session storage is empty', async () => {
    const { nonce, local } = await leave();
    const tab = comeBack({ session: fakeStorage(), local }, `externalStateNonce=${nonce}`);

    await tab.signIn();

    expect(tab.draft().name?.firstName).toBe('Mira');
    expect(tab.store.getState().chain.applicationUuid).toBe(APPLICATION);
  });

  it('the address is cleaned, the rest of the query kept', async () => {
    const left = await leave();
    const tab = comeBack(left, `utm_source=mail&externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.ports.history.entries[0]).toBe(`${LOGIN_INFO}?utm_source=mail`);
  });

  it('the saved answers are used once', async () => {
    const left = await leave();

    await comeBack(left, `externalStateNonce=${left.nonce}`).signIn();

    expect(left.local.read(storageKeys.savedForm)).toBeNull();
  });

  it('S2: who is not signed in after all keeps every answer, and may press again', async () => {
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
    ['another nonce', 'externalStateNonce=somebody-elses'],
    ['an empty one', 'externalStateNonce='],
    ['half a character', 'externalStateNonce=%ED%A0%80'],
  ])('%s shows and keeps nothing, and starts again', async (_what, query) => {
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

  it('a nonce that was used already opens nothing again', async () => {
    const left = await leave();
    await comeBack(left, `externalStateNonce=${left.nonce}`).signIn();

    const again = comeBack(left, `externalStateNonce=${left.nonce}`);
    await again.signIn();

    expect(again.toasts()).toEqual([NO_MATCH]);
    expect(again.api.calls).toEqual([]);
  });

  it.each([
    ['SC-12: one that comes back after 30 minutes', -(30 * 60_000) - 2_000],
    ['FT-62: one from a time to come', 9e15],
  ])('%s opens nothing', async (_which, ms) => {
    const left = await leave();
    for (const storage of [left.session, left.local]) {
      const saved = JSON.parse(storage.read(storageKeys.savedForm) ?? '') as { savedAt: number }[];
      const older = saved.map((form) => ({ ...form, savedAt: form.savedAt + ms }));
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
  ])('FT-62: a saved form of %s is none', async (saved) => {
    const local = fakeStorage();
    local.write(storageKeys.savedForm, saved);
    const tab = comeBack({ session: fakeStorage(), local }, 'externalStateNonce=n');

    await tab.signIn();

    expect(tab.toasts()).toEqual([NO_MATCH]);
    expect(local.content.size).toBe(0);
  });

  it('without a nonce nothing goes on, and what was saved lives its 30 minutes', async () => {
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

describe('FT-46, S2: two tabs that are both at the sign-in page', () => {
  /** Both leave, with nonces of their own. */
  async function leaveTwice() {
    const [local, { newId }] = [fakeStorage(), fakePorts()];
    return [await leave(local, newId), await leave(local, newId)] as const;
  }

  it('each come back to their own answers, and go on', async () => {
    const tabs = await leaveTwice();
    expect(tabs[0].nonce).not.toBe(tabs[1].nonce);

    for (const left of tabs) {
      const tab = comeBack(left, `externalStateNonce=${left.nonce}`);
      await tab.signIn();

      expect(tab.toasts()).toEqual([]);
      expect(tab.draft().name?.firstName).toBe('Mira');
      expect(tab.store.getState().chain.applicationUuid).toBe(APPLICATION);
    }
    expect(tabs[0].local.read(storageKeys.savedForm)).toBeNull();
  });

  it('one that comes back with somebody else’s nonce takes nothing of the other', async () => {
    const [first, second] = await leaveTwice();
    const astray = comeBack(first, 'externalStateNonce=somebody-elses');
    await astray.signIn();
    expect(astray.toasts()).toEqual([NO_MATCH]);

    const tab = comeBack(
      { session: fakeStorage(), local: second.local },
      `externalStateNonce=${second.nonce}`,
    );
    await tab.signIn();

    expect(tab.store.getState().chain.applicationUuid).toBe(APPLICATION);
    const late = comeBack(
      { ...first, session: fakeStorage() },
      `externalStateNonce=${first.nonce}`,
    );
    await late.signIn();
    expect(late.toasts()).toEqual([NO_MATCH]);
  });

  it('FT-61: one whose answers had no room in local storage has them itself', async () => {
    const left = await leave();
    left.local.content.clear();
    const tab = comeBack(left, `externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.toasts()).toEqual([]);
    expect(tab.store.getState().chain.applicationUuid).toBe(APPLICATION);
  });
});

describe('cancelling on the sign-in page', () => {
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

describe('S5, FT-03, FT-29: coming back while the lender cannot say who is here', () => {
  const NOT_REACHED = 'We could not reach the lender. Your answers are still here. Try again.';

  /** Comes back with the cookie alone; the identity call answers `first` until the lender is well again. */
  async function comeBackTo(first: Answer) {
    const left = await leave();
    const api = lender();
    api.answer('readIdentity', [first]);
    const query = `externalStateNonce=${left.nonce}`;
    const tab = comeBack(left, query, [...stories, watchSession], api);
    await pass(70_000);
    return {
      ...tab,
      heal: () => api.answer('readIdentity', [{ uuid: IDENTITY }]),
      press: async () => {
        tab.store.dispatch(
          registrationSubmitted({ contact: null, consents, passwordHandle: null }),
        );
        await pass(10_000);
      },
      chain: () => tab.store.getState().chain,
    };
  }

  it.each([
    ['a dead network', offline],
    ['a 503', () => refused(503)],
  ])(
    '%s is told as what it is, and the next press goes on with the chain',
    async (_what, fault) => {
      const { toasts, draft, heal, press, chain, api } = await comeBackTo(fault());
      expect(toasts()).toEqual([NOT_REACHED]);
      expect(draft().name?.firstName).toBe('Mira');

      heal();
      await press();

      expect(chain().applicationUuid).toBe(APPLICATION);
      expect(api.names()).not.toContain('registerWithBroker');
    },
  );

  it('who is here is asked again when the line is back', async () => {
    const { store, heal, press, api, chain } = await comeBackTo(offline());

    heal();
    store.dispatch(connectionChanged({ isOnline: true }));
    await pass(1_000);

    expect(store.getState().identity).toMatchObject({ session: 'signedIn' });
    await press();
    expect(chain().applicationUuid).toBe(APPLICATION);
    expect(api.names()).not.toContain('registerWithBroker');
  });

  it('nobody is sent to the sign-in page again before the lender can be asked', async () => {
    const { press, chain, api, ports } = await comeBackTo(refused(503));

    await press();

    expect(chain()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect(api.names()).not.toContain('registerWithBroker');
    expect(ports.page.left).toEqual([]);
  });

  it('a refusal is no fault: sign-in was left early, and is asked for anew', async () => {
    const { toasts, press, api } = await comeBackTo(refused(401));
    expect(toasts()).toEqual([LEFT_EARLY]);

    await press();

    expect(api.names()).toContain('registerWithBroker');
  });
});

it('decision 8: whether the session or the draft is known first makes no difference', async () => {
  const left = await leave();
  const tab = comeBack(left, `externalStateNonce=${left.nonce}`);
  tab.store.dispatch(identityReceived({ uuid: IDENTITY }));

  await pass(1_000);

  expect(tab.store.getState().chain.applicationUuid).toBe(APPLICATION);
});
