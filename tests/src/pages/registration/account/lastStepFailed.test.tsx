import { screen, within } from '@testing-library/react';

import { AccountSetupPage } from '#src/pages/registration/account/AccountSetupPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import { LegalNamePage } from '#src/pages/registration/facts/LegalNamePage.tsx';
import { loginRequested } from '#store/identity/slice.ts';
import { accountSubmitted, registrationSubmitted } from '#store/registration/slice.ts';
import type { Failure } from '#store/remote.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { at, password, terms, press, failedAt } from '#tests/support/render/lastStep.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aContactAnswer, aRefusal } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

describe('a chain step that failed', () => {
  it.each<{ what: string; failure: Failure; text: string }>([
    {
      what: 'no answer',
      failure: { kind: 'offline' },
      text: "We couldn't reach the lender. Your answers are still on this page. Try again.",
    },
    {
      what: 'a field of another screen',
      failure: aRefusal({
        message: '',
        fields: [{ field: 'propertyRequest.state', message: 'We do not lend in Alaska.' }],
      }),
      text: 'We do not lend in Alaska.',
    },
  ])(
    'FT-04 shows the message on top, and lets the next press continue: $what',
    ({ failure, text }) => {
      renderInState(<SetPasswordPage />, { at, given: failedAt(failure) });
      expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(text);
      expect(press()).not.toHaveAttribute('aria-disabled');
    },
  );

  it('F-04 shows the message of a refused password at its field', () => {
    const refusal = aRefusal({ fields: [{ field: 'password', message: 'Too common' }] });
    renderInState(<SetPasswordPage />, { at, given: failedAt(refusal) });

    expect(password()).toHaveAccessibleDescription(expect.stringContaining('Too common'));
  });

  const exists = aRefusal({
    status: 401,
    code: 'IDENTITY_EXISTS',
    message: 'An account with this email already exists. Log in to continue.',
  });

  it('C-26 says in the form of other brands that the account exists', () => {
    renderInState(<SetPasswordPage />, { at, given: failedAt(exists) });

    expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(exists.message);
  });

  it('C-26 says only in the modal of the main brand that the account exists', () => {
    renderInState(<SetPasswordPage />, {
      at,
      organisation: anOrganisation({ switches: { isMain: true } }),
      given: failedAt(exists),
    });

    expect(screen.queryByRole('alert', { name: 'Error' })).toBeNull();
  });

  it('FT-42 says after a reload that the password is asked for again', () => {
    renderInState(<SetPasswordPage />, {
      at,
      given: [registrationSubmitted({ contact: null, consents, passwordHandle: null })],
    });

    expect(screen.getByText(/We don't save passwords, so please type yours again/)).toBeVisible();
    expect(terms()).toBeChecked();
  });
});

describe('a link next to the message', () => {
  const banner = () => within(screen.getByRole('alert', { name: 'Error' }));
  const phoneRefusal = aRefusal({
    status: 409,
    message: '',
    fields: [{ field: 'value', message: 'This phone belongs to another account.' }],
  });

  it.each(['IDENTITY_EXISTS', 'NOT_SIGNED_IN'])(
    'leads from %s to the login, as Login in the header does',
    async (code) => {
      const { user, actionsOf } = renderInState(<SetPasswordPage />, {
        at,
        given: failedAt(aRefusal({ code, message: 'Log in to continue.' })),
      });

      const link = banner().getByRole('link', { name: 'Log in' });
      expect(link).toHaveAttribute('href', '/auth/login');
      await user.click(link);

      expect(actionsOf(loginRequested)).toHaveLength(1);
    },
  );

  it('A-18 leads from a refused phone to the question for it', async () => {
    const { user, actionsOf } = renderInState(<SetPasswordPage />, {
      at: `${at}?utm_source=mail`,
      given: [...everyAnswer(), ...failedAt(phoneRefusal, 'savePhone')],
    });
    const to = '/account/heloc/register-v2/phone-and-email?utm_source=mail';

    const link = banner().getByRole('link', { name: 'Change the phone number' });
    expect(link).toHaveAttribute('href', to);
    await user.click(link);

    expect(actionsOf(linkFollowed)).toEqual([linkFollowed({ to, replace: false })]);
  });

  const accountIsSetUp = [
    ...everyAnswer(),
    accountSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
    ...failedAt(phoneRefusal, 'savePhone'),
  ];

  it('ROUTE-REG-11 leads to account-setup where the phone was given there', () => {
    renderInState(<LegalNamePage />, { at: 'register-v2/legal-name', given: accountIsSetUp });

    expect(banner().getByRole('link', { name: 'Change the phone number' })).toHaveAttribute(
      'href',
      '/account/heloc/register/account-setup',
    );
  });

  it('ROUTE-REG-11 shows no link to the phone when the same screen asks for it', () => {
    renderInState(<AccountSetupPage />, { at: 'register/account-setup', given: accountIsSetUp });

    expect(banner().getByText('This phone belongs to another account.')).toBeVisible();
    expect(banner().queryByRole('link')).toBeNull();
  });

  it.each<[string, Failure]>([
    ['no answer', { kind: 'offline' }],
    ['the lender asks to wait', aRefusal({ status: 429, retryAfterMs: 1_000 })],
  ])('shows no link when %s', (_what, failure) => {
    renderInState(<SetPasswordPage />, {
      at,
      given: [...everyAnswer(), ...failedAt(failure, 'savePhone')],
    });

    expect(banner().queryByRole('link')).toBeNull();
  });

  it('removes the link with the message when a press finds errors in the form', async () => {
    const { user } = renderInState(<SetPasswordPage />, {
      at,
      given: [...everyAnswer(), ...failedAt(phoneRefusal, 'savePhone')],
    });

    await user.click(press());

    expect(banner().getByRole('link', { name: /^Password: / })).toBeVisible();
    expect(banner().queryByRole('link', { name: 'Change the phone number' })).toBeNull();
  });
});
