import { emptyDraft, type RegistrationDraft } from './questions.ts';

type TextConsents = Pick<RegistrationDraft, 'smsTransactionalConsent' | 'smsMarketingConsent'>;

/** The SMS consents; where no box was shown, the earlier ones (FIELD-REG-06). */
export const textConsents = (
  said: Readonly<TextConsents>,
  before: Readonly<TextConsents>,
): TextConsents => ({
  smsTransactionalConsent: said.smsTransactionalConsent ?? before.smsTransactionalConsent,
  smsMarketingConsent: said.smsMarketingConsent ?? before.smsMarketingConsent,
});

type TextPrompts = Pick<RegistrationDraft, 'smsTransactionalPrompt' | 'smsMarketingPrompt'>;

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
  draft: Readonly<RegistrationDraft>,
  contact: Readonly<Pick<RegistrationDraft, 'email' | 'phoneNumber'> & TextConsents>,
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
export const mergedDraft = (
  current: Readonly<RegistrationDraft>,
  stored: Readonly<RegistrationDraft>,
): RegistrationDraft => {
  const merged = Object.entries(emptyDraft).map(([name, empty]) => {
    const key = name as keyof RegistrationDraft;
    const answer = empty === null ? (current[key] ?? stored[key]) : current[key] || stored[key];
    return [key, answer];
  });
  const own = ownFlags.map((flag) => [flag, current[flag]]);
  // Every key has a value of its type.
  const answers = Object.fromEntries([...merged, ...own]) as RegistrationDraft;
  return { ...answers, ...textPrompts(current, stored) };
};
