import { screen } from '@testing-library/react';

import { addressTyped, suggestionsReceived } from '#store/registration/address/lookupSlice.ts';
import { licenceReceived } from '#store/registration/slice.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';

import type { renderInState } from './renderInState.tsx';

export const known = aHomeAddress();
export const onlyInTexas = licenceReceived({
  licensedStates: ['TX'],
  enforceLicensedStatesForReferral: true,
});
export const street = () => screen.getByRole('combobox', { name: 'Property address' });
export const suggest = (...suggestions: (typeof known)[]) => [
  addressTyped({ field: 'property', text: known.street1 }),
  suggestionsReceived({ askedFor: known.street1, suggestions }),
];
export const apply = () => screen.getByRole('button', { name: 'Apply Now' });

export async function typeByHand(user: ReturnType<typeof renderInState>['user'], address = known) {
  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
  await user.type(screen.getByLabelText('Street address'), address.street1);
  await user.type(screen.getByLabelText('City'), address.city);
  await user.selectOptions(screen.getByLabelText('State'), address.state);
  await user.type(screen.getByLabelText('ZIP code'), address.zip);
}
