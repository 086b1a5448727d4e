import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationEntry } from '#sagas/registration/enter.ts';
import {
  identityAbsent,
  identityReceived,
  profileAbsent,
  profileReceived,
} from '#store/identity/slice.ts';
import { chainFailed, chainStarted } from '#store/registration/chain/slice.ts';
import { draftAbsent } from '#store/registration/slice.ts';
import { linkFollowed, todayChanged } from '#store/shell/slice.ts';
import { ACCEPTED_AT } from '#tests/support/fixtures/answers.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, offline, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const V2 = '/account/heloc/register-v2';
const active = {
  uuid: APPLICATION,
  active: true,
  status: { checklistStatus: 'OFFER_SELECTION' },
};
const opened = {
  ...active,
  activeForAppStart: true,
  status: { checklistStatus: 'COMPLETE' },
  accountOpenedDate: '2026-11-01',
};
const signedIn = identityReceived({ uuid: IDENTITY });

interface Visit {
  readonly at?: string;
  readonly who?: { type: string };
  readonly profile?: { type: string };
  readonly before?: readonly { type: string }[];
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
}

async function enter(
  applications: readonly object[],
  { at = V2, who = signedIn, profile = profileAbsent(), before = [], script = {} }: Visit = {},
) {
  const api = scriptedApi({
    readStatesEligibility: [{ states: [] }],
    readZipEligibility: [{}],
    readConsentPrompt: [HANG],
    readAbilityToStart: [{ canStartApplication: true }],
    readApplications: [applications],
    ...script,
  });
  const ports = fakePorts({ api, at });
  const { store } = startSaga([watchLocation, watchRegistrationEntry], {
    ports,
    organisation: anOrganisation(),
    before: [draftAbsent(), todayChanged({ today: '2026-11-21' }), who, profile, ...before],
  });
  await pass(0);
  return {
    store,
    ports,
    modals: () => store.getState().shell.modals,
    asked: () => api.names().filter((name) => /Ability|Applications/.test(name)),
  };
}

it.each([
  ['MODAL-ACTIVE-1 an active application', active, { id: 'activeApplication', uuid: APPLICATION }],
  ['MODAL-45D-1 a recent line', opened, { id: 'recentLine', againOn: '2026-12-16' }],
  ['MODAL-INQ-1 an inquiry', { ...active, isInquiry: true }, { id: 'inquiry', originator: null }],
])('tells a user at the first screen: %s', async (_row, application, modal) => {
  const { modals } = await enter([application]);

  expect(modals()).toEqual([modal]);
});

it('tells a user whose profile is read later', async () => {
  const { store, modals } = await enter([active], { profile: draftAbsent() });
  expect(modals()).toEqual([]);

  store.dispatch(profileReceived(aProfile()));
  await pass(0);

  expect(modals()).toMatchObject([{ id: 'activeApplication' }]);
});

it('tells a user without any application nothing', async () => {
  const { modals, asked } = await enter([]);

  expect(asked()).toEqual(['readAbilityToStart', 'readApplications']);
  expect(modals()).toEqual([]);
});

it('ELIG-05 makes no call for a visitor', async () => {
  const { asked } = await enter([active], { who: identityAbsent() });

  expect(asked()).toEqual([]);
});

it('FT-27 makes no call for an additional signer, who is a visitor here', async () => {
  const { store, asked } = await enter([active], { profile: draftAbsent() });
  store.dispatch(profileReceived(aProfile({ profileType: 'CO_DEEDER' })));
  store.dispatch(identityAbsent());
  await pass(0);

  expect(asked()).toEqual([]);
});

it("doesn't look for applications when a user opens a later question", async () => {
  const { asked } = await enter([active], { at: `${V2}/for-sale` });

  expect(asked()).toEqual([]);
});

it.each([
  ['has begun', []],
  ['was left', [chainFailed({ step: 'create', failure: null })]],
])("doesn't look for applications once the submit %s", async (_what, then) => {
  const before = [chainStarted({ acceptedAt: ACCEPTED_AT }), ...then];
  const { asked } = await enter([active], { before });

  expect(asked()).toEqual([]);
});

it('stays silent after a failure', async () => {
  const { store, modals } = await enter([active], { script: { readApplications: [offline()] } });

  expect(modals()).toEqual([]);
  expect(store.getState().shell.toasts).toEqual([]);
});

it('shows a late answer at the next question, but not outside registration', async () => {
  for (const [to, count] of [
    [`${V2}/for-sale`, 1],
    ['/account/heloc/register/support', 0],
  ] as const) {
    let answer: (rows: object[]) => void = () => undefined;
    const late = new Promise<object[]>((resolve) => (answer = resolve));
    const { store, modals } = await enter([], { script: { readApplications: [late] } });
    store.dispatch(linkFollowed({ to, replace: false }));
    answer([active]);
    await pass(0);

    expect(modals()).toHaveLength(count);
  }
});
