import { screen } from '@testing-library/react';

import AccountSetupPage from '#src/pages/registration/account/AccountSetupPage.tsx';
import { identityReceived } from '#store/identity/slice.ts';
import { emptyPrefill, type Prefill } from '#store/registration/prefill.ts';
import {
  accountSubmitted,
  eligibilityReceived,
  prefillReceived,
} from '#store/registration/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aContactAnswer, aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const referralOf = (prefill: Partial<Prefill>) =>
  prefillReceived({ source: 'referral', prefill: { ...emptyPrefill, ...prefill } });
const referral = referralOf({
  propertyAddress: aHomeAddress(),
  name: { firstName: 'Dana', lastName: 'Sample' },
  email: 'dana@sample.example',
  phoneNumber: '(614) 555-0123',
});
const situation = { at: 'register/account-setup', given: [referral] };
const GOOD = 'Borrow!2026demo';
const press = () => screen.getByRole('button', { name: 'Create account' });

it('shows known answers, each with a link to change it', async () => {
  const { user, actionsOf } = renderInState(<AccountSetupPage />, situation);

  expect(screen.getByText(/512 Amberstone Drive, Columbus, OH 43214/)).toBeVisible();
  expect(screen.getByText('Dana Sample')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit the property' }));

  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register-v2', replace: false }),
  ]);
});

it('shows no link for a question that is still to come', () => {
  renderInState(<AccountSetupPage />, situation);

  expect(screen.queryByRole('link', { name: 'Edit the name' })).toBeNull();
  expect(screen.getByText('You can change it when we ask for it.')).toBeVisible();
});

it('says before the submit that questions follow, as long as some are open', () => {
  const note = () => screen.queryByText(/^The remaining questions come next\./);
  const { unmount } = renderInState(<AccountSetupPage />, situation);
  expect(note()).toBeVisible();
  unmount();

  renderInState(<AccountSetupPage />, { at: situation.at, given: everyAnswer() });
  expect(note()).toBeNull();
});

it('AX-22 asks to check a prefilled contact, even if it is only the phone', () => {
  const note = () => screen.queryByText('We filled this in for you. Please check it.');
  const { unmount } = renderInState(<AccountSetupPage />, { at: situation.at });
  expect(note()).toBeNull();
  unmount();

  renderInState(<AccountSetupPage />, {
    at: situation.at,
    given: [referralOf({ phoneNumber: '(614) 555-0123' })],
  });
  expect(note()).toBeVisible();
});

it("ELIG-01 says before any answer that the lender doesn't lend where the property is", () => {
  const ohioIs = (eligible: boolean) =>
    eligibilityReceived({ states: [{ state: 'OH', eligible }], blockedZips: [] });
  const { dispatch } = renderWithStore(<AccountSetupPage />, situation);

  dispatch(ohioIs(true));
  expect(screen.queryAllByText(/We don't lend here yet/)).toEqual([]);

  dispatch(ohioIs(false));
  expect(screen.getAllByText(/We don't lend here yet/)[0]).toBeVisible();
});

it('CREATE-BODY-10 shows no soft-credit text for a prefilled property in New York', () => {
  const text = /soft check/;
  const { unmount } = renderInState(<AccountSetupPage />, situation);
  expect(screen.getAllByText(text)).not.toEqual([]);
  unmount();

  renderInState(<AccountSetupPage />, {
    at: situation.at,
    given: [referralOf({ propertyAddress: aHomeAddress({ state: 'NY' }) })],
  });
  expect(screen.queryByText(text)).toBeNull();
});

it('T-01 says in the text which button agrees to the soft check', () => {
  renderInState(<AccountSetupPage />, situation);

  expect(screen.getByText(/^By selecting Create account, you give Larkmere/)).toBeVisible();
});

it('VAL-ACCT-1 creates the account with contact, password and consents', async () => {
  const { user, actionsOf, secrets } = renderInState(<AccountSetupPage />, situation);

  await user.type(screen.getByLabelText('Password'), GOOD);
  await user.type(screen.getByLabelText('Confirm your password'), GOOD);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(press());

  expect(actionsOf(accountSubmitted)).toEqual([
    accountSubmitted({ contact: aContactAnswer(), consents, passwordHandle: 'handle-1' }),
  ]);
  expect(secrets.get('handle-1')).toBe(GOOD);
});

it('gives a password manager the email as it is typed next to the password', async () => {
  const { user } = renderInState(<AccountSetupPage />, situation);

  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'mira@sample.example');

  const [typed, stored] = screen.getAllByDisplayValue('mira@sample.example');
  expect(typed).toHaveAccessibleName('Email');
  expect(stored).toHaveAttribute('autocomplete', 'username');
});

it.each([
  ['a signed-in user', { given: [referral, identityReceived({ uuid: 'i1' })] }],
  [
    'a user of the lender’s sign-in page',
    { organisation: anOrganisation({ switches: { authMode: 'external' } }) },
  ],
])("VAL-ACCT-1 doesn't ask %s for a password", async (_who, more) => {
  const { user, actionsOf } = renderInState(<AccountSetupPage />, { ...situation, ...more });

  expect(screen.queryByLabelText('Password')).toBeNull();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(press());

  expect(actionsOf(accountSubmitted)).toEqual([
    accountSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
  ]);
});
