import type { PropertyCandidate } from '#store/application/property/propertySearch.ts';

import type { ApplicationRecord } from './applicationRecord.ts';
import { isOnStreet } from './magicWords.ts';

/** 12.8: the units of 1 Twin Sandbox Lane. */
const units = [
  { unit: 'Unit A', ownerInitial: 'M', parcelEnd: '4411' },
  { unit: 'Unit B', ownerInitial: 'R', parcelEnd: '4412' },
  { unit: 'Unit C', ownerInitial: 'T', parcelEnd: '4413' },
];

/** Returns the homes at an address with several (9.3, Twin), or an empty list. */
export const candidatesOf = (application: ApplicationRecord): PropertyCandidate[] =>
  isOnStreet(application, 'twin')
    ? units.map((unit) => ({
        ...unit,
        uuid: `unit-${unit.parcelEnd}`,
        street1: application.property.street1,
        type: 'CONDO',
      }))
    : [];

/** Sample: the number on file. Parcel's belongs to another home. */
export const parcelOf = ({ parcelNumber }: ApplicationRecord): string =>
  parcelNumber ?? '010-224417-00';

/** Sample: the owners on file. Owners' aren't the borrower. */
export const recordOwnersOf = (application: ApplicationRecord): string[] => {
  const { firstName, lastName } = application.profile.name;
  return isOnStreet(application, 'owners') ? ['Edith Vanmoor'] : [`${firstName} ${lastName}`];
};
