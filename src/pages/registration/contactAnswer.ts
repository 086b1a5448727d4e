import type { ContactForm } from '#store/registration/selectors.ts';
import type { ContactAnswer, RequiredConsents } from '#store/registration/slice.ts';

/** The contact of a valid form; a box that was never touched is not ticked. */
export const contactAnswer = (form: ContactForm): ContactAnswer => ({
  email: form.email,
  phoneNumber: form.phoneNumber,
  smsTransactionalConsent: form.smsTransactionalConsent === true,
  smsMarketingConsent: form.smsMarketingConsent === true,
});

/** The consents of a valid form. */
export const consentAnswer = (form: RequiredConsents): RequiredConsents => ({
  termPrivacyConsent: form.termPrivacyConsent,
  communicationConsent: form.communicationConsent,
});

/** The contact that the lender has already, for an application that is to carry it all the same. */
export const knownContact = (
  { email, phoneNumber }: Readonly<Partial<ContactForm>>,
  form: Readonly<Partial<ContactForm>> = {},
): ContactAnswer | null =>
  email === undefined || phoneNumber === undefined
    ? null
    : {
        email,
        phoneNumber,
        smsTransactionalConsent: form.smsTransactionalConsent === true,
        smsMarketingConsent: form.smsMarketingConsent === true,
      };
