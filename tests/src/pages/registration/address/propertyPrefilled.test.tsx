import { screen } from '@testing-library/react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { answersTyped, prefillReceived, propertySubmitted } from '#store/registration/slice.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { known, street, apply } from '#tests/support/render/propertyAddress.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

it('decision 9: on the one-address flow the home that the lender knows of is filled in', async () => {
  const { user } = renderWithStore(<PropertyAddressPage />, {
    at: 'register',
    given: [
      prefillReceived({
        source: 'profile',
        prefill: { ...emptyPrefill, homeAddress: aHomeAddress() },
      }),
    ],
  });

  await user.click(screen.getByRole('radio', { name: 'I rent it out' }));

  expect(screen.getByRole('combobox', { name: 'Home address' })).toHaveValue(
    '512 Amberstone Drive',
  );
  expect(street()).toHaveValue('');
});

it('AX-22 says so of a home that was filled in, beside a property that was answered', async () => {
  const note = () => screen.queryByText('We filled this in for you. Please check it.');
  const { user } = renderWithStore(<PropertyAddressPage />, {
    at: 'register',
    given: [
      propertySubmitted({ property: aProperty() }),
      prefillReceived({
        source: 'profile',
        prefill: { ...emptyPrefill, homeAddress: aHomeAddress() },
      }),
    ],
  });
  expect(note()).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'I rent it out' }));

  expect(note()).toBeVisible();
});

it('AX-22 says once that property and home were filled in', async () => {
  const { user } = renderWithStore(<PropertyAddressPage />, {
    at: 'register',
    given: [
      prefillReceived({
        source: 'profile',
        prefill: { ...emptyPrefill, propertyAddress: known, homeAddress: known },
      }),
    ],
  });

  await user.click(screen.getByRole('radio', { name: 'I rent it out' }));

  expect(screen.getByRole('combobox', { name: 'Home address' })).toHaveValue(known.street1);
  expect(screen.getAllByText('We filled this in for you. Please check it.')).toHaveLength(1);
});

it('decision 8: a referral that answers after the other sources is believed, and none of it counts as typed', async () => {
  const told = (address: ReturnType<typeof aHomeAddress>) => ({
    ...emptyPrefill,
    propertyAddress: address,
  });
  const view = renderWithStore(<PropertyAddressPage />);

  view.happen(
    prefillReceived({
      source: 'prepop',
      prefill: told(aHomeAddress({ street1: '9 Prepop Road', street2: 'Unit 4' })),
    }),
  );
  expect(street()).toHaveValue('9 Prepop Road');
  view.happen(prefillReceived({ source: 'referral', prefill: told(known) }));
  expect(street()).toHaveValue(known.street1);
  view.happen(
    prefillReceived({ source: 'profile', prefill: told(aHomeAddress({ street1: '1 Profile' })) }),
  );
  await view.user.click(screen.getByRole('radio', { name: 'I live here' }));
  await view.user.click(apply());

  expect(view.told(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
  expect(view.told(answersTyped).map(({ payload }) => payload)).toEqual([
    { step: 'propertyAddress', values: { occupancyType: 'HOME' } },
  ]);
});

it('decision 9: on the one-address flow, somebody who lives elsewhere says where on the same screen', async () => {
  const { user, told } = renderWithStore(<PropertyAddressPage />, { at: 'register' });

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
  expect(told(propertySubmitted)).toEqual([
    propertySubmitted({ property: aProperty({ occupancyType: 'INVESTMENT' }), home }),
  ]);
});
