import { ownContact } from '#store/application/core/ownContact.ts';
import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';

import type { Appraisal, Booking } from './appraisal.ts';

/** Returns the contact and times sent before, else the borrower's name and phone. Typed values win. */
export function startingBooking(
  { contactName, contactPhone, windows }: Readonly<Appraisal>,
  applicant: Parameters<typeof ownContact>[0],
  draft: UnsavedValues | undefined,
): Partial<Booking> {
  const own = ownContact(applicant);
  return initialFormValues<Booking>(
    {
      contactName: contactName ?? own.contactName,
      contactPhone: contactPhone ?? own.contactPhone,
      windows: windows.length === 0 ? null : windows,
    },
    draft,
  );
}
