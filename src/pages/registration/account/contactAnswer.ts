import type { Contact } from '#store/registration/contact.ts';
import { isSameContact } from '#store/registration/draft.ts';
import type { RegistrationDraft } from '#store/registration/questions.ts';
import type { AccountContactValues } from '#store/registration/accountValues.ts';
import type { ContactAnswer } from '#store/registration/answers.ts';
import {
  noSmsPrompts,
  type ConsentTicks,
  type SmsPrompt,
  type SmsPrompts,
} from '#store/registration/slice.ts';

/** Returns false for an untouched checkbox, and null if there is no checkbox. */
const answerOf = (prompt: SmsPrompt | null, isTicked: boolean | undefined) =>
  prompt === null ? null : isTicked === true;

export const contactAnswer = (
  form: Contact & Partial<AccountContactValues>,
  { transactional, marketing }: SmsPrompts = noSmsPrompts,
): ContactAnswer => ({
  email: form.email,
  phoneNumber: form.phoneNumber,
  smsTransactionalConsent: answerOf(transactional, form.smsTransactionalConsent),
  smsMarketingConsent: answerOf(marketing, form.smsMarketingConsent),
});

/** Returns null if the contact didn't change. */
export const changedContact = (draft: Readonly<RegistrationDraft>, contact: ContactAnswer) =>
  isSameContact(draft, contact) ? null : contact;

export const consentAnswer = (form: ConsentTicks): ConsentTicks => ({
  termPrivacyConsent: form.termPrivacyConsent,
  communicationConsent: form.communicationConsent,
});
