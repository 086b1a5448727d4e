import { homeAddressSubmitted, propertySubmitted } from '#store/registration/answers.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { idleChain } from '#store/registration/chain/chain.ts';
import { mergedDraft } from '#store/registration/draft.ts';
import { emptyDraft } from '#store/registration/questions.ts';
import {
  answersTyped,
  draftRestored,
  licenceReceived,
  offerReceived,
  offerRefused,
  originatorReceived,
  registrationDropped,
  answersReducer,
  smsPromptsReceived,
  type RegistrationState,
} from '#store/registration/slice.ts';
import { aProperty, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { aHomeAddress, anOriginator } from '#tests/support/fixtures/registration.ts';

const after = (...events: readonly Parameters<typeof answersReducer>[1][]) =>
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
