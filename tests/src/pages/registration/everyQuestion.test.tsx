import { screen, within } from '@testing-library/react';

import AccountSetupPage from '#src/pages/registration/account/AccountSetupPage.tsx';
import { ContactPage } from '#src/pages/registration/account/ContactPage.tsx';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import { HomeAddressPage } from '#src/pages/registration/address/HomeAddressPage.tsx';
import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { AnnualIncomePage } from '#src/pages/registration/facts/AnnualIncomePage.tsx';
import { BirthdatePage } from '#src/pages/registration/facts/BirthdatePage.tsx';
import { ForSalePage } from '#src/pages/registration/facts/ForSalePage.tsx';
import { LegalNamePage } from '#src/pages/registration/facts/LegalNamePage.tsx';
import { linesSubmitted } from '#store/registration/address/lookupSlice.ts';
import { chainStarted } from '#store/registration/chain/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { ACCEPTED_AT } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const external = anOrganisation({ switches: { authMode: 'external' } });
const contact = ['Email: Please enter your email', 'Mobile phone: Please enter your mobile phone'];
const passwords = ['Password: Required', 'Confirm your password: Required'];
const consents = ['Terms and privacy: Required', 'Electronic messages: Required'];
const today = [todayChanged({ today: '2026-11-21' })];

const pages = {
  propertyAddress: {
    Page: PropertyAddressPage,
    at: 'register-v2',
    rows: 'VAL-ADDR-1',
    missing: [
      'Property address: Please enter a valid property address',
      'How do you use this property? Please select an occupancy type',
    ],
  },
  homeAddress: {
    Page: HomeAddressPage,
    at: 'register-v2/home-address',
    rows: 'VAL-TYPEAHEAD-1',
    missing: ['Home address: Please enter a valid property address'],
  },
  forSale: {
    Page: ForSalePage,
    at: 'register-v2/for-sale',
    rows: 'VAL-SALE-1',
    missing: ['Is this property currently for sale? Required'],
  },
  income: {
    Page: AnnualIncomePage,
    at: 'register-v2/annual-income',
    rows: 'VAL-INCOME-1',
    missing: [
      'Yearly income before taxes: Required',
      'Where does most of your income come from? Required',
    ],
  },
  name: {
    Page: LegalNamePage,
    at: 'register-v2/legal-name',
    rows: 'VAL-FIRST-1 VAL-LAST-1',
    missing: ['First name: Please enter the first name', 'Last name: Last name is required'],
  },
  birthdate: {
    Page: BirthdatePage,
    at: 'register-v2/birthdate',
    rows: 'VAL-DOB-1',
    given: today,
    missing: ['Date of birth: Date of birth is required'],
  },
  contact: {
    Page: ContactPage,
    at: 'register-v2/phone-and-email',
    rows: 'VAL-EMAIL-1 VAL-PHONE-1',
    missing: contact,
  },
  password: {
    Page: SetPasswordPage,
    at: 'register-v2/set-password',
    rows: 'VAL-PWD-1 VAL-CONSENT-1 VAL-CONSENT-2',
    missing: [...passwords, ...consents],
  },
  login: {
    Page: LoginInfoPage,
    at: 'register-v2/login-info',
    rows: 'VAL-EMAIL-1 VAL-CONSENT-1',
    organisation: external,
    missing: [...contact, ...consents],
  },
  accountSetup: {
    Page: AccountSetupPage,
    at: 'register/account-setup',
    rows: 'VAL-ACCT-1',
    missing: [...contact, ...passwords, ...consents],
  },
} as const;

const submitted = (dispatched: readonly { type: string }[]) =>
  dispatched.map(({ type }) => type).filter((type) => type.endsWith('Submitted'));

it.each(Object.values(pages))(
  'AX-21 lists what is missing at $at ($rows), and sends nothing',
  async ({ Page, missing, rows: _rows, ...situation }) => {
    const { user, dispatched } = renderInState(<Page />, situation);

    await user.click(screen.getByRole('button', { name: /Continue|Create account|Apply Now/ }));

    const summary = screen.getByRole('alert', { name: 'Error' });
    expect(summary).toHaveFocus();
    const lines = within(summary).getAllByRole('link');
    expect(lines.map(({ textContent }) => textContent)).toEqual(missing);
    expect(submitted(dispatched)).toEqual([]);
  },
);

const chain = chainStarted({ acceptedAt: ACCEPTED_AT });

it.each([
  { ...pages.propertyAddress, given: [linesSubmitted({ property: '512 Amb' })] },
  { ...pages.homeAddress, given: [linesSubmitted({ home: '512 Amb' })] },
  { ...pages.password, given: [chain] },
  { ...pages.login, given: [chain] },
  { ...pages.accountSetup, given: [chain] },
])('FT-40 says on the button at $at that it is sending, and ignores a click', async (row) => {
  const { Page, missing: _missing, rows: _rows, ...situation } = row;
  const { user, dispatched } = renderInState(<Page />, situation);
  const busy = screen.getByRole('button', { name: 'Submitting' });

  await user.click(busy);

  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('alert', { name: 'Error' })).toBeNull();
  expect(submitted(dispatched)).toEqual([]);
});
