import { createSelector } from 'reselect';

import { occupancyLabels } from '#store/person/address.ts';

import { selectDraft } from './flow.ts';

/** Returns facts about the property as rows, or null before the address is known. */
export const selectHomeSoFar = createSelector(
  [selectDraft],
  ({ propertyAddress, isListedForSale }) => {
    if (propertyAddress === null) return null;
    const { street1, street2, city, state, zip, occupancyType } = propertyAddress;
    return {
      occupancy: occupancyType,
      rows: [
        {
          label: 'Address',
          value: [street1, street2, `${city}, ${state} ${zip}`].filter(Boolean).join(', '),
        },
        { label: 'Use', value: occupancyLabels[occupancyType] },
        ...(isListedForSale === null
          ? []
          : [{ label: 'For sale', value: isListedForSale ? 'Yes' : 'No' }]),
      ],
    };
  },
);
