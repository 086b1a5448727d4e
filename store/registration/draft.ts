import type { HomeAddress, PropertyAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

import type { Income } from './income.ts';

/** The answers of a user (FIELD-REG-01 to FIELD-REG-07); null is not answered. */
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
  /** Null where no box was shown. */
  smsMarketingConsent: boolean | null;
  smsTransactionalConsent: boolean | null;
  /** The uuids of the texts beside those boxes (CALL-SUB-10). */
  smsMarketingPrompt: string | null;
  smsTransactionalPrompt: string | null;
  termPrivacyConsent: boolean;
  hasSaleStatusBeenSet: boolean;
  hasIncomeBeenSet: boolean;
  isPrepopComplete: boolean;
  isEmailPrefilledByProfile: boolean;
  isNamePrefilledByProfile: boolean;
  isDobPrefilledByProfile: boolean;
  /** The account was created before the questions (register/account-setup). */
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

/** The SMS consents; where no box was shown, the earlier ones (FIELD-REG-06). */
export const textConsents = (
  said: Readonly<TextConsents>,
  before: Readonly<TextConsents>,
): TextConsents => ({
  smsTransactionalConsent: said.smsTransactionalConsent ?? before.smsTransactionalConsent,
  smsMarketingConsent: said.smsMarketingConsent ?? before.smsMarketingConsent,
});

type TextPrompts = Pick<Draft, 'smsTransactionalPrompt' | 'smsMarketingPrompt'>;

/** The prompts of the shown boxes; of the others, the earlier ones. */
export const textPrompts = (
  said: Readonly<TextConsents & TextPrompts>,
  before: Readonly<TextPrompts>,
): TextPrompts => ({
  smsTransactionalPrompt: (said.smsTransactionalConsent === null ? before : said)
    .smsTransactionalPrompt,
  smsMarketingPrompt: (said.smsMarketingConsent === null ? before : said).smsMarketingPrompt,
});

/** Whether a contact equals that of the draft. */
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

/** Flags of other sources, never taken from a stored draft. */
const ownFlags = [
  'isEmailPrefilledByProfile',
  'isNamePrefilledByProfile',
  'isDobPrefilledByProfile',
  'isAccountSetUp',
] as const;

/** Merges the answers of this page over those of a stored draft. */
export const mergedDraft = (current: Readonly<Draft>, stored: Readonly<Draft>): Draft => {
  const merged = Object.entries(emptyDraft).map(([name, empty]) => {
    const key = name as keyof Draft;
    const answer = empty === null ? (current[key] ?? stored[key]) : current[key] || stored[key];
    return [key, answer];
  });
  const own = ownFlags.map((flag) => [flag, current[flag]]);
  // Every key has a value of its type.
  const answers = Object.fromEntries([...merged, ...own]) as Draft;
  return { ...answers, ...textPrompts(current, stored) };
};
