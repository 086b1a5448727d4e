import { emptyDraft, type RegistrationDraft } from './questions.ts';

type TextConsents = Pick<RegistrationDraft, 'smsTransactionalConsent' | 'smsMarketingConsent'>;

/** Returns the SMS consents. Without a box, keeps the earlier ones (FIELD-REG-06). */
export const textConsents = (
  given: Readonly<TextConsents>,
  before: Readonly<TextConsents>,
): TextConsents => ({
  smsTransactionalConsent: given.smsTransactionalConsent ?? before.smsTransactionalConsent,
  smsMarketingConsent: given.smsMarketingConsent ?? before.smsMarketingConsent,
});

type TextPrompts = Pick<RegistrationDraft, 'smsTransactionalPrompt' | 'smsMarketingPrompt'>;

/** Returns the prompts of the visible boxes, and the earlier ones of the others. */
export const textPrompts = (
  given: Readonly<TextConsents & TextPrompts>,
  before: Readonly<TextPrompts>,
): TextPrompts => ({
  smsTransactionalPrompt: (given.smsTransactionalConsent === null ? before : given)
    .smsTransactionalPrompt,
  smsMarketingPrompt: (given.smsMarketingConsent === null ? before : given).smsMarketingPrompt,
});

/** Whether a contact equals the one in the draft. */
export const isSameContact = (
  draft: Readonly<RegistrationDraft>,
  contact: Readonly<Pick<RegistrationDraft, 'email' | 'phoneNumber'> & TextConsents>,
): boolean => {
  const given = { ...contact, ...textConsents(contact, draft) };
  return (
    given.email === draft.email &&
    given.phoneNumber === draft.phoneNumber &&
    given.smsTransactionalConsent === draft.smsTransactionalConsent &&
    given.smsMarketingConsent === draft.smsMarketingConsent
  );
};

/** Flags from other sources. A stored draft never sets them. */
const ownFlags = [
  'isEmailPrefilledByProfile',
  'isNamePrefilledByProfile',
  'isDobPrefilledByProfile',
  'isAccountSetUp',
] as const;

/** Merges this page's answers over those of a stored draft. */
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
