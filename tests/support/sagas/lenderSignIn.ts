import { watchLocation } from '#sagas/navigation/location.ts';
import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchReturnFromLogin } from '#sagas/registration/login/watchReturnFromLogin.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import type { RootSaga } from '#sagas/root.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts, fakeStorage, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';

import { startSaga } from './startSaga.ts';

export const LOGIN_INFO = '/account/heloc/register-v2/login-info';
export const LENDER = 'https://larkmere.homeline.example/sign-in';
const external = anOrganisation({ switches: { authMode: 'external' } });
export const ANSWERS_NOT_STORED = 'Your browser did not save your answers. Please give them again.';
export const signInSagas = [
  watchLocation,
  watchRegistrationDraft,
  watchDraftEnds,
  watchSubmit,
  watchReturnFromLogin,
];

export const lender = () =>
  scriptedApi({
    registerWithBroker: [{ redirect: LENDER }],
    savePhone: [{}],
    readAbilityToStart: [{ canStartApplication: true }],
    readApplications: [[]],
    readOptimizelyProfile: [{ optimizelyProfileUuid: 'o-1' }],
    createApplication: [{ uuid: APPLICATION }],
    readProfile: [{ uuid: IDENTITY, name: { firstName: 'Mira', lastName: 'Tolland' } }],
  });

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Fills everything in and goes to the lender's sign-in page. Returns the nonce that was sent along. */
export async function leave(
  local = fakeStorage(),
  newId = fakePorts().newId,
  overrides: Partial<FakePorts> = {},
) {
  const [session, api] = [fakeStorage(), lender()];
  const at = `${LOGIN_INFO}?utm_source=mail`;
  const ports = fakePorts({ api, session, local, newId, at, ...overrides });
  const { store } = startSaga(signInSagas, { ports, organisation: external });
  await pass(0);
  store.dispatch(identityAbsent());
  for (const fact of everyAnswer()) store.dispatch(fact);
  store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
  await pass(1_000);
  const call = api.calls.find(({ name }) => name === 'registerWithBroker');
  const query = call?.params.query as { externalStateNonce: string } | undefined;
  return { nonce: query?.externalStateNonce ?? '', session, local, api, ports, store, call };
}

type Browser = Pick<Awaited<ReturnType<typeof leave>>, 'session' | 'local'>;

/** Opens a new page of the same tab at the return address. */
export function comeBack(
  { session, local }: Browser,
  query: string,
  sagas: readonly RootSaga[] = signInSagas,
  api = lender(),
) {
  const ports = fakePorts({ api, session, local, at: `${LOGIN_INFO}?${query}` });
  const { store } = startSaga(sagas, { ports, organisation: external });
  return {
    api,
    ports,
    store,
    place: () => ports.history.entries.at(-1),
    toasts: () => store.getState().shell.toasts.map(({ text }) => text),
    draft: () => store.getState().registration.answers.draft,
    signIn: async () => {
      store.dispatch(identityReceived({ uuid: IDENTITY }));
      await pass(1_000);
    },
  };
}

export const NO_MATCH = "We couldn't match your sign-in. Please start again.";
export const LEFT_EARLY = 'You left sign-in before it finished.';
