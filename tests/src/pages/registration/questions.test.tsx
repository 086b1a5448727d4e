import { screen, within } from '@testing-library/react';

import { BirthdatePage } from '#src/pages/registration/facts/BirthdatePage.tsx';
import { ForSalePage } from '#src/pages/registration/facts/ForSalePage.tsx';
import { HomeAddressPage } from '#src/pages/registration/address/HomeAddressPage.tsx';
import { LegalNamePage } from '#src/pages/registration/facts/LegalNamePage.tsx';
import {
  birthdateSubmitted,
  homeAddressSubmitted,
  nameSubmitted,
  propertySubmitted,
  saleStatusSubmitted,
} from '#store/registration/answers.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });

describe('home address', () => {
  const at = 'register-v2/home-address';

  it('stores the home of the user', async () => {
    const { user, actionsOf } = renderInState(<HomeAddressPage />, { at });

    await user.click(screen.getByRole('combobox', { name: 'Home address' }));
    await user.paste('512 Amberstone Drive, Columbus, OH 43214');
    await user.click(press());

    expect(actionsOf(homeAddressSubmitted)).toEqual([homeAddressSubmitted(aHomeAddress())]);
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

  it('FT-49 stores a name the way people write it', async () => {
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
    {
      label: 'First name',
      typed: 'J',
      text: 'First name must be at least 2 characters long',
    },
    {
      label: 'Middle name (optional)',
      typed: 'Q--Q',
      text: 'Some of the characters entered are not supported.',
    },
    {
      label: 'Last name',
      typed: 'Sample🙂',
      text: 'Some of the characters entered are not supported.',
    },
  ])('rejects the $label "$typed" at its box, and keeps it', async ({ label, typed, text }) => {
    const { user, actionsOf } = renderInState(<LegalNamePage />, { at });
    await user.type(screen.getByLabelText(label), typed);
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
    { who: 'anyone', date: '11/22/2008', text: /Must be at least 18 years old/ },
    {
      who: 'a resident of Alabama (VAL-DOB-3)',
      date: '11/21/2008',
      text: /19 years old if you reside in the state of Alabama/,
      answered: [inAlabama],
    },
    {
      who: 'a customer of an age-restricted brand (VAL-DOB-4)',
      date: '11/22/1964',
      text: /Must be 62 years or older to apply for a loan/,
      ageRestricted: true,
    },
  ])(
    'VAL-DOB-2 rejects a date that makes $who too young',
    async ({ date, text, answered = [], ageRestricted = false }) => {
      const { user, actionsOf } = renderInState(<BirthdatePage />, {
        at,
        organisation: anOrganisation({ switches: { ageRestricted } }),
        given: [today, ...answered],
      });

      await type(user, date);

      expect(group()).toHaveAccessibleDescription(text);
      expect(actionsOf(birthdateSubmitted)).toEqual([]);
    },
  );
});
