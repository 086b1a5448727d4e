import type { UnknownAction } from '@reduxjs/toolkit';

import { experimentsDecided } from '#store/flags/experimentsSlice.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { accountCreated } from '#store/registration/chain/slice.ts';
import type { Campaign } from '#store/registration/campaign.ts';
import {
  birthdateSubmitted,
  contactSubmitted,
  homeAddressSubmitted,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
  saleStatusSubmitted,
} from '#store/registration/answers.ts';
import {
  draftAbsent,
  eligibilityReceived,
  registrationEntered,
} from '#store/registration/slice.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY, startSubmit, smsPrompts } from '#tests/support/sagas/startSubmit.ts';
import '#tests/support/sagas/fakeTime.ts';

const NOW = '2026-11-21T15:00:00.000Z';
const PROFILE = '0b6f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e09';
const property = {
  street1: '1 Property Road',
  street2: 'Unit 2',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
};
const home = {
  street1: '3 Home Street',
  street2: 'Apt 4',
  city: 'Austin',
  state: 'TX',
  zip: '73301',
};
const name = {
  firstName: 'Mira',
  middleName: 'Quill',
  lastName: 'Tolland',
  suffix: 'III',
} as const;
const campaign: Campaign = {
  referrerId: 'referrer',
  referralId: 'referral',
  offerCode: 'offer',
  isPrescreen: false,
  affiliate: 'affiliate',
  affiliateAbVersion: 'version',
  affiliateAppIndicator: 'indicator',
  affiliateLiveOffers: 'live',
  utm: { source: 'source', medium: 'medium', campaign: 'spring', term: 'term', content: 'content' },
  totalExpertOwnerId: 'owner',
  totalExpertContactId: 'contact',
};

/** Every answer, and no two alike. */
const answers = [
  draftAbsent(),
  registrationEntered({ campaign }),
  propertySubmitted({ property: { ...property, occupancyType: 'SECONDARY' } }),
  homeAddressSubmitted(home),
  saleStatusSubmitted({ isListedForSale: true }),
  incomeSubmitted({ income: 81_000, otherIncome: 7_000, employmentType: 'SELF_EMPLOYED' }),
  nameSubmitted(name),
  birthdateSubmitted({ dob: '1984-03-09' }),
  contactSubmitted({
    email: 'mira@mail.example',
    phoneNumber: '(614) 555-0142',
    smsTransactionalConsent: true,
    smsMarketingConsent: false,
  }),
];

/** Returns everything that the chain sends with a call. */
async function sentBy(
  call: string,
  {
    script = {},
    facts = [],
  }: Pick<NonNullable<Parameters<typeof startSubmit>[0]>, 'script'> & {
    facts?: readonly UnknownAction[];
  } = {},
) {
  const { api, press } = startSubmit({ answers: [...answers, ...facts], script });
  await press();
  return api.calls.find(({ name: called }) => called === call)?.params;
}

it('CREATE-BODY-01 to CREATE-BODY-10, F-16: sends every answer, consent and parameter with create', async () => {
  const script = { readOptimizelyProfile: [{ optimizelyProfileUuid: PROFILE }] };
  const aConsent = (type: string, textKey: string) => ({
    type,
    textKey,
    version: '2026-11-sample',
    text: expect.any(String) as string,
    language: 'en',
    brand: 'LARKMERE',
    acceptedAt: NOW,
  });

  const facts = [experimentsDecided([{ name: 'fe-heloc-redesign-2025', variation: 'control' }])];

  expect(await sentBy('createApplication', { script, facts })).toEqual({
    query: { state: 'OH' },
    body: {
      profileRequest: {
        name,
        dob: '1984-03-09',
        email: 'mira@mail.example',
        phoneNumber: '(614) 555-0142',
        homeAddress: home,
      },
      propertyRequest: { ...property, occupancyType: 'SECONDARY' },
      propertyListedForSale: true,
      income: { incomePrimary: 81_000, incomeOther: 7_000, incomeCoDeeders: [] },
      employmentType: 'SELF_EMPLOYED',
      consentRequests: [
        aConsent('PRIVACY', 'T-06'),
        aConsent('TERMS', 'T-06'),
        aConsent('COMMUNICATIONS', 'T-07'),
        aConsent('SOFT_CREDIT', 'T-01'),
      ],
      consentListRequest: ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'],
      abVersionsRequest: { 'fe-heloc-redesign-2025': 'control' },
      affiliateAbVersion: 'version',
      affiliateAppIndicator: 'indicator',
      affiliateLiveOffers: 'live',
      optimizelyProfileRequest: { optimizelyProfileUuid: PROFILE },
      utmParameters: campaign.utm,
      marketingTools: { totalExpertOwnerId: 'owner', totalExpertContactId: 'contact' },
      offerCode: 'offer',
      referrerId: 'referrer',
      referralId: 'referral',
      publish: true,
    },
  });
});

it('sends the property as the home of a borrower who lives there', async () => {
  const facts = [propertySubmitted({ property: { ...property, occupancyType: 'HOME' } })];

  expect((await sentBy('createApplication', { facts }))?.body).toMatchObject({
    profileRequest: { homeAddress: property },
  });
});

it('CALL-ELIG-03, F-16: sends the user, the property and the consent with a place on the waitlist', async () => {
  const facts = [eligibilityReceived({ states: [{ state: 'OH', eligible: false }] })];

  expect(await sentBy('joinWaitlist', { facts })).toEqual({
    body: {
      firstName: 'Mira',
      lastName: 'Tolland',
      dob: '1984-03-09',
      email: 'mira@mail.example',
      income: 81_000,
      ...property,
      consent: {
        type: 'WAITLIST',
        version: '2026-11-sample',
        language: 'en',
        brand: 'LARKMERE',
        acceptedAt: NOW,
      },
    },
  });
});

it('CALL-SUB-10: sends the consent about texts with the phone, the address and the page', async () => {
  const { transactional, marketing } = smsPrompts;

  expect(await sentBy('saveSmsConsents')).toEqual({
    body: {
      org: 'LARKMERE',
      source: 'HELOC_REGISTRATION',
      productType: 'HELOC',
      phone: '(614) 555-0142',
      email: 'mira@mail.example',
      consents: [
        { consentPromptUuid: transactional?.uuid, optInOut: 'IN' },
        { consentPromptUuid: marketing?.uuid, optInOut: 'OUT' },
      ],
    },
  });
});

describe('CALL-SUB-12, A-19: the name of the profile', () => {
  const signedIn = identityReceived({ uuid: IDENTITY });
  const another = accountCreated({ email: 'mira@mail.example' });
  const named = (part: object) => ({ uuid: IDENTITY, name: { ...name, ...part } });

  it.each([
    { what: 'another first name', profile: named({ firstName: 'Mara' }), isSaved: true },
    { what: 'another middle name', profile: named({ middleName: '' }), isSaved: true },
    { what: 'another last name', profile: named({ lastName: 'Tollard' }), isSaved: true },
    { what: 'another suffix', profile: named({ suffix: '' }), isSaved: true },
    { what: 'the same name', profile: named({}), isSaved: false },
    { what: "a new account that can't be read", profile: refused(503), isSaved: true },
    {
      what: 'an existing account with another name',
      facts: [signedIn],
      profile: named({ firstName: 'Mara' }),
      isSaved: false,
    },
    {
      what: 'an existing account, when this registration created another',
      facts: [another, signedIn],
      profile: { ...named({ suffix: '' }), email: 'mara@mail.example' },
      isSaved: false,
    },
    {
      what: "an existing account that can't be read",
      facts: [signedIn],
      profile: refused(503),
      isSaved: false,
    },
    {
      what: 'an existing account without a name',
      facts: [signedIn],
      profile: { uuid: IDENTITY, name: null },
      isSaved: true,
    },
    {
      what: 'an existing account without a profile',
      facts: [signedIn],
      profile: refused(404),
      isSaved: true,
    },
  ])(
    'decides whether to save the typed name ($isSaved) for $what',
    async ({ profile, facts = [], isSaved }) => {
      const sent = await sentBy('saveProfileName', { script: { readProfile: [profile] }, facts });

      expect(sent).toEqual(isSaved ? { body: name } : undefined);
    },
  );

  it('sends the typed name with the application of an existing account', async () => {
    const script = { readProfile: [named({ firstName: 'Mara' })] };

    expect((await sentBy('createApplication', { script, facts: [signedIn] }))?.body).toMatchObject({
      profileRequest: { name },
    });
  });
});
