import { screen } from '@testing-library/react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { AppRoutes } from '#src/routes.tsx';
import {
  linesLookedUp,
  nearMatchAnswered,
  nearMatchFound,
  zipNoteFound,
} from '#store/registration/address/lookupSlice.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import {
  eligibilityReceived,
  licenceReceived,
  originatorReceived,
  answersTyped,
  prefillReceived,
} from '#store/registration/slice.ts';
import { flagsReceived } from '#store/flags/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import {
  known,
  onlyInTexas,
  street,
  apply,
  typeByHand,
} from '#tests/support/render/propertyAddress.ts';
import { aHomeAddress, anOriginator, prefilledBy } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { sentence } from '#tests/support/render/sentence.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';

it('keeps soft notes from stopping a submit', async () => {
  const { user, actionsOf } = renderInState(<PropertyAddressPage />, {
    given: [
      eligibilityReceived({ states: [{ state: 'OH', eligible: true }], blockedZips: ['28711'] }),
      flagsReceived({ values: {}, maintenance: null, disasterZips: ['28711'] }),
    ],
  });

  await typeByHand(user, aHomeAddress({ city: 'Black Mountain', state: 'NC', zip: '28711' }));
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  expect(screen.getAllByText(/This ZIP code had a recent disaster/)[0]).toBeVisible();
  expect(screen.getAllByText(/We don't lend here yet/)[0]).toBeVisible();
  await user.click(apply());

  expect(actionsOf(propertySubmitted)).toHaveLength(1);
});

it.each([
  ['VAL-STATE-3, C-19: a regulator reviews the brand', { allowRegulatorReview: true }, []],
  [
    'ELIG-06: the originator may not lend there',
    {},
    [licenceReceived({ licensedStates: ['OH'], enforceLicensedStatesForReferral: true })],
  ],
] as const)("S4 doesn't promise to continue if %s", async (_why, companyInfo, facts) => {
  const { user } = renderInState(<PropertyAddressPage />, {
    organisation: anOrganisation({ companyInfo }),
    given: [
      eligibilityReceived({ states: [{ state: 'OH', eligible: true }], blockedZips: [] }),
      ...facts,
    ],
  });

  await typeByHand(user, aHomeAddress({ city: 'Albany', state: 'NY', zip: '12207' }));

  expect(screen.queryByText(/You can continue/)).not.toBeInTheDocument();
});

it('shows a note only for the ZIP code that it is about', async () => {
  const { user, dispatch } = renderWithStore(<PropertyAddressPage />);
  const text = /This ZIP code is usually in Ohio/;

  await user.click(street());
  await user.paste('512 Amberstone Drive, Columbus, CO 43214');
  dispatch(zipNoteFound({ field: 'property', zip: '43214', state: 'OH' }));
  expect(screen.getAllByText(text)[0]).toBeVisible();
  await user.clear(street());
  await user.paste('33 Cinderpath Way, Denver, CO 80206');

  expect(screen.queryByText(text, { selector: 'p' })).toBeNull();
});

it('asks about an address that is close to a known one, and lets the user decide', async () => {
  const { user, dispatch, actionsOf } = renderWithStore(<PropertyAddressPage />);
  const typed = aHomeAddress({ street1: '512 Amberston Drive' });
  await typeByHand(user, typed);

  dispatch(nearMatchFound({ field: 'property', typed, address: known }));
  expect(
    screen.getByText(sentence('Did you mean 512 Amberstone Drive, Columbus, OH 43214?')),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use this address' }));

  expect(screen.getByLabelText('Street address')).toHaveValue('512 Amberstone Drive');
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());
  expect(actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('dispatches "Keep mine", and leaves the address as it is', async () => {
  const typed = aHomeAddress({ street1: '512 Amberston Drive' });
  const { user, dispatch, actionsOf } = renderWithStore(<PropertyAddressPage />);
  await typeByHand(user, typed);

  dispatch(nearMatchFound({ field: 'property', typed, address: known }));
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));

  expect(actionsOf(nearMatchAnswered)).toEqual([nearMatchAnswered({ answer: 'kept' })]);
  expect(screen.getByLabelText('Street address')).toHaveValue('512 Amberston Drive');
  expect(screen.getByLabelText('Street address')).toHaveFocus();
});

it("ELIG-06 rejects on top a state without the originator's license, with the originator and a link", async () => {
  const { user } = renderInState(<AppRoutes />, {
    given: [
      propertySubmitted({ property: aProperty() }),
      originatorReceived(anOriginator()),
      onlyInTexas,
    ],
  });

  expect(screen.getByText(/Please reach out to your referring loan officer/)).toBeVisible();
  expect(await screen.findAllByText('Marisol Quent')).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change the address' }));

  expect(street()).toHaveFocus();
});

it('ELIG-06 AX-27 rejects a property without a license that is known late, and keeps the focus in its box', async () => {
  const { user, dispatch } = renderWithStore(<PropertyAddressPage />, {
    given: [propertySubmitted({ property: aProperty() })],
  });
  await user.type(street(), ' ');

  dispatch(onlyInTexas);

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(/your referring loan/);
  expect(street()).toHaveFocus();
  await user.click(apply());
  dispatch(linesLookedUp({ property: known }));
  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
});

it('F-02 leads to the message again when a submit gets the same refusal', async () => {
  const { user } = renderInState(<PropertyAddressPage />, {
    given: [propertySubmitted({ property: aProperty() }), onlyInTexas],
  });

  await user.click(apply());
  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  await user.click(apply());

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
});

it('ELIG-06 shows no license message for a property that another site serves', () => {
  renderInState(<PropertyAddressPage />, {
    organisation: anOrganisation({
      switches: { regularCounterpart: { name: 'Homeline', baseUrl: 'https://homeline.example' } },
    }),
    given: [
      someFlags({ 'fe-heloc-state-modals': true }),
      propertySubmitted({ property: aProperty() }),
      onlyInTexas,
    ],
  });

  expect(screen.queryByText(/Please reach out to your referring loan officer/)).toBeNull();
});

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

it('takes the referral that arrives last, and counts no prefill as typed (decision 8)', async () => {
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
