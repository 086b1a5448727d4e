import type { Contact } from '#store/registration/contact.ts';
import { isSameContact, type Draft } from '#store/registration/draft.ts';
import type { ContactForm } from '#store/registration/selectors.ts';
import {
  noSmsPrompts,
  type ContactAnswer,
  type RequiredConsents,
  type SmsPrompt,
  type SmsPrompts,
} from '#store/registration/slice.ts';

/** What a box says: one that was never touched is not ticked, one that is not there says nothing. */
const answerOf = (prompt: SmsPrompt | null, isTicked: boolean | undefined) =>
  prompt === null ? null : isTicked === true;

/** The contact of a valid form, with what its boxes say about texts. */
export const contactAnswer = (
  form: Contact & Partial<ContactForm>,
  { transactional, marketing }: SmsPrompts = noSmsPrompts,
): ContactAnswer => ({
  email: form.email,
  phoneNumber: form.phoneNumber,
  smsTransactionalConsent: answerOf(transactional, form.smsTransactionalConsent),
  smsMarketingConsent: answerOf(marketing, form.smsMarketingConsent),
});

/** The contact of a press that may repeat another one: null when nothing in it has changed. */
export const changedContact = (draft: Readonly<Draft>, contact: ContactAnswer) =>
  isSameContact(draft, contact) ? null : contact;

/** The consents of a valid form. */
export const consentAnswer = (form: RequiredConsents): RequiredConsents => ({
  termPrivacyConsent: form.termPrivacyConsent,
  communicationConsent: form.communicationConsent,
});
