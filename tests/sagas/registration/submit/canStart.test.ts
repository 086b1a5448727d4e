import '#tests/support/sagas/fakeTime.ts';
import { selectChain } from '#store/registration/flow.ts';
import {
  identityReceived,
  identityAbsent,
  profileAbsent,
  profileReceived,
} from '#store/identity/slice.ts';
import { originatorReceived, draftAbsent } from '#store/registration/slice.ts';
import { todayChanged, linkFollowed } from '#store/shell/slice.ts';
import { everyAnswer, ACCEPTED_AT } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { anOriginator, aProfile } from '#tests/support/fixtures/registration.ts';
import { HANG, offline, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { startSubmit } from '#tests/support/sagas/startSubmit.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationEntry } from '#sagas/registration/enter.ts';
import { chainFailed, chainStarted } from '#store/registration/chain/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const originator = { originatorName: 'Tess Hollow', phoneNumber: '(614) 555-0107' };

const referrer = anOriginator();

const found = (part: object = {}) => ({
  uuid: APPLICATION,
  active: true,
  status: { checklistStatus: 'OFFER_SELECTION' },
  ...part,
});

async function submit(
  applications: readonly object[],
  script: Readonly<Record<string, readonly Answer[]>> = {},
) {
  const { api, press, store } = startSubmit({
    organisation: anOrganisation({ switches: { inquiryExemptBrokerNmls: ['7777777'] } }),
    answers: [
      ...everyAnswer(),
      identityReceived({ uuid: IDENTITY }),
      todayChanged({ today: '2026-11-21' }),
      originatorReceived(referrer),
    ],
    script: {
      readApplications: [applications],
      readOriginator: [originator],
      createApplication: [HANG],
      ...script,
    },
  });
  await press();
  return {
    modals: store.getState().shell.modals,
    chain: selectChain(store.getState()),
    originator: store.getState().registration.answers.originator,
    isCreated: api.names().includes('createApplication'),
  };
}

it('MODAL-ACTIVE-1: lets the borrower continue an active application', async () => {
  const { modals, isCreated, chain } = await submit([found()]);

  expect(modals).toEqual([{ id: 'activeApplication', uuid: APPLICATION }]);
  expect(isCreated).toBe(false);
  expect(chain).toMatchObject({
    status: 'idle',
    done: ['waitlist', 'register', 'savePhone'],
  });
});

describe('MODAL-INQ-1: an inquiry', () => {
  const inquiry = (nmls: string | null) =>
    found({ isInquiry: true, referrer: { referrerUuid: 'lo-1', wholesaleBrokerNmls: nmls } });

  it('leads an inquiry to the originator, with phone and email', async () => {
    const { modals } = await submit([inquiry(null)]);

    expect(modals).toMatchObject([{ id: 'inquiry', originator }]);
  });

  it('FT-89: leads an inquiry to the lender without the service', async () => {
    const { modals } = await submit([inquiry(null)], { readOriginator: [offline()] });

    expect(modals).toEqual([{ id: 'inquiry', originator: null }]);
  });

  it('ELIG-06: leaves the referrer of this registration unchanged', async () => {
    const { originator } = await submit([inquiry(null)]);

    expect(originator).toEqual(referrer);
  });

  it('A-05: treats an inquiry of the exempt broker as an application like any other', async () => {
    const { modals } = await submit([inquiry('7777777')]);

    expect(modals).toEqual([{ id: 'activeApplication', uuid: APPLICATION }]);
  });
});

it('MODAL-EXISTS-2, A-25: checks for an application at another organization before anything else', async () => {
  const { modals } = await submit([found()], {
    readAbilityToStart: [
      { canStartApplication: false, organizationsWithActiveApplication: ['Northfolk'] },
    ],
  });

  expect(modals).toEqual([
    { id: 'accountExists', reason: 'cannotStart', organizations: ['Northfolk'] },
  ]);
});

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

it('shows nothing to a user without an application', async () => {
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
  ['has started', []],
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

it('shows a late response at the next question, but not outside registration', async () => {
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
