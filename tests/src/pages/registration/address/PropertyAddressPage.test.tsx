import { screen, within } from '@testing-library/react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { homeStateOptions, stateOptions } from '#src/pages/shared/fields/stateOptions.ts';
import { addressTyped, lookupFailed } from '#store/registration/address/lookupSlice.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import { accountSubmitted } from '#store/registration/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProperty, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import {
  known,
  street,
  suggest,
  apply,
  typeByHand,
} from '#tests/support/render/propertyAddress.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

afterEach(() => jest.restoreAllMocks());

it('MSG-REG-01 says what the offer is, and what it costs', () => {
  renderInState(<PropertyAddressPage />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Apply in 5 minutes, receive funding in 5 days',
  );
  expect(screen.getByText("Pre-qualification won't affect your credit score")).toBeVisible();
  expect(screen.getByText(/in the last 90 days makes the applicant ineligible/)).toBeVisible();
});

it.each(['register-v2', 'register'])(
  'T-01 says which button agrees when %s is the last question',
  async (at) => {
    const account = accountSubmitted({ contact: null, consents, passwordHandle: null });
    renderInState(<PropertyAddressPage />, { at, given: [...everyAnswer(), account] });

    expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeVisible();
    expect(screen.getByText(/^By selecting Apply Now, you give/)).toBeVisible();
  },
);

it('takes the unit of the suggestion that is chosen last, or none', async () => {
  const { user, dispatch, actionsOf } = renderWithStore(<PropertyAddressPage />);

  await user.type(street(), known.street1);
  dispatch(...suggest(aHomeAddress({ street2: 'Unit 4' }), known));
  await user.click(await screen.findByRole('option', { name: /Unit 4/ }));
  expect(screen.getByText('Unit 4, Columbus, OH 43214')).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('VAL-TYPEAHEAD-1 VAL-ADDR-1 AX-21 sends nothing while the address is wrong, and says why at every field', async () => {
  const { user, actionsOf } = renderInState(<PropertyAddressPage />);

  await user.type(street(), 'Amberstone');
  await user.click(apply());

  const summary = screen.getByRole('alert', { name: 'Error' });
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('heading')).toHaveTextContent('Error');
  expect(street()).toHaveAccessibleDescription(/Please enter a valid property address/);
  expect(
    screen.getByRole('radiogroup', { name: 'How do you use this property?' }),
  ).toHaveAccessibleDescription('Please select an occupancy type');
  expect(street()).toHaveValue('Amberstone');
  expect(actionsOf(propertySubmitted)).toEqual([]);
});

it('AX-21 shows no message at parts that open after a failed submit until they are left empty or submitted again', async () => {
  const { user } = renderInState(<PropertyAddressPage />);
  const city = () => screen.getByLabelText('City');
  const zip = () => screen.getByLabelText('ZIP code');

  await user.type(street(), 'Amberstone');
  await user.click(apply());
  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
  expect(city()).toBeValid();
  expect(screen.getByLabelText('State')).toBeValid();
  expect(zip()).toBeValid();

  await user.click(city());
  await user.tab();
  expect(city()).toBeInvalid();
  expect(zip()).toBeValid();
  await user.click(apply());

  expect(zip()).toBeInvalid();
});

it("AX-06 AX-21 doesn't count an address that opens in parts as a mistake or as fixed", async () => {
  const { user } = renderInState(<PropertyAddressPage />);
  const summary = () => screen.queryByRole('alert', { name: 'Error' });
  await user.type(street(), 'Amberstone');
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());
  expect(summary()).toHaveTextContent('valid property address');

  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));

  expect(summary()).toBeNull();
  expect(screen.queryByText('All corrected. You can continue.')).toBeNull();
  await user.click(apply());
  expect(summary()).toHaveTextContent('City');
});

it('takes an address typed by hand as the property, with its unit', async () => {
  const { user, actionsOf } = renderInState(<PropertyAddressPage />);

  await typeByHand(user);
  await user.type(screen.getByLabelText(/Apartment or unit/), '4B');
  await user.click(screen.getByRole('radio', { name: 'Second home' }));
  await user.click(apply());

  const property = aProperty({ street2: '4B', occupancyType: 'SECONDARY' });
  expect(actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property })]);
});

it('leads back to the suggestions from parts opened by mistake, with the street and the focus', async () => {
  const { user } = renderInState(<PropertyAddressPage />);
  const back = () => screen.queryByRole('button', { name: 'Search for the address instead' });
  await user.type(street(), '512 Amb');
  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
  await user.type(screen.getByLabelText('City'), 'C');
  expect(back()).toBeNull();
  await user.clear(screen.getByLabelText('City'));

  await user.click(screen.getByRole('button', { name: 'Search for the address instead' }));

  expect(screen.getByRole('combobox', { name: /address/i })).toHaveValue('512 Amb');
  expect(screen.getByRole('combobox', { name: /address/i })).toHaveFocus();
  expect(screen.queryByLabelText('City')).toBeNull();
});

it('VAL-STREET-1 VAL-CITY-1 VAL-STATE-1 VAL-ZIP-1 says at each part what is missing', async () => {
  const { user } = renderInState(<PropertyAddressPage />);

  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
  await user.click(apply());

  const saying = (label: string) => screen.getByLabelText(label);
  expect(saying('Street address')).toHaveAccessibleDescription('Street address is required');
  expect(saying('City')).toHaveAccessibleDescription('Please enter a valid city name');
  expect(saying('State')).toHaveAccessibleDescription('Please choose a state');
  expect(saying('ZIP code')).toHaveAccessibleDescription('Please enter a valid zipcode');
});

it('opens the parts when a lookup fails, and lets the user continue typing in place', async () => {
  const { user, dispatch } = renderWithStore(<PropertyAddressPage />);

  await user.type(street(), '512 Amb');
  dispatch(addressTyped({ field: 'property', text: '512 Amb' }), lookupFailed());
  const box = await screen.findByLabelText('Street address');

  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(
    "We can't look up addresses right now. Please type it in.",
  );
  await user.keyboard('er');
  expect(box).toHaveValue('512 Amber');
  expect(screen.getByLabelText('ZIP code')).toBeVisible();
});

it('FT-48 splits a whole address, too, when the lookup fails', async () => {
  const { user, dispatch, actionsOf } = renderWithStore(<PropertyAddressPage />);

  await user.click(street());
  await user.paste('512 Amberstone Drive, Columbus, OH 43214');
  dispatch(addressTyped({ field: 'property', text: '512 Amberstone Drive' }), lookupFailed());

  expect(await screen.findByLabelText('Street address')).toHaveValue('512 Amberstone Drive');
  expect(screen.getByLabelText('City')).toHaveValue('Columbus');
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());
  expect(actionsOf(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('S5 clears a failed lookup with the answer, and with another address', async () => {
  const failed = [addressTyped({ field: 'property', text: '512 Amb' }), lookupFailed()];
  const answered = renderWithStore(<PropertyAddressPage />, {
    given: [...failed, propertySubmitted({ property: aProperty() })],
  });
  expect(street()).toHaveValue(known.street1);
  answered.unmount();

  renderWithStore(<PropertyAddressPage />, {
    given: [addressTyped({ field: 'home', text: '1 Elm' }), lookupFailed()],
  }).dispatch(addressTyped({ field: 'property', text: '512 Amb' }));

  expect(street()).toBeVisible();
});

it('VAL-STATE-3 C-19 rejects New York at the field while a regulator reviews the brand', async () => {
  const organisation = anOrganisation({ companyInfo: { allowRegulatorReview: true } });
  const { user, actionsOf } = renderInState(<PropertyAddressPage />, { organisation });

  await typeByHand(user, aHomeAddress({ city: 'Albany', state: 'NY', zip: '12207' }));
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(screen.getByLabelText('State')).toHaveAccessibleDescription(/We're not yet available/);
  expect(actionsOf(propertySubmitted)).toEqual([]);
});

it('keeps a typed unit with a suggestion that has none, below the box and in the answer', async () => {
  const { user, dispatch, actionsOf } = renderWithStore(<PropertyAddressPage />);

  await user.type(street(), `${known.street1} Apt 4B`);
  dispatch(...suggest(known));
  await user.click(await screen.findByRole('option', { name: /Columbus, OH 43214/ }));
  expect(screen.getByText('Apt 4B, Columbus, OH 43214')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(actionsOf(propertySubmitted)).toEqual([
    propertySubmitted({ property: aProperty({ street2: 'Apt 4B' }) }),
  ]);
});

it('FT-48 keeps five digits of a longer ZIP code, typed and pasted', async () => {
  const { user } = renderInState(<PropertyAddressPage />);
  const zip = () => screen.getByLabelText('ZIP code');
  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));

  await user.type(zip(), '43214-1234');
  expect(zip()).toHaveValue('43214');

  await user.clear(zip());
  await user.click(zip());
  await user.paste('OH 43214');
  expect(zip()).toHaveValue('43214');
});
it('renders only the part of an address in which a key is pressed, not the list of states', async () => {
  const { user } = renderWithStore(<PropertyAddressPage />);
  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
  const draws = jest.spyOn(stateOptions, 'map');

  await user.type(screen.getByRole('textbox', { name: 'Street address' }), '512 Amberstone Drive');
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Columbus');
  expect(draws).not.toHaveBeenCalled();

  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'OH');
  expect(draws).toHaveBeenCalled();
});

it("doesn't render one address again when a key is pressed in the other", async () => {
  const { user } = renderWithStore(<PropertyAddressPage />, { at: 'register' });
  await user.click(await screen.findByRole('radio', { name: 'I rent it out' }));
  const home = within(await screen.findByRole('region', { name: 'What is your home address?' }));
  await user.click(home.getByRole('button', { name: 'Enter address manually' }));
  const draws = jest.spyOn(homeStateOptions, 'map');

  await user.type(street(), '512 Amberstone Drive');
  expect(draws).not.toHaveBeenCalled();

  await user.selectOptions(home.getByRole('combobox', { name: 'State' }), 'OH');
  expect(draws).toHaveBeenCalled();
});
