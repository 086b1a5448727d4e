import { screen } from '@testing-library/react';

import { AccountSetupPage } from '#src/pages/registration/account/AccountSetupPage.tsx';
import { identityReceived } from '#store/identity/slice.ts';
import { emptyPrefill, type Prefill } from '#store/registration/prefill.ts';
import {
  accountSubmitted,
  eligibilityReceived,
  prefillReceived,
} from '#store/registration/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aContactAnswer, aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

/** Told by whoever referred the person. */
const referralOf = (told: Partial<Prefill>) =>
  prefillReceived({ source: 'referral', prefill: { ...emptyPrefill, ...told } });
const referral = referralOf({
  propertyAddress: aHomeAddress(),
  name: { firstName: 'Dana', lastName: 'Sample' },
  email: 'dana@sample.example',
  phoneNumber: '(614) 555-0123',
});
const situation = { at: 'register/account-setup', given: [referral] };
const GOOD = 'Borrow!2026demo';
const press = () => screen.getByRole('button', { name: 'Create account' });
const consents = { termPrivacyConsent: true, communicationConsent: true };

it('shows what is known, each with a way to change it', async () => {
  const { user, told } = renderWithStore(<AccountSetupPage />, situation);

  expect(screen.getByText(/512 Amberstone Drive, Columbus, OH 43214/)).toBeVisible();
  expect(screen.getByText('Dana Sample')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit the property' }));

  expect(told(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register-v2', replace: false }),
  ]);
});

it('offers no way to a question that is still to come', () => {
  renderWithStore(<AccountSetupPage />, situation);

  expect(screen.queryByRole('link', { name: 'Edit the name' })).toBeNull();
  expect(screen.getByText('You can change it when we ask for it.')).toBeVisible();
});

it('says before the press that questions come first, as long as some are left', () => {
  const note = () => screen.queryByText(/^Next come the questions that are left\./);
  const { unmount } = renderWithStore(<AccountSetupPage />, situation);
  expect(note()).toBeVisible();
  unmount();

  renderWithStore(<AccountSetupPage />, { at: situation.at, given: everyAnswer() });
  expect(note()).toBeNull();
});

it('AX-22 asks to check what others told of the contact, be it the phone alone', () => {
  const note = () => screen.queryByText('We filled this in for you. Please check it.');
  const { unmount } = renderWithStore(<AccountSetupPage />, { at: situation.at });
  expect(note()).toBeNull();
  unmount();

  renderWithStore(<AccountSetupPage />, {
    at: situation.at,
    given: [referralOf({ phoneNumber: '(614) 555-0123' })],
  });
  expect(note()).toBeVisible();
});

it('ELIG-01 says before anything is given that the lender does not lend where the property is', () => {
  const ohioIs = (eligible: boolean) =>
    eligibilityReceived({ states: [{ state: 'OH', eligible }], blockedZips: [] });
  const { happen } = renderWithStore(<AccountSetupPage />, situation);

  happen(ohioIs(true));
  expect(screen.queryAllByText(/We don't lend here yet/)).toEqual([]);

  happen(ohioIs(false));
  expect(screen.getAllByText(/We don't lend here yet/)[0]).toBeVisible();
});

it('CREATE-BODY-10 has no soft-credit text for a property in New York that others told of', () => {
  const text = /soft check/;
  const { unmount } = renderWithStore(<AccountSetupPage />, situation);
  expect(screen.getAllByText(text)).not.toEqual([]);
  unmount();

  renderWithStore(<AccountSetupPage />, {
    at: situation.at,
    given: [referralOf({ propertyAddress: aHomeAddress({ state: 'NY' }) })],
  });
  expect(screen.queryByText(text)).toBeNull();
});

it('T-01 names the button that agrees to the soft check', () => {
  renderWithStore(<AccountSetupPage />, situation);

  expect(screen.getByText(/^By selecting Create account, you give Larkmere/)).toBeVisible();
});

it('VAL-ACCT-1 makes the account with contact, password and boxes', async () => {
  const { user, told, secrets } = renderWithStore(<AccountSetupPage />, situation);

  await user.type(screen.getByLabelText('Password'), GOOD);
  await user.type(screen.getByLabelText('Type the password again'), GOOD);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(press());

  expect(told(accountSubmitted)).toEqual([
    accountSubmitted({ contact: aContactAnswer(), consents, passwordHandle: 'handle-1' }),
  ]);
  expect(secrets.get('handle-1')).toBe(GOOD);
});

it('says of each what is missing or wrong', async () => {
  const { user, told } = renderWithStore(<AccountSetupPage />, situation);

  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Password'), 'weak');
  await user.click(press());

  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /Password is not strong enough/,
  );
  expect(told(accountSubmitted)).toEqual([]);
});

it.each([
  ['who is signed in', { given: [referral, identityReceived({ uuid: 'i1' })] }],
  [
    'who gets one from the page of the lender',
    { organisation: anOrganisation({ switches: { authMode: 'external' } }) },
  ],
])('VAL-ACCT-1 asks %s for no password', async (_who, more) => {
  const { user, told } = renderWithStore(<AccountSetupPage />, { ...situation, ...more });

  expect(screen.queryByLabelText('Password')).toBeNull();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(press());

  expect(told(accountSubmitted)).toEqual([
    accountSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
  ]);
});
