import { formatPhone, nationalDigits, phoneDigits } from '#store/person/phone.ts';
import { occupancies } from '#store/person/address.ts';
import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';
import type { Application } from '#store/application/core/application.ts';

import type { AdditionalInfoContext, AdditionalInfoForm } from './additionalInfo.ts';
import type { AdditionalInfo } from './additionalInfoAnswer.ts';

/** Our choice: the lender's code for the consent (CALL-SUB-09). */
const SMS_CONSENT = 'SMS_TRANSACTIONAL';

export const additionalInfoContext = (
  { property, applicant, isSsnOnFile, consentsGiven }: Readonly<Application>,
  allowsBusiness: boolean,
): AdditionalInfoContext => ({
  state: property?.state ?? '',
  occupancyType: occupancies.find((known) => known === property?.occupancyType) ?? 'HOME',
  ssnOnFile: isSsnOnFile,
  hasSmsConsent: consentsGiven.includes(SMS_CONSENT),
  allowsBusiness,
  applicant: { name: applicant.name, email: applicant.email },
});

const formOf = (saved: Readonly<AdditionalInfo>): Partial<AdditionalInfoForm> => ({
  preferredContact: saved.preferredContact,
  isMailingSameAsHome: saved.mailingAddress === null,
  ...(saved.mailingAddress && { mailingAddress: saved.mailingAddress }),
  residency: saved.residency,
  purpose: saved.purpose,
  ownership: saved.ownership,
  owners: saved.owners.map(({ name, email, phoneNumber, relationship }) => ({
    ...name,
    email,
    relationship,
    ...(phoneNumber === null ? {} : { phoneNumber }),
  })),
  ...(saved.trust && {
    trustName: saved.trust.name,
    trustType: saved.trust.type,
    isTrustee: saved.trust.isTrustee,
  }),
  ...(saved.maritalStatus && { maritalStatus: saved.maritalStatus }),
  ...(saved.spouse && { spouse: { ...saved.spouse.name, email: saved.spouse.email } }),
  titleChanged90Days: saved.titleChanged90Days,
  ...(saved.equityLoan12Months === null ? {} : { equityLoan12Months: saved.equityLoan12Months }),
});

const shownPhone = (phoneNumber: string | null) => {
  const digits = nationalDigits(phoneNumber ?? '');
  return digits === '' ? {} : { phoneNumber: formatPhone(digits) };
};

/** Merges values. Typed values win over saved values, which win over the application's. */
export const startingInfo = (
  application: Readonly<Application>,
  saved: Readonly<AdditionalInfo> | null,
  draft: UnsavedValues | undefined,
): Partial<AdditionalInfoForm> =>
  initialFormValues<AdditionalInfoForm>(
    { ...shownPhone(application.applicant.phoneNumber), ...(saved ? formOf(saved) : {}) },
    draft,
  );

/** Returns null if the lender already has the number. */
export const changedPhone = (
  { phoneNumber }: Readonly<Pick<AdditionalInfoForm, 'phoneNumber'>>,
  { applicant }: Readonly<Application>,
): string | null =>
  phoneDigits(phoneNumber) === nationalDigits(applicant.phoneNumber ?? '') ? null : phoneNumber;

const formNames = new Map([
  ['trust.name', 'trustName'],
  ['trust.type', 'trustType'],
  ['trust.isTrustee', 'isTrustee'],
]);

/** Converts a field's name in the response to the form's: `owners.0.email` to `owners[0].email`. */
const formName = (field: string): string =>
  formNames.get(field) ??
  field.replace(/^owners\.(\d)\.(?:name\.)?/, 'owners[$1].').replace(/^spouse\.name\./, 'spouse.');

export const infoErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [formName(field), message]));
