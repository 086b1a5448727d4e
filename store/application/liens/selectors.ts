import { createSelector } from 'reselect';

import { selectApplication, selectStatus } from '#store/application/core/selectors.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { selectProfile } from '#store/identity/selectors.ts';
import { fullName } from '#store/person/name.ts';

interface RecordMismatch {
  readonly text: string;
  readonly link: string;
  readonly screen: ApplicationScreenId;
}

/** Screens that resolve a mismatch with county records (screens.md, liens). */
const mismatches = new Map<string, RecordMismatch>([
  [
    'PARCEL_MISMATCH',
    {
      text: 'The parcel number in the county records does not match your address.',
      link: 'Check your parcel number',
      screen: 'reviewIncorrectPin',
    },
  ],
  [
    'OWNERSHIP_MISMATCH',
    {
      text: 'The county records name another owner than you told us.',
      link: 'Tell us who owns the property',
      screen: 'reviewIncorrectOwnership',
    },
  ],
]);

/** Returns null if the records match. */
export const selectRecordMismatch = createSelector(
  [selectStatus],
  (status) => mismatches.get(status?.hold?.reason ?? '') ?? null,
);

/** Returns the name to sign with, or null if unknown. */
export const selectLegalName = createSelector(
  [selectApplication, selectProfile],
  (application, profile) => {
    const name = application?.applicant.name ?? profile?.name ?? null;
    return name && fullName(name);
  },
);

/** "512 Amberstone Drive, Columbus, OH 43214", or null if unknown. */
export const selectPropertyLine = createSelector([selectApplication], (application) => {
  const property = application?.property;
  if (!property?.street1) return null;
  const { street1, street2, city, state, zip } = property;
  return [street1, street2, city, [state, zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
});
