import { screen, within } from '@testing-library/react';

import { PropertyAddressPage } from '#src/pages/registration/PropertyAddressPage.tsx';
import { RegistrationColumn } from '#src/pages/registration/RegistrationColumn.tsx';
import {
  addressTyped,
  lookupFailed,
  nearMatchAnswered,
  nearMatchFound,
  suggestionsReceived,
  zipNoteFound,
} from '#store/registration/lookupSlice.ts';
import {
  accountSubmitted,
  answersTyped,
  eligibilityReceived,
  originatorReceived,
  prefillReceived,
  propertySubmitted,
} from '#store/registration/slice.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
import { featuresReceived } from '#store/features/slice.ts';
import { anOrganisation } from '#tests/support/organisations.ts';
import { aProperty, consents, everyAnswer } from '#tests/support/answers.ts';
import { aHomeAddress, anOriginator } from '#tests/support/registration.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';

const known = aHomeAddress();
const onlyInTexas = anOriginator({
  licensedStates: ['TX'],
  enforceLicensedStatesForReferral: true,
});
const street = () => screen.getByRole('combobox', { name: 'Property address' });
const suggest = (...suggestions: (typeof known)[]) => [
  addressTyped({ field: 'property', text: known.street1 }),
  suggestionsReceived({ askedFor: known.street1, suggestions }),
];
const apply = () => screen.getByRole('button', { name: 'Apply Now' });

/** Opens the parts and fills them in. */
async function typeByHand(user: ReturnType<typeof renderWithStore>['user'], address = known) {
  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
  await user.type(screen.getByLabelText('Street address'), address.street1);
  await user.type(screen.getByLabelText('City'), address.city);
  await user.selectOptions(screen.getByLabelText('State'), address.state);
  await user.type(screen.getByLabelText('ZIP code'), address.zip);
}

it('MSG-REG-01 says what this is, and what it costs', () => {
  renderWithStore(<PropertyAddressPage />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Apply in 5 minutes, receive funding in 5 days',
  );
  expect(screen.getByText("Pre-qualification won't affect your credit score")).toBeVisible();
  expect(screen.getByText(/in the last 90 days makes the applicant ineligible/)).toBeVisible();
});

it.each(['register-v2', 'register'])(
  'T-01 of %s as the last question names the button that agrees',
  (at) => {
    const account = accountSubmitted({ contact: null, consents, passwordHandle: null });
    renderWithStore(<PropertyAddressPage />, { at, given: [...everyAnswer(), account] });

    expect(apply()).toBeVisible();
    expect(screen.getByText(/^By selecting Apply Now, you give/)).toBeVisible();
  },
);

it('a chosen suggestion is the property', async () => {
  const { user, happen, told } = renderWithStore(<PropertyAddressPage />);

  await user.type(street(), '512 Amb');
  happen(...suggest(known));
  await user.click(await screen.findByRole('option', { name: /Columbus, OH 43214/ }));
  expect(screen.getByText('Columbus, OH 43214')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(told(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('a suggestion that is chosen after another one has its own unit, or none', async () => {
  const { user, happen, told } = renderWithStore(<PropertyAddressPage />);

  await user.type(street(), known.street1);
  happen(...suggest(aHomeAddress({ street2: 'Unit 4' }), known));
  await user.click(await screen.findByRole('option', { name: /Unit 4/ }));
  expect(screen.getByText('Unit 4, Columbus, OH 43214')).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(told(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('VAL-TYPEAHEAD-1 VAL-ADDR-1 AX-21 nothing is sent while it is wrong, and every field says why', async () => {
  const { user, told } = renderWithStore(<PropertyAddressPage />);

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
  expect(told(propertySubmitted)).toEqual([]);
});

it('AX-21 parts that open after a failed press are clean until they were left empty or pressed again', async () => {
  const { user } = renderWithStore(<PropertyAddressPage />);
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

it('an address typed by hand is the property, with its unit', async () => {
  const { user, told } = renderWithStore(<PropertyAddressPage />);

  await typeByHand(user);
  await user.type(screen.getByLabelText(/Apartment or unit/), '4B');
  await user.click(screen.getByRole('radio', { name: 'Second home' }));
  await user.click(apply());

  const property = aProperty({ street2: '4B', occupancyType: 'SECONDARY' });
  expect(told(propertySubmitted)).toEqual([propertySubmitted({ property })]);
});

it('VAL-STREET-1 VAL-CITY-1 VAL-STATE-1 VAL-ZIP-1 each part says what is missing', async () => {
  const { user } = renderWithStore(<PropertyAddressPage />);

  await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
  await user.click(apply());

  const saying = (label: string) => screen.getByLabelText(label);
  expect(saying('Street address')).toHaveAccessibleDescription('Street address is required');
  expect(saying('City')).toHaveAccessibleDescription('Please enter a valid city name');
  expect(saying('State')).toHaveAccessibleDescription('State must be two characters in length');
  expect(saying('ZIP code')).toHaveAccessibleDescription('Please enter a valid zipcode');
});

it('FT-48 a whole address pasted into the one line is taken apart', async () => {
  const { user, told } = renderWithStore(<PropertyAddressPage />);

  await user.click(street());
  await user.paste('512 Amberstone Drive, Columbus, OH 43214');
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(told(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('when nothing can be looked up the parts open, and typing goes on where it was', async () => {
  const { user, happen } = renderWithStore(<PropertyAddressPage />);

  await user.type(street(), '512 Amb');
  happen(addressTyped({ field: 'property', text: '512 Amb' }), lookupFailed());
  const box = await screen.findByLabelText('Street address');

  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(
    "We can't look up addresses right now. Please type it in.",
  );
  await user.keyboard('er');
  expect(box).toHaveValue('512 Amber');
  expect(screen.getByLabelText('ZIP code')).toBeVisible();
});

it('FT-48 a whole address is taken apart as well where nothing can be looked up', async () => {
  const { user, happen, told } = renderWithStore(<PropertyAddressPage />);

  await user.click(street());
  await user.paste('512 Amberstone Drive, Columbus, OH 43214');
  happen(addressTyped({ field: 'property', text: '512 Amberstone Drive' }), lookupFailed());

  expect(await screen.findByLabelText('Street address')).toHaveValue('512 Amberstone Drive');
  expect(screen.getByLabelText('City')).toHaveValue('Columbus');
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());
  expect(told(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('S5 a lookup that failed is forgotten with the answer, and for another address', async () => {
  const failed = [addressTyped({ field: 'property', text: '512 Amb' }), lookupFailed()];
  const answered = renderWithStore(<PropertyAddressPage />, {
    given: [...failed, propertySubmitted({ property: aProperty() })],
  });
  expect(street()).toHaveValue(known.street1);
  answered.unmount();

  renderWithStore(<PropertyAddressPage />, {
    given: [addressTyped({ field: 'home', text: '1 Elm' }), lookupFailed()],
  }).happen(addressTyped({ field: 'property', text: '512 Amb' }));

  expect(street()).toBeVisible();
});

it('VAL-STATE-3 C-19 New York is refused at the field while a regulator reviews the brand', async () => {
  const organisation = anOrganisation({ companyInfo: { allowRegulatorReview: true } });
  const { user, told } = renderWithStore(<PropertyAddressPage />, { organisation });

  await typeByHand(user, aHomeAddress({ city: 'Albany', state: 'NY', zip: '12207' }));
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());

  expect(screen.getByLabelText('State')).toHaveAccessibleDescription(/We're not yet available/);
  expect(told(propertySubmitted)).toEqual([]);
});

it('soft notes tell and never stop', async () => {
  const { user, told } = renderWithStore(<PropertyAddressPage />, {
    given: [
      eligibilityReceived({ states: [{ state: 'OH', eligible: true }], blockedZips: ['28711'] }),
      featuresReceived({ flags: {}, maintenance: null, disasterZips: ['28711'] }),
    ],
  });

  await typeByHand(user, aHomeAddress({ city: 'Black Mountain', state: 'NC', zip: '28711' }));
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  expect(screen.getAllByText(/This ZIP code had a recent disaster/)[0]).toBeVisible();
  expect(screen.getAllByText(/We don't lend here yet/)[0]).toBeVisible();
  await user.click(apply());

  expect(told(propertySubmitted)).toHaveLength(1);
});

it.each([
  ['VAL-STATE-3, C-19: a regulator reviews the brand', { allowRegulatorReview: true }, []],
  [
    'ELIG-06: the originator may not lend',
    {},
    [
      originatorReceived(
        anOriginator({ licensedStates: ['OH'], enforceLicensedStatesForReferral: true }),
      ),
    ],
  ],
] as const)('S4 promises nobody that they can go on where %s', async (_why, companyInfo, facts) => {
  const { user } = renderWithStore(<PropertyAddressPage />, {
    organisation: anOrganisation({ companyInfo }),
    given: [
      eligibilityReceived({ states: [{ state: 'OH', eligible: true }], blockedZips: [] }),
      ...facts,
    ],
  });

  await typeByHand(user, aHomeAddress({ city: 'Albany', state: 'NY', zip: '12207' }));

  expect(screen.queryByText(/You can go on/)).not.toBeInTheDocument();
});

it('a note about a ZIP code is about that one alone', async () => {
  const { user, happen } = renderWithStore(<PropertyAddressPage />);
  const words = /This ZIP code is usually in Ohio/;

  await user.click(street());
  await user.paste('512 Amberstone Drive, Columbus, CO 43214');
  happen(zipNoteFound({ field: 'property', zip: '43214', state: 'OH' }));
  expect(screen.getAllByText(words)[0]).toBeVisible();
  await user.clear(street());
  await user.paste('33 Cinderpath Way, Denver, CO 80206');

  expect(screen.queryByText(words, { selector: 'p' })).toBeNull();
});

it('an address that is almost a known one is asked about, and the person decides', async () => {
  const { user, happen, told } = renderWithStore(<PropertyAddressPage />);
  const typed = aHomeAddress({ street1: '512 Amberston Drive' });
  await typeByHand(user, typed);

  happen(nearMatchFound({ field: 'property', typed, address: known }));
  expect(screen.getAllByText('Did you mean 512 Amberstone Drive, Columbus, OH 43214?')).not.toEqual(
    [],
  );
  await user.click(screen.getByRole('button', { name: 'Use this address' }));

  expect(screen.getByLabelText('Street address')).toHaveValue('512 Amberstone Drive');
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'I live here' }));
  await user.click(apply());
  expect(told(propertySubmitted)).toEqual([propertySubmitted({ property: aProperty() })]);
});

it('"Keep mine" is told, and leaves the address as it is', async () => {
  const typed = aHomeAddress({ street1: '512 Amberston Drive' });
  const { user, happen, told } = renderWithStore(<PropertyAddressPage />);
  await typeByHand(user, typed);

  happen(nearMatchFound({ field: 'property', typed, address: known }));
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));

  expect(told(nearMatchAnswered)).toEqual([nearMatchAnswered({ answer: 'kept' })]);
  expect(screen.getByLabelText('Street address')).toHaveValue('512 Amberston Drive');
  expect(screen.getByLabelText('Street address')).toHaveFocus();
});

it('ELIG-06 a state the originator may not lend in is said on top, with the originator and a way on', async () => {
  const { user } = renderWithStore(
    <RegistrationColumn>
      <PropertyAddressPage />
    </RegistrationColumn>,
    { given: [propertySubmitted({ property: aProperty() }), originatorReceived(onlyInTexas)] },
  );

  expect(screen.getByText(/Please reach out to your referring loan officer/)).toBeVisible();
  expect(await screen.findAllByText('Marisol Quent')).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change the address' }));

  expect(street()).toHaveFocus();
});

it('ELIG-06 AX-27 an originator who is known late refuses without taking anybody from their box', async () => {
  const { user, happen } = renderWithStore(<PropertyAddressPage />, {
    given: [propertySubmitted({ property: aProperty() })],
  });
  await user.type(street(), ' ');

  happen(originatorReceived(onlyInTexas));

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(/your referring loan/);
  expect(street()).toHaveFocus();
  await user.click(apply());
  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
});

it('F-02 a press that leads to the same refusal leads to its words again', async () => {
  const { user } = renderWithStore(<PropertyAddressPage />, {
    given: [propertySubmitted({ property: aProperty() }), originatorReceived(onlyInTexas)],
  });

  await user.click(apply());
  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  await user.click(apply());

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
});

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

it('ELIG-06 says nothing of a property that lies where another site lends', () => {
  renderWithStore(<PropertyAddressPage />, {
    organisation: anOrganisation({
      switches: { regularCounterpart: { name: 'Homeline', baseUrl: 'https://homeline.example' } },
    }),
    given: [
      featuresReceived({
        flags: { 'fe-heloc-state-modals': true },
        maintenance: null,
        disasterZips: [],
      }),
      propertySubmitted({ property: aProperty() }),
      originatorReceived(onlyInTexas),
    ],
  });

  expect(screen.queryByText(/Please reach out to your referring loan officer/)).toBeNull();
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
