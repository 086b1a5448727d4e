import { screen } from '@testing-library/react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { answersTyped, prefillReceived, propertySubmitted } from '#store/registration/slice.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { known, street, apply } from '#tests/support/render/propertyAddress.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { prefilledBy } from '#tests/support/fixtures/registration.ts';

it('fills in the home of the profile on the one-address flow (decision 9)', async () => {
  const { user } = renderInState(<PropertyAddressPage />, {
    at: 'register',
    given: [prefilledBy('profile', { homeAddress: aHomeAddress() })],
  });

  await user.click(screen.getByRole('radio', { name: 'I rent it out' }));

  expect(screen.getByRole('combobox', { name: 'Home address' })).toHaveValue(
    '512 Amberstone Drive',
  );
  expect(street()).toHaveValue('');
});

it('AX-22 says that a home is prefilled next to an answered property', async () => {
  const note = () => screen.queryByText('We filled this in for you. Please check it.');
  const { user } = renderInState(<PropertyAddressPage />, {
    at: 'register',
    given: [
      propertySubmitted({ property: aProperty() }),
      prefilledBy('profile', { homeAddress: aHomeAddress() }),
    ],
  });
  expect(note()).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'I rent it out' }));

  expect(note()).toBeVisible();
});

it('AX-22 says only once that a property and home are prefilled', async () => {
  const { user } = renderInState(<PropertyAddressPage />, {
    at: 'register',
    given: [prefilledBy('profile', { propertyAddress: known, homeAddress: known })],
  });

  await user.click(screen.getByRole('radio', { name: 'I rent it out' }));

  expect(screen.getByRole('combobox', { name: 'Home address' })).toHaveValue(known.street1);
  expect(screen.getAllByText('We filled this in for you. Please check it.')).toHaveLength(1);
});

it('takes the referral that comes last, and counts no prefill as typed (decision 8)', async () => {
  const actionsOf = (address: ReturnType<typeof aHomeAddress>) => ({
    ...emptyPrefill,
    propertyAddress: address,
  });
  const view = renderWithStore(<PropertyAddressPage />);

  view.dispatch(
    prefillReceived({
      source: 'prepop',
      prefill: actionsOf(aHomeAddress({ street1: '9 Prepop Road', street2: 'Unit 4' })),
    }),
  );
  expect(street()).toHaveValue('9 Prepop Road');
  view.dispatch(prefillReceived({ source: 'referral', prefill: actionsOf(known) }));
  expect(street()).toHaveValue(known.street1);
  view.dispatch(
    prefillReceived({
      source: 'profile',
      prefill: actionsOf(aHomeAddress({ street1: '1 Profile' })),
    }),
  );
  await view.user.click(screen.getByRole('radio', { name: 'I live here' }));
  await view.user.click(apply());

  expect(view.actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
  expect(view.actionsOf(answersTyped).map(({ payload }) => payload)).toEqual([
    { step: 'propertyAddress', values: { occupancyType: 'HOME' } },
  ]);
});

it('asks a user who lives elsewhere for the home on the same screen of the one-address flow (decision 9)', async () => {
  const { user, actionsOf } = renderInState(<PropertyAddressPage />, { at: 'register' });

  await user.click(street());
  await user.paste('512 Amberstone Drive, Columbus, OH 43214');
  expect(screen.queryByRole('combobox', { name: 'Home address' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'I rent it out' }));
  await user.click(apply());
  expect(screen.getByRole('combobox', { name: 'Home address' })).toHaveAccessibleDescription(
    /Please enter a valid property address/,
  );
  await user.click(screen.getByRole('combobox', { name: 'Home address' }));
  await user.paste('88 Fernleigh Road, Denver, CO 80205');
  await user.click(apply());

  const home = aHomeAddress({
    street1: '88 Fernleigh Road',
    city: 'Denver',
    state: 'CO',
    zip: '80205',
  });
  expect(actionsOf(propertySubmitted)).toEqual([
    propertySubmitted({ property: aProperty({ occupancyType: 'INVESTMENT' }), home }),
  ]);
});
