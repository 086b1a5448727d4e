import { fullName } from '#store/person/name.ts';
import { formatPhone, nationalDigits } from '#store/person/phone.ts';

import type { Application } from './application.ts';

/** Returns the borrower as the contact for a visit. A part is null if unknown. */
export function ownContact(
  applicant: Readonly<Pick<Application['applicant'], 'name' | 'phoneNumber'>> | undefined,
) {
  const digits = nationalDigits(applicant?.phoneNumber ?? '');
  return {
    contactName: applicant?.name ? fullName(applicant.name) : null,
    contactPhone: digits === '' ? null : formatPhone(digits),
  };
}
