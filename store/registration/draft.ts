import type { HomeAddress, PropertyAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

import type { Income } from './income.ts';

/** What a person has answered so far (FIELD-REG-01 to FIELD-REG-07); null is not answered. */
export interface Draft {
  propertyAddress: PropertyAddress | null;
  homeAddress: HomeAddress | null;
  isListedForSale: boolean | null;
  income: Income | null;
  name: LegalName | null;
  /** Yyyy-MM-dd. */
  dob: string | null;
  email: string | null;
  /** As it is shown: (555) 555-5555. */
  phoneNumber: string | null;
  communicationConsent: boolean;
  /** Null where no box was shown: then nothing was said about texts. */
  smsMarketingConsent: boolean | null;
  smsTransactionalConsent: boolean | null;
  /** The texts that those boxes stood beside, by their uuids (CALL-SUB-10). */
  smsMarketingPrompt: string | null;
  smsTransactionalPrompt: string | null;
  termPrivacyConsent: boolean;
  hasSaleStatusBeenSet: boolean;
  hasIncomeBeenSet: boolean;
  isPrepopComplete: boolean;
  isEmailPrefilledByProfile: boolean;
  isNamePrefilledByProfile: boolean;
  isDobPrefilledByProfile: boolean;
  /** The account was set up ahead of the questions (register/account-setup). */
  isAccountSetUp: boolean;
}

export const emptyDraft: Draft = {
  propertyAddress: null,
  homeAddress: null,
  isListedForSale: null,
  income: null,
  name: null,
  dob: null,
  email: null,
  phoneNumber: null,
  communicationConsent: false,
  smsMarketingConsent: null,
  smsTransactionalConsent: null,
  smsMarketingPrompt: null,
  smsTransactionalPrompt: null,
  termPrivacyConsent: false,
  hasSaleStatusBeenSet: false,
  hasIncomeBeenSet: false,
  isPrepopComplete: false,
  isEmailPrefilledByProfile: false,
  isNamePrefilledByProfile: false,
  isDobPrefilledByProfile: false,
  isAccountSetUp: false,
};

type TextConsents = Pick<Draft, 'smsTransactionalConsent' | 'smsMarketingConsent'>;

/** What is said about texts; where no box was shown, what was said before (FIELD-REG-06). */
export const textConsents = (
  said: Readonly<TextConsents>,
  before: Readonly<TextConsents>,
): TextConsents => ({
  smsTransactionalConsent: said.smsTransactionalConsent ?? before.smsTransactionalConsent,
  smsMarketingConsent: said.smsMarketingConsent ?? before.smsMarketingConsent,
});

type TextPrompts = Pick<Draft, 'smsTransactionalPrompt' | 'smsMarketingPrompt'>;

/** The texts beside the boxes that were shown; of the others, those from before. */
export const textPrompts = (
  said: Readonly<TextConsents & TextPrompts>,
  before: Readonly<TextPrompts>,
): TextPrompts => ({
  smsTransactionalPrompt: (said.smsTransactionalConsent === null ? before : said)
    .smsTransactionalPrompt,
  smsMarketingPrompt: (said.smsMarketingConsent === null ? before : said).smsMarketingPrompt,
});

/** Whether a contact says what the draft has already: reached the same way, and texted as before. */
export const isSameContact = (
  draft: Readonly<Draft>,
  contact: Readonly<Pick<Draft, 'email' | 'phoneNumber'> & TextConsents>,
): boolean => {
  const said = { ...contact, ...textConsents(contact, draft) };
  return (
    said.email === draft.email &&
    said.phoneNumber === draft.phoneNumber &&
    said.smsTransactionalConsent === draft.smsTransactionalConsent &&
    said.smsMarketingConsent === draft.smsMarketingConsent
  );
};

/** What another source told: never taken from a stored draft. */
const ownFlags = [
  'isEmailPrefilledByProfile',
  'isNamePrefilledByProfile',
  'isDobPrefilledByProfile',
  'isAccountSetUp',
] as const;

/** The answers of this page over those of a stored draft, answer by answer. */
export const mergedDraft = (current: Readonly<Draft>, stored: Readonly<Draft>): Draft => {
  const merged = Object.entries(emptyDraft).map(([name, empty]) => {
    const key = name as keyof Draft;
    const answer = empty === null ? (current[key] ?? stored[key]) : current[key] || stored[key];
    return [key, answer];
  });
  const own = ownFlags.map((flag) => [flag, current[flag]]);
  // Each key has an answer of the draft's own.
  const answers = Object.fromEntries([...merged, ...own]) as Draft;
  return { ...answers, ...textPrompts(current, stored) };
};
