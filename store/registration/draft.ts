import { emptyDraft, type Draft } from './questions.ts';

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
