import { screen } from '@testing-library/react';

import { AccountSetupPage } from '#src/pages/registration/account/AccountSetupPage.tsx';
import { BirthdatePage } from '#src/pages/registration/facts/BirthdatePage.tsx';
import { ContactPage } from '#src/pages/registration/account/ContactPage.tsx';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import { identityReceived, profileReceived } from '#store/identity/slice.ts';
import { accountCreated, chainLeft, chainStarted } from '#store/registration/chain/slice.ts';
import { birthdateSubmitted } from '#store/registration/birthdate.ts';
import { accountSubmitted } from '#store/registration/slice.ts';
import { linkFollowed, todayChanged } from '#store/shell/slice.ts';
import { aContact, ACCEPTED_AT, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const made = [
  ...everyAnswer(),
  accountCreated({ email: 'mira.tollnad@mail.example' }),
  identityReceived({ uuid: 'i1' }),
];
const MADE = /You'll log in with mira\.tollnad@mail\.example\. To change it, call or email us:/;
const change = () => screen.queryByRole('link', { name: 'Change the email' });

it('shows the email of the account on the last screen, with a link to change it', async () => {
  const { user, actionsOf } = renderInState(<SetPasswordPage />, {
    at: 'register-v2/set-password',
    given: everyAnswer(),
  });

  expect(screen.getByText(/You'll log in with/)).toHaveTextContent(
    `You'll log in with ${aContact.email}.`,
  );
  await user.click(screen.getByRole('link', { name: 'Change the email' }));

  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register-v2/phone-and-email', replace: false }),
  ]);
});

it('links from the last question back to account-setup to change the email', async () => {
  const account = accountSubmitted({ contact: null, consents, passwordHandle: 'h1' });
  const { user, actionsOf } = renderInState(<BirthdatePage />, {
    at: 'register-v2/birthdate',
    given: [
      todayChanged({ today: '2026-11-21' }),
      ...everyAnswer().filter(({ type }) => type !== birthdateSubmitted.type),
      account,
    ],
  });

  await user.click(screen.getByRole('link', { name: 'Change the email' }));

  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register/account-setup', replace: false }),
  ]);
});

it.each([
  ['the last screen', 'register-v2/set-password', <SetPasswordPage key="page" />],
  ['the contact', 'register-v2/phone-and-email', <ContactPage key="page" />],
  ['account-setup', 'register/account-setup', <AccountSetupPage key="page" />],
])(
  'shows on %s the email of an account that was made, and who can change it',
  (_what, at, page) => {
    renderInState(page, { at, given: made });

    expect(screen.getByText(/You'll log in with/)).toHaveTextContent(MADE);
    expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@larkmere.example' })).toBeVisible();
    expect(change()).toBeNull();
  },
);

it("shows the email to a borrower who is back from the lender's own sign-in page", () => {
  renderInState(<LoginInfoPage />, {
    at: 'register-v2/login-info',
    organisation: anOrganisation({ switches: { authMode: 'external' } }),
    given: [
      ...everyAnswer(),
      chainStarted({ acceptedAt: ACCEPTED_AT }),
      chainLeft(),
      identityReceived({ uuid: 'i1' }),
      profileReceived(aProfile({ email: 'mira.tollnad@mail.example' })),
    ],
  });

  expect(screen.getByText(/You'll log in with/)).toHaveTextContent(MADE);
});

it('shows no email for an account that existed before', () => {
  renderInState(<SetPasswordPage />, {
    at: 'register-v2/set-password',
    given: [...everyAnswer(), identityReceived({ uuid: 'i1' })],
  });

  expect(screen.queryByText(/log in with/)).toBeNull();
});
