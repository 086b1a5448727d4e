import { screen } from '@testing-library/react';

import { SetPasswordPage } from '#src/pages/registration/SetPasswordPage.tsx';
import { registrationSubmitted } from '#store/registration/slice.ts';
import type { Failure } from '#store/remote.ts';
import { at, password, terms, press, consents, failedAt } from '#tests/support/lastStep.ts';
import { anOrganisation } from '#tests/support/organisations.ts';
import { aRefusal } from '#tests/support/registration.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';

describe('a link that failed', () => {
  it.each<[string, Failure, string]>([
    [
      'nobody answered',
      { kind: 'offline' },
      'We could not reach the lender. Your answers are still here. Try again.',
    ],
    ['too many tries', aRefusal({ status: 429 }), 'Please wait a minute and try again.'],
    [
      'the lender does not lend there',
      aRefusal({ message: 'We do not currently offer loans in Alaska.' }),
      'We do not currently offer loans in Alaska.',
    ],
    [
      'the lender names a field of another screen',
      aRefusal({
        message: '',
        fields: [
          {
            field: 'propertyRequest.state',
            message: 'We do not currently offer loans in Alaska.',
          },
        ],
      }),
      'We do not currently offer loans in Alaska.',
    ],
  ])('FT-04 %s: says so on top, and the next press goes on', (_what, failure, words) => {
    renderWithStore(<SetPasswordPage />, { at, given: failedAt(failure) });

    expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(words);
    expect(press()).not.toHaveAttribute('aria-disabled');
  });

  it('F-04 a refused password is told at its field', () => {
    const refusal = aRefusal({ fields: [{ field: 'password', message: 'Too common' }] });
    renderWithStore(<SetPasswordPage />, { at, given: failedAt(refusal) });

    expect(password()).toHaveAccessibleDescription(expect.stringContaining('Too common'));
  });

  const exists = aRefusal({
    status: 401,
    code: 'IDENTITY_EXISTS',
    message: 'An account with this e-mail already exists. Log in to go on.',
  });

  it('C-26 other brands say in the form that the account exists', () => {
    renderWithStore(<SetPasswordPage />, { at, given: failedAt(exists) });

    expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent(exists.message);
  });

  it('C-26 the main brand says it in its modal alone', () => {
    renderWithStore(<SetPasswordPage />, {
      at,
      organisation: anOrganisation({ switches: { isMain: true } }),
      given: failedAt(exists),
    });

    expect(screen.queryByRole('alert', { name: 'Error' })).toBeNull();
  });

  it('FT-42 after a reload it says that the password is asked for again', () => {
    renderWithStore(<SetPasswordPage />, {
      at,
      given: [registrationSubmitted({ contact: null, consents, passwordHandle: null })],
    });

    expect(screen.getByText(/We do not keep passwords, so please type yours again/)).toBeVisible();
    expect(terms()).toBeChecked();
  });
});
