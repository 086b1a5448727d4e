import { screen, within } from '@testing-library/react';

import { BirthdatePage } from '#src/pages/registration/facts/BirthdatePage.tsx';
import { ForSalePage } from '#src/pages/registration/facts/ForSalePage.tsx';
import { HomeAddressPage } from '#src/pages/registration/address/HomeAddressPage.tsx';
import { LegalNamePage } from '#src/pages/registration/facts/LegalNamePage.tsx';
import { birthdateSubmitted } from '#store/registration/birthdate.ts';
import { homeAddressSubmitted } from '#store/registration/address/homeAddress.ts';
import { nameSubmitted } from '#store/registration/legalName.ts';
import { saleStatusSubmitted } from '#store/registration/saleStatus.ts';
import { propertySubmitted } from '#store/registration/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });
const summary = () => screen.getByRole('alert', { name: 'Error' });

describe('home address', () => {
  const at = 'register-v2/home-address';

  it('stores the home of the user', async () => {
    const { user, actionsOf } = renderInState(<HomeAddressPage />, { at });

    await user.click(screen.getByRole('combobox', { name: 'Home address' }));
    await user.paste('512 Amberstone Drive, Columbus, OH 43214');
    await user.click(press());

    expect(actionsOf(homeAddressSubmitted)).toEqual([homeAddressSubmitted(aHomeAddress())]);
  });

  it('VAL-TYPEAHEAD-1 shows the messages of an invalid address', async () => {
    const { user, actionsOf } = renderInState(<HomeAddressPage />, { at });

    await user.click(press());

    expect(summary()).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Home address' })).toHaveAccessibleDescription(
      /Please enter a valid property address/,
    );
    expect(actionsOf(homeAddressSubmitted)).toEqual([]);
  });
});

describe('sale status', () => {
  const at = 'register-v2/for-sale';

  it.each([
    ['Yes', true],
    ['No', false],
  ])('stores %s as the sale status', async (label, isListedForSale) => {
    const { user, actionsOf } = renderInState(<ForSalePage />, { at });

    await user.click(screen.getByRole('radio', { name: label }));
    await user.click(press());

    expect(actionsOf(saleStatusSubmitted)).toEqual([saleStatusSubmitted({ isListedForSale })]);
  });

  it('VAL-SALE-1 shows a message for a missing answer', async () => {
    const { user, actionsOf } = renderInState(<ForSalePage />, { at });

    await user.click(press());

    expect(
      screen.getByRole('radiogroup', { name: 'Is this property currently for sale?' }),
    ).toHaveAccessibleDescription(/Required/);
    expect(actionsOf(saleStatusSubmitted)).toEqual([]);
  });

  it('VAL-SALE-3 asks about the next six months for some brands', () => {
    const organisation = anOrganisation({ switches: { saleWithinSixMonths: true } });
    renderInState(<ForSalePage />, { at, organisation });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Is this property currently for sale, or will it be listed for sale within the next 6 months?',
    );
  });
});

describe('legal name', () => {
  const at = 'register-v2/legal-name';

  it('FT-49 stores a name as people write it', async () => {
    const { user, actionsOf } = renderInState(<LegalNamePage />, { at });

    await user.type(screen.getByLabelText('First name'), 'José ');
    await user.type(screen.getByLabelText('Last name'), 'O’Connor');
    await user.selectOptions(screen.getByLabelText(/Suffix/), 'JR');
    await user.click(press());

    expect(actionsOf(nameSubmitted)).toEqual([
      nameSubmitted({ firstName: 'José', lastName: "O'Connor", suffix: 'JR' }),
    ]);
  });

  it.each([
    ['First name', '', 'Please enter the first name'],
    ['First name', 'J', 'First name must be at least 2 characters long'],
    ['First name', 'Dana7', 'Some of the characters entered are not supported.'],
    ['Middle name (optional)', 'Q--Q', 'Some of the characters entered are not supported.'],
    ['Last name', '', 'Last name is required'],
    ['Last name', 'S', 'Last name must be at least 2 characters long'],
    ['Last name', 'Sample🙂', 'Some of the characters entered are not supported.'],
  ])('rejects in the box %s the text "%s" with the message "%s"', async (label, typed, text) => {
    const { user, actionsOf } = renderInState(<LegalNamePage />, { at });

    if (typed !== '') await user.type(screen.getByLabelText(label), typed);
    await user.click(press());

    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(label)).toHaveValue(typed);
    expect(actionsOf(nameSubmitted)).toEqual([]);
  });

  it('AX-20 lets the browser fill in the name', () => {
    renderInState(<LegalNamePage />, { at });

    expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
    expect(screen.getByLabelText(/Suffix/)).toHaveAttribute('autocomplete', 'honorific-suffix');
  });
});

describe('date of birth', () => {
  const at = 'register-v2/birthdate';
  const today = todayChanged({ today: '2026-11-21' });
  const inAlabama = propertySubmitted({ property: aProperty({ state: 'AL' }) });
  const group = () => screen.getByRole('group', { name: 'Date of birth' });

  async function type(user: ReturnType<typeof renderInState>['user'], date: string) {
    const [month = '', day = '', year = ''] = date.split('/');
    const parts = { Month: month, Day: day, Year: year };
    for (const [label, digits] of Object.entries(parts))
      if (digits !== '') await user.type(within(group()).getByLabelText(label), digits);
    await user.click(press());
  }

  it('VAL-DOB-2 stores the date of a user who is 18 today', async () => {
    const { user, actionsOf } = renderInState(<BirthdatePage />, { at, given: [today] });

    await type(user, '11/21/2008');

    expect(actionsOf(birthdateSubmitted)).toEqual([birthdateSubmitted({ dob: '2008-11-21' })]);
  });

  it.each([
    ['', 'Date of birth is required'],
    ['2/30/1990', 'Invalid date'],
    ['1/1/1899', 'Invalid date'],
    ['11/22/2008', 'Must be at least 18 years old'],
  ])('VAL-DOB-1 to -6: shows for "%s" the message "%s"', async (date, text) => {
    const { user, actionsOf } = renderInState(<BirthdatePage />, { at, given: [today] });

    await type(user, date);

    expect(group()).toHaveAccessibleDescription(new RegExp(text));
    expect(actionsOf(birthdateSubmitted)).toEqual([]);
  });

  it('VAL-DOB-3 sets the minimum age to 19 in Alabama', async () => {
    const { user } = renderInState(<BirthdatePage />, { at, given: [today, inAlabama] });

    await type(user, '11/21/2008');

    expect(group()).toHaveAccessibleDescription(
      /19 years old if you reside in the state of Alabama/,
    );
  });

  it('VAL-DOB-4 sets the minimum age to 62 for some brands', async () => {
    const organisation = anOrganisation({ switches: { ageRestricted: true } });
    const { user } = renderInState(<BirthdatePage />, { at, organisation, given: [today] });

    await type(user, '11/22/1964');

    expect(group()).toHaveAccessibleDescription(/Must be 62 years or older to apply for a loan/);
  });
});
