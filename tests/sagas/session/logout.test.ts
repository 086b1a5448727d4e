import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { watchSession } from '#sagas/session/session.ts';
import { selectChain } from '#store/registration/flow.ts';
import { leaveSurveyAnswered, logoutRequested, profileReceived } from '#store/identity/slice.ts';
import { rootReducer } from '#store/index.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import {
  HANG,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { TOKEN, profile } from '#tests/support/sagas/startSession.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';

const UNCONFIRMED = '/auth/login?signOut=unconfirmed';

async function signedIn(endSession: readonly Answer[] = [{ redirect: '/goodbye' }]) {
  const api = scriptedApi({
    readIdentity: [{ uuid: IDENTITY }],
    readProfile: [profile],
    endSession,
  });
  const ports = fakePorts({ api, at: at('start/hmda') });
  ports.tokens.set(TOKEN);
  const { store } = startSaga([watchRegistrationDraft, watchDraftEnds, watchSession], { ports });
  await pass(0);
  for (const fact of everyAnswer()) store.dispatch(fact);
  await pass(1_000);
  return {
    api,
    ports,
    store,
    left: () => ports.page.left.map((address) => address.replace('https://homeline.example', '')),
  };
}

it('API-07: ends the id of the session replay at log-out, so the next user gets another', async () => {
  const { store, ports } = await signedIn();
  ports.session.write(storageKeys.replay, 'r-1');

  store.dispatch(logoutRequested());
  await pass(0);

  expect(ports.session.read(storageKeys.replay)).toBeNull();
});

it('CALL-ID-08: sends the log-out to the lender, whose response says where to go', async () => {
  const { store, left, api } = await signedIn();

  store.dispatch(logoutRequested());
  await pass(0);

  expect(api.calls.at(-1)).toMatchObject({
    name: 'endSession',
    params: { path: { kind: 'customer' } },
    options: { bearer: TOKEN },
  });
  expect(left()).toEqual(['/goodbye']);
});

it('CALL-ID-09, A-69: sends the agent’s call when a broker logs out', async () => {
  const { store, api } = await signedIn();
  store.dispatch(profileReceived(aProfile({ uuid: IDENTITY, isBroker: true })));

  store.dispatch(logoutRequested());
  await pass(0);

  expect(api.calls.at(-1)?.params.path).toEqual({ kind: 'agent' });
});

it.each([
  ['the network is dead', [offline()]],
  ['the service fails', [refused(500)]],
  ['the session was over already', [refused(401)]],
])(
  'ERR-10, FT-29: ends a log-out although %s, and leads to /auth/login, which receives the notice',
  async (_what, answers) => {
    const { store, left, ports } = await signedIn(answers);

    store.dispatch(logoutRequested());
    await pass(0);

    expect(ports.tokens.current()).toBeNull();
    expect(left()).toEqual([UNCONFIRMED]);
  },
);

it('FT-29: ends a log-out at once, without waiting for a service that hangs', async () => {
  const { store, left, ports } = await signedIn([HANG]);

  store.dispatch(logoutRequested());
  expect(ports.tokens.current()).toBeNull();
  expect(store.getState().identity.session).toBe('signedOut');
  await pass(5_000);

  expect(left()).toEqual([UNCONFIRMED]);
});

it('SC-11: leaves no personal data in the store, the vault or the storage', async () => {
  const { store, ports } = await signedIn();
  const handle = ports.vault.deposit('Copper!Kettle2026');
  ports.local.write('homeline.tracker', 'kept');
  expect(ports.session.content.size).toBeGreaterThan(0);

  store.dispatch(logoutRequested());
  await pass(5_000);

  expect(ports.vault.redeem(handle)).toBeNull();
  expect([...ports.session.content]).toEqual([]);
  expect([...ports.local.content]).toEqual([['homeline.tracker', 'kept']]);
  const { registration, identity, application } = store.getState();
  const clean = rootReducer(undefined, { type: 'x' });
  const answers = { ...clean.registration.answers, storedDraft: 'absent' };
  expect({ registration, application }).toEqual({
    registration: { ...clean.registration, answers },
    application: clean.application,
  });
  expect(identity).toEqual({ ...clean.identity, session: 'signedOut' });
});

it('FT-40: sends nothing on a second click', async () => {
  const { store, api, left } = await signedIn([HANG]);

  store.dispatch(logoutRequested());
  store.dispatch(logoutRequested());
  await pass(10_000);

  expect(api.names().filter((name) => name === 'endSession')).toHaveLength(1);
  expect(left()).toHaveLength(1);
});

it('HDR-10: logs out 750 ms after an answered survey, once', async () => {
  const { store, api, left } = await signedIn();

  store.dispatch(leaveSurveyAnswered({ reason: 'LATER' }));
  store.dispatch(leaveSurveyAnswered({ reason: null }));
  await pass(749);
  expect(api.names()).not.toContain('endSession');
  await pass(1);

  expect(left()).toEqual(['/goodbye']);
});

it('SC-11: removes answers that were stored before a sign-in page', async () => {
  const { ports, store } = await signedIn();
  for (const storage of [ports.local, ports.session]) storage.write('homeline.savedForm', 'sealed');

  store.dispatch(logoutRequested());
  await pass(0);

  expect(ports.local.content.size).toBe(0);
  expect(ports.session.content.size).toBe(0);
});

it('FT-30: stops a running submit, whose late response fills in nothing', async () => {
  const api = scriptedApi({
    savePhone: [{}],
    readAbilityToStart: [HANG],
    endSession: [{ redirect: '/goodbye' }],
    readIdentity: [{ uuid: IDENTITY }],
    readProfile: [profile],
  });
  const ports = fakePorts({ api });
  const { store } = startSaga([watchSubmit, watchSession], { ports, before: everyAnswer() });
  await pass(0);
  store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
  await pass(0);

  store.dispatch(logoutRequested());
  await pass(5_000);

  const asked = api.calls.find(({ name }) => name === 'readAbilityToStart');
  expect(asked?.options.signal?.aborted).toBe(true);
  expect(selectChain(store.getState()).status).toBe('idle');
  expect(store.getState().shell.processingMessage).toBeNull();
  expect(api.names()).not.toContain('createApplication');
});

describe('SC-04, FT-103: the destination that a service returns', () => {
  it.each([
    ['https://sign-in.larkmere.example/out?a=b', 'https://sign-in.larkmere.example/out?a=b'],
    ['https://evil.example/', '/auth/login'],
  ])('leads from the response %s to %s', async (redirect, to) => {
    const { store, left } = await signedIn([{ redirect }]);

    store.dispatch(logoutRequested());
    await pass(0);

    expect(left()).toEqual([to]);
  });

  it('rejects an address of 5,000 characters as a response', async () => {
    const { store, left } = await signedIn([{ redirect: `/a${'b'.repeat(5_000)}` }]);

    store.dispatch(logoutRequested());
    await pass(0);

    expect(left()).toEqual([UNCONFIRMED]);
  });
});
