import { completeAddress, type HomeAddress } from '#store/person/address.ts';
import { completeName, type LegalName } from '#store/person/name.ts';
import { normaliseText } from '#store/text/normalise.ts';

import {
  asksEquityLoan,
  asksMaritalStatus,
  asksSpouse,
  type AdditionalInfoContext,
  type AdditionalInfoForm,
  type MaritalStatus,
  type Owner,
  type Ownership,
  type PreferredContact,
  type Purpose,
  type Relationship,
  type Residency,
  type Spouse,
  type TrustType,
} from './additionalInfo.ts';

interface Person {
  name: LegalName;
  email: string;
}

/** The body of PUT K/additional-info, without the mobile number and SSN. */
export interface AdditionalInfo {
  ownership: Ownership;
  owners: (Person & { phoneNumber: string | null; relationship: Relationship })[];
  trust: { name: string; type: TrustType; isTrustee: boolean } | null;
  maritalStatus: MaritalStatus | null;
  spouse: Person | null;
  purpose: Purpose;
  residency: Residency;
  mailingAddress: HomeAddress | null;
  preferredContact: PreferredContact;
  titleChanged90Days: boolean;
  equityLoan12Months: boolean | null;
}

const personOf = (signer: Readonly<Spouse>): Person => ({
  name: completeName(signer),
  email: normaliseText(signer.email),
});

/** Returns the body of a valid form, without answers to hidden questions. */
export function additionalInfoOf(
  form: Readonly<AdditionalInfoForm>,
  context: Readonly<AdditionalInfoContext>,
): AdditionalInfo {
  const { ownership, preferredContact, purpose, residency, titleChanged90Days } = form;
  // The form is valid, so its people and addresses are complete.
  const owners = (ownership === 'JOINT' ? form.owners : []) as Owner[];
  const spouse = asksSpouse(form, context) ? (form.spouse as Spouse) : null;
  const mailing = form.isMailingSameAsHome ? null : (form.mailingAddress as HomeAddress);
  const { trustType: type, isTrustee } = form;
  return {
    ownership,
    owners: owners.map((owner) => ({
      ...personOf(owner),
      phoneNumber: owner.phoneNumber || null,
      relationship: owner.relationship,
    })),
    trust: ownership === 'TRUST' ? { name: normaliseText(form.trustName), type, isTrustee } : null,
    maritalStatus: asksMaritalStatus(context) ? form.maritalStatus : null,
    spouse: spouse && personOf(spouse),
    purpose,
    residency,
    mailingAddress: mailing && completeAddress(mailing),
    preferredContact,
    titleChanged90Days,
    equityLoan12Months: asksEquityLoan(context) ? form.equityLoan12Months : null,
  };
}
