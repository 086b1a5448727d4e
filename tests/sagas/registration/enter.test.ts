import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationEntry } from '#sagas/registration/enter.ts';
import { identityReceived, loggedOut, profileReceived } from '#store/identity/slice.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { draftAbsent, draftRestored, registrationEntered } from '#store/registration/slice.ts';
import { isStateEligible } from '#store/registration/eligibility.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import {
  HANG,
  garbled,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';

const V2 = '/account/heloc/register-v2';
const PROMPT = '0b6f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02';
const mainBrand = anOrganisation({ switches: { isMain: true } });
const good: Readonly<Record<string, readonly Answer[]>> = {
  readStatesEligibility: [{ states: [{ state: 'OH', eligible: true }] }],
  readZipEligibility: [{ blockedZips: ['43999'] }],
  readConsentPrompt: [{ consentPromptUuid: PROMPT, text: 'May we text?' }],
};

async function enter({
  at = V2,
  script = {},
  organisation = anOrganisation(),
  facts = [draftAbsent()] as readonly { type: string }[],
  page = fakePorts().page,
} = {}) {
  const api = scriptedApi({ ...good, ...script });
  const ports = fakePorts({ api, at, page });
  const { store, actions } = startSaga([watchLocation, watchRegistrationEntry], {
    ports,
    organisation,
    before: facts,
  });
  await pass(0);
  return { api, ports, store, actions, registration: () => store.getState().registration.answers };
}

it('CALL-ELIG-01, CALL-ELIG-02: reads the lending states once, for this organization', async () => {
  const { api, registration, store } = await enter();
  store.dispatch(linkFollowed({ to: `${V2}/for-sale`, replace: false }));
  await pass(0);

  expect(api.names()).toEqual(['readStatesEligibility', 'readZipEligibility']);
  expect(api.calls[0]?.params.query).toEqual({ orgCode: 'LARKMERE' });
  expect(registration().eligibility).toEqual({
    states: [{ state: 'OH', eligible: true }],
    blockedZips: ['43999'],
  });
});

it.each([{ state: 'OH' }, { state: 'OH', eligible: null }, { state: 'OH', eligible: 'yes' }])(
  'FT-09: keeps a state with an unreadable eligibility open: %j',
  async (row) => {
    const { registration } = await enter({
      script: { readStatesEligibility: [{ states: [{ state: 'VT', eligible: false }, row] }] },
    });

    const { eligibility } = registration();
    expect(['OH', 'VT', 'KY'].map((state) => isStateEligible(state, eligibility))).toEqual([
      true,
      false,
      false,
    ]);
  },
);

it.each(['/account/heloc/register/support', '/account/heloc/coming-soon'])(
  'reads nothing at %s until the user enters the registration',
  async (at) => {
    const { api, store } = await enter({ at });
    expect(api.calls).toEqual([]);

    store.dispatch(linkFollowed({ to: V2, replace: false }));
    await pass(0);

    expect(api.calls).toHaveLength(2);
  },
);

it('stores the parameters of the address over those of the draft', async () => {
  const known = { ...noCampaign, offerCode: 'OLD', affiliateAbVersion: 'b' };
  const { registration } = await enter({
    at: `${V2}?offerCode=NEW&utm_source=news&teOwner=t-1&unknown=x`,
    facts: [
      draftRestored({
        draft: emptyDraft,
        unsaved: {},
        campaign: known,
        chain: idleChain,
        settled: {},
      }),
    ],
  });

  expect(registration().campaign).toMatchObject({
    offerCode: 'NEW',
    affiliateAbVersion: 'b',
    isPrescreen: true,
    utm: { source: 'news', medium: null },
    totalExpertOwnerId: 't-1',
  });
});

it('A-09, A-29: counts an empty parameter as missing', async () => {
  const known = { ...noCampaign, referrerId: 'r-1', utm: { ...noCampaign.utm, source: 'news' } };
  const { registration } = await enter({
    at: `${V2}?offerCode=&referrer=&utm_source=&affiliate`,
    facts: [draftAbsent(), registrationEntered({ campaign: known })],
  });

  expect(registration().campaign).toEqual(known);
});

it('waits for the stored draft before it starts the registration (decision 8)', async () => {
  const { actions, store } = await enter({ facts: [] });
  expect(actions.some((action) => registrationEntered.match(action))).toBe(false);

  store.dispatch(draftAbsent());

  expect(actions.some((action) => registrationEntered.match(action))).toBe(true);
});

describe('CALL-SUB-08, CALL-SUB-09: the prompts for text messages', () => {
  it('reads the prompts about texts from the lender on the main brand', async () => {
    const { api, registration } = await enter({ organisation: mainBrand });

    const asked = api.calls.filter(({ name }) => name === 'readConsentPrompt');
    expect(asked.map(({ params }) => params.path?.['consentType'])).toEqual([
      'SMS_TRANSACTIONAL',
      'SMS',
    ]);
    expect(registration().smsPrompts.marketing).toEqual({
      uuid: PROMPT,
      text: 'May we text?',
    });
  });

  it.each([
    ['the first question, which shows none, after the first input', V2, 0],
    ['a later question, for example after a reload, at once', `${V2}/phone-and-email`, 2],
  ])('SUBMIT-12: reads the prompts about texts at %s', async (_where, at, asked) => {
    const page = { ...fakePorts().page, firstInput: () => new Promise<void>(() => undefined) };
    const { api } = await enter({ at, organisation: mainBrand, page });

    expect(api.names().filter((name) => name === 'readConsentPrompt')).toHaveLength(asked);
  });

  it('SUBMIT-12: reads the prompts about texts on no other brand', async () => {
    expect((await enter()).api.names()).not.toContain('readConsentPrompt');
  });

  it('FT-89: leaves out the box whose prompt fails, and keeps the other', async () => {
    const { registration } = await enter({
      organisation: mainBrand,
      script: { readConsentPrompt: [refused(404), { consentPromptUuid: PROMPT, text: 'News?' }] },
    });

    expect(registration().smsPrompts).toEqual({
      transactional: null,
      marketing: { uuid: PROMPT, text: 'News?' },
    });
  });

  it('API-12: reads a prompt again after a temporary failure, without a delay for the other', async () => {
    const { registration } = await enter({
      organisation: mainBrand,
      script: { readConsentPrompt: [refused(503), { consentPromptUuid: PROMPT, text: 'May we?' }] },
    });
    const read = { uuid: PROMPT, text: 'May we?' };
    expect(registration().smsPrompts).toEqual({ transactional: null, marketing: read });

    await pass(1_000);

    expect(registration().smsPrompts).toEqual({ transactional: read, marketing: read });
  });
});

describe('FT-89: each read falls back separately, and none blocks the flow', () => {
  it('FT-03: reads the states again five times', async () => {
    const { registration, api } = await enter({
      script: {
        readStatesEligibility: [
          ...Array.from({ length: 5 }, () => refused(503)),
          { states: [{ state: 'OH', eligible: false }] },
        ],
      },
    });
    await pass(31_000);

    expect(api.names().filter((name) => name === 'readStatesEligibility')).toHaveLength(6);
    expect(registration().eligibility.states).toHaveLength(1);
  });

  it.each([
    ['refused', refused(400)],
    ['garbled', garbled('readStatesEligibility')],
    ['hung', HANG],
  ])(
    "keeps the ZIP codes when the states are %s, and doesn't turn a borrower away",
    async (_what, fault) => {
      const { registration } = await enter({ script: { readStatesEligibility: [fault] } });

      expect(registration().eligibility).toEqual({ states: null, blockedZips: ['43999'] });
    },
  );
});

describe('the profile of a signed-in user', () => {
  const profile = profileReceived(aProfile({ dob: '1984-03-09', homeAddress: aHomeAddress() }));

  it.each(['before', 'after'])(
    'fills the form with the profile when it arrives %s entering (FIELD-REG-07)',
    async (when) => {
      const { store, registration } = await enter({
        facts: [
          draftAbsent(),
          identityReceived({ uuid: IDENTITY }),
          ...(when === 'before' ? [profile] : []),
        ],
      });

      if (when === 'after') store.dispatch(profile);

      // The home is also the first guess for the property (decision 8).
      expect(registration().prefills.profile).toMatchObject({
        dob: '1984-03-09',
        homeAddress: aHomeAddress(),
        propertyAddress: aHomeAddress(),
      });
      expect(registration().draft).toMatchObject({
        isEmailPrefilledByProfile: true,
        isNamePrefilledByProfile: true,
        isDobPrefilledByProfile: true,
      });
    },
  );

  it('VAL-CITY-1, VAL-STATE-2, VAL-ZIP-1: writes the address of the profile the way the form accepts it', async () => {
    const { store, registration } = await enter();
    const homeAddress = aHomeAddress({ city: "O'Fallon", state: 'mo', zip: '63366-1234' });

    store.dispatch(profileReceived({ ...profile.payload, homeAddress }));

    expect(registration().prefills.profile?.homeAddress).toEqual(
      aHomeAddress({ city: 'O Fallon', state: 'MO', zip: '63366' }),
    );
  });

  it('FT-30: fills in nothing of the profile after log-out', async () => {
    const { store, registration } = await enter();
    store.dispatch(loggedOut());

    store.dispatch(profile);

    expect(registration().prefills).toEqual({});
  });
});
