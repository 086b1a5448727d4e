import { loggedOut } from '#store/identity/slice.ts';
import {
  contactSubmitted,
  homeAddressSubmitted,
  propertySubmitted,
} from '#store/registration/answers.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { isSameContact, mergedDraft } from '#store/registration/draft.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import {
  accountForgotten,
  accountSubmitted,
  answersTyped,
  draftRestored,
  licenceReceived,
  offerReceived,
  offerRefused,
  originatorReceived,
  prefillsSettled,
  referralRefused,
  referrerRefused,
  registrationDropped,
  registrationEntered,
  registrationSubmitted,
  answersReducer,
  smsPromptsReceived,
  type RegistrationState,
} from '#store/registration/slice.ts';
import { aContact, aProperty, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { aHomeAddress, anOriginator, prefilledBy } from '#tests/support/fixtures/registration.ts';

type Events = readonly Parameters<typeof answersReducer>[1][];

const after = (...events: Events) =>
  events.reduce<RegistrationState | undefined>(answersReducer, undefined);

const expired = offerRefused({ note: 'expired', respondByDate: '2026-01-31' });
const offer = offerReceived({ offerCode: 'HL-48213', firstName: 'Mira', respondByDate: null });
const prompts = smsPromptsReceived({
  transactional: { uuid: 'p1', text: 'May we text?' },
  marketing: null,
});

it('FT-28: drops the answers together with their draft', () => {
  expect(after(...everyAnswer(), registrationDropped())?.draft.propertyAddress).toBeNull();
});

it.each([
  ['an offer', offer],
  ['an offer that ended', expired],
  ['the SMS prompts', prompts],
])(
  'FT-28: keeps %s when the draft is dropped, like everything from other sources',
  (_what, told) => {
    const before = after(told);

    const { offer: kept, offerNote, smsPrompts } = after(told, registrationDropped()) ?? {};

    expect({ kept, offerNote, smsPrompts }).toEqual({
      kept: before?.offer,
      offerNote: before?.offerNote,
      smsPrompts: before?.smsPrompts,
    });
  },
);

describe('REG-SEQ-09 a borrower who turns out to live at the property', () => {
  const elsewhere = propertySubmitted({ property: aProperty({ occupancyType: 'SECONDARY' }) });
  const typed = answersTyped({ step: 'homeAddress', values: { street1: '905 Kingfisher' } });
  const lives = propertySubmitted({ property: aProperty() });

  it.each([
    ['answered', homeAddressSubmitted(aHomeAddress())],
    ['typed', typed],
  ])(
    'drops the home address of a borrower who lives at the property, even if it was %s',
    (_how, home) => {
      const { draft, unsaved } = after(elsewhere, home, lives) ?? {};

      expect(draft?.homeAddress).toBeNull();
      expect(unsaved).toEqual({});
    },
  );

  it('drops the home address of a draft that is opened by a borrower who lives at the property', () => {
    const kept = after(elsewhere, homeAddressSubmitted(aHomeAddress()), typed);
    const { draft = emptyDraft, unsaved = {} } = kept ?? {};

    const { draft: now, unsaved: left } =
      after(
        lives,
        draftRestored({ draft, unsaved, campaign: noCampaign, chain: idleChain, settled: {} }),
      ) ?? {};

    expect(now?.homeAddress).toBeNull();
    expect(left).toEqual({});
  });

  it('keeps the home address of borrowers who live elsewhere', () => {
    expect(after(elsewhere, typed, elsewhere)?.unsaved).toEqual({
      homeAddress: { street1: '905 Kingfisher' },
    });
  });
});

const texts = (consent: boolean | null, prompt: string) => ({
  smsMarketingConsent: consent,
  smsMarketingPrompt: prompt,
  smsTransactionalConsent: consent,
  smsTransactionalPrompt: prompt,
});

it.each<{ now: object; stored: object; merged: object }>([
  { now: texts(false, 'p2'), stored: texts(true, 'p1'), merged: texts(false, 'p2') },
  { now: texts(null, 'p2'), stored: texts(true, 'p1'), merged: texts(true, 'p1') },
  {
    now: { isListedForSale: false },
    stored: { isListedForSale: true },
    merged: { isListedForSale: false },
  },
  { now: {}, stored: { communicationConsent: true }, merged: { communicationConsent: true } },
  { now: { communicationConsent: true }, stored: {}, merged: { communicationConsent: true } },
  { now: {}, stored: { isAccountSetUp: true }, merged: { isAccountSetUp: false } },
])('FT-42: merges $now over the stored $stored', ({ now, stored, merged }) => {
  expect(mergedDraft({ ...emptyDraft, ...now }, { ...emptyDraft, ...stored })).toEqual({
    ...emptyDraft,
    ...merged,
  });
});

it('S2 keeps the values of an earlier report when another one comes', () => {
  const report = (values: object) => answersTyped({ step: 'name', values: { ...values } });

  expect(
    after(
      report({ firstName: 'Dana', middleName: null }),
      report({ lastName: 'Marlow' }),
      report({ firstName: 'Danae' }),
    )?.unsaved.name,
  ).toEqual({ firstName: 'Danae', middleName: null, lastName: 'Marlow' });
});

it("ELIG-06 doesn't apply one originator's license to a borrower whom another one referred", () => {
  const licence = { licensedStates: ['TX'], enforceLicensedStatesForReferral: true };

  const { originator, licence: known } =
    after(licenceReceived(licence), originatorReceived(anOriginator())) ?? {};

  expect({ originator, known }).toEqual({ originator: anOriginator(), known: null });
});

const submit = { contact: null, consents, passwordHandle: null };
const changed = { ...submit, contact: aContact };
const contact = { email: aContact.email, phoneNumber: aContact.phoneNumber };
const noTexts = { smsTransactionalConsent: null, smsMarketingConsent: null };
const known = { email: 'd@sample.example', name: {}, dob: '1985-04-27' };

it.each<{ what: string; facts: Events; draft: object }>([
  { what: 'a submit', facts: [registrationSubmitted(submit)], draft: { ...consents, email: null } },
  {
    what: 'a submit with a contact',
    facts: [registrationSubmitted(changed)],
    draft: { ...consents, ...aContact, isAccountSetUp: false },
  },
  {
    what: 'account-setup',
    facts: [accountSubmitted(changed)],
    draft: { ...consents, ...aContact, isAccountSetUp: true },
  },
  {
    what: 'a reload of account-setup',
    facts: [accountSubmitted(submit), accountForgotten()],
    draft: { isAccountSetUp: false },
  },
  {
    what: 'a contact with text boxes',
    facts: [prompts, contactSubmitted(aContact)],
    draft: { ...aContact, smsTransactionalPrompt: 'p1', smsMarketingPrompt: null },
  },
  {
    what: 'a later contact without text boxes',
    facts: [prompts, contactSubmitted(aContact), contactSubmitted({ ...contact, ...noTexts })],
    draft: { ...aContact, smsTransactionalPrompt: 'p1' },
  },
  {
    what: 'a prepopulation',
    facts: [prefilledBy('prepop', {})],
    draft: { isPrepopComplete: true },
  },
  {
    what: 'a profile',
    facts: [prefilledBy('profile', known)],
    draft: {
      isPrepopComplete: false,
      isEmailPrefilledByProfile: true,
      isNamePrefilledByProfile: true,
      isDobPrefilledByProfile: true,
    },
  },
  {
    what: 'an empty profile',
    facts: [prefilledBy('profile', {})],
    draft: {
      isEmailPrefilledByProfile: false,
      isNamePrefilledByProfile: false,
      isDobPrefilledByProfile: false,
    },
  },
  {
    what: 'a referral',
    facts: [prefilledBy('referral', known)],
    draft: { isPrepopComplete: false, isEmailPrefilledByProfile: false },
  },
  {
    what: 'a home on the screen of the property',
    facts: [
      propertySubmitted({
        property: aProperty({ occupancyType: 'SECONDARY' }),
        home: aHomeAddress(),
      }),
    ],
    draft: { homeAddress: aHomeAddress() },
  },
  {
    what: 'every question',
    facts: everyAnswer(),
    draft: {
      isListedForSale: false,
      hasSaleStatusBeenSet: true,
      income: { income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' },
      hasIncomeBeenSet: true,
      dob: '1984-03-09',
    },
  },
])('FIELD-REG-01 to -07: keeps the answers of $what', ({ facts, draft }) => {
  expect(after(...facts)?.draft).toMatchObject(draft);
});

it('forgets what was typed into a question once it is answered', () => {
  const typed = (['propertyAddress', 'contact', 'income', 'password', 'login'] as const).map(
    (step) => answersTyped({ step, values: { text: 'x' } }),
  );

  expect(after(...typed, ...everyAnswer(), registrationSubmitted(submit))?.unsaved).toEqual({});
});

const campaign = { ...noCampaign, offerCode: 'HL-48213', referrerId: 'r1', referralId: 'r2' };
const entered = registrationEntered({ campaign });
const ended = { offerCode: '', firstName: null, respondByDate: '2026-01-31' };

it.each<{ what: string; facts: Events; part: object }>([
  { what: 'a campaign', facts: [entered], part: { campaign } },
  {
    what: 'an unknown referrer (A-29)',
    facts: [entered, referrerRefused()],
    part: { campaign: { ...campaign, referrerId: null } },
  },
  {
    what: 'a used referral',
    facts: [entered, referralRefused()],
    part: { campaign: { ...campaign, referralId: null } },
  },
  {
    what: 'an expired offer',
    facts: [entered, expired],
    part: { campaign: { ...campaign, offerCode: null }, offerNote: 'expired', offer: ended },
  },
  {
    what: 'an unknown offer',
    facts: [entered, offerRefused({ note: 'unknown', respondByDate: null })],
    part: { campaign: { ...campaign, offerCode: null }, offerNote: 'unknown', offer: null },
  },
  {
    what: 'another offer',
    facts: [expired, offer],
    part: { offer: { offerCode: 'HL-48213' }, offerNote: null },
  },
  { what: 'no answer of a service', facts: [entered], part: { arePrefillsSettled: false } },
  { what: 'every service', facts: [prefillsSettled()], part: { arePrefillsSettled: true } },
  {
    what: 'the log-out',
    facts: [entered, expired, ...everyAnswer(), loggedOut()],
    part: { draft: emptyDraft, campaign: noCampaign, offer: null, storedDraft: 'absent' },
  },
])('keeps what other sources say, after $what', ({ facts, part }) => {
  expect(after(...facts)).toMatchObject(part);
});

it.each([
  { what: 'the same contact', part: {}, isSame: true },
  { what: 'no text boxes', part: noTexts, isSame: true },
  { what: 'another email address', part: { email: 'm@mail.example' }, isSame: false },
  { what: 'another phone number', part: { phoneNumber: '(614) 555-0177' }, isSame: false },
  { what: 'no texts', part: { smsTransactionalConsent: false }, isSame: false },
  { what: 'texts about offers', part: { smsMarketingConsent: true }, isSame: false },
])('SC-09: counts $what as unchanged: $isSame', ({ part, isSame }) => {
  expect(isSameContact({ ...emptyDraft, ...aContact }, { ...aContact, ...part })).toBe(isSame);
});
