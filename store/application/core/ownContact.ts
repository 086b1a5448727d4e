import { fullName } from '#store/person/name.ts';
import { formatPhone, nationalDigits } from '#store/person/phone.ts';

import type { Application } from './application.ts';

/** The borrower as the contact of a visit; null where a part is not known. */
export function ownContact(
  applicant: Readonly<Pick<Application['applicant'], 'name' | 'phoneNumber'>> | undefined,
) {
  const digits = nationalDigits(applicant?.phoneNumber ?? '');
  return {
    contactName: applicant?.name ? fullName(applicant.name) : null,
    contactPhone: digits === '' ? null : formatPhone(digits),
  };
}
