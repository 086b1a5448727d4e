import { screen, within } from '@testing-library/react';

import { AppRoutes } from '#src/routes.tsx';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import {
  applicationCreated,
  chainFinished,
  chainStarted,
} from '#store/registration/chain/slice.ts';
import { contactSubmitted } from '#store/registration/answers.ts';
import { registrationSubmitted, accountSubmitted } from '#store/registration/slice.ts';
import {
  at,
  GOOD,
  password,
  again,
  terms,
  messages,
  press,
  contact,
  property,
  signedIn,
  referral,
  failedAt,
} from '#tests/support/render/lastStep.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { ACCEPTED_AT, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { aContactAnswer, aRefusal } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { withCode } from '#tests/support/render/withCode.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import AccountSetupPage from '#src/pages/registration/account/AccountSetupPage.tsx';
import { LegalNamePage } from '#src/pages/registration/facts/LegalNamePage.tsx';
import { loginRequested } from '#store/identity/slice.ts';
import type { Failure } from '#store/remote.ts';
import { linkFollowed } from '#store/shell/slice.ts';

describe('with a password of our own', () => {
  it('F-10 puts the password into the vault, and only its handle into the action', async () => {
    const { user, actionsOf, secrets, dispatched } = renderInState(<SetPasswordPage />, {
      at,
      given: [property, contact],
    });

    await user.type(password(), GOOD);
    await user.type(again(), GOOD);
    await user.click(terms());
    await user.click(messages());
    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toEqual([
      registrationSubmitted({ contact: null, consents, passwordHandle: 'handle-1' }),
    ]);
    expect(secrets.get('handle-1')).toBe(GOOD);
    expect(JSON.stringify(dispatched)).not.toContain(GOOD);
  });

  it.each([
    { what: 'a weak one', first: 'weakpassword', ofFirst: /Password is not strong enough/ },
    { what: 'two that differ', second: 'Borrow!2027demo', ofSecond: "Passwords don't match" },
    {
      what: 'one with the name of the brand',
      first: 'Larkmere!2026demo',
      ofFirst: /Don't use the name Larkmere in your password/,
    },
    {
      what: 'one that is too long, without cutting it',
      first: GOOD.padEnd(129, 'x'),
      ofFirst: /Must be at most 128 characters/,
    },
  ])(
    'VAL-PWD-2 VAL-PWD-3 SC-20 rejects as a password: $what',
    async ({ first = GOOD, second = first, ofFirst = /.*/, ofSecond = '' }) => {
      const { user, actionsOf } = renderInState(<SetPasswordPage />, { at, given: [contact] });

      await user.click(password());
      await user.paste(first);
      await user.click(again());
      await user.paste(second);
      await user.click(press());

      expect(password()).toHaveAccessibleDescription(ofFirst);
      expect(again()).toHaveAccessibleDescription(ofSecond);
      expect(actionsOf(registrationSubmitted)).toEqual([]);
    },
  );

  it('AX-24 ticks nothing beforehand, and shows the texts in place', () => {
    renderInState(<SetPasswordPage />, { at });

    expect(terms()).not.toBeChecked();
    expect(messages()).not.toBeChecked();
    expect(screen.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
      'href',
      'https://larkmere.example/privacy',
    );
    expect(screen.getByText(/This is a soft check/)).toBeVisible();
    expect(screen.getByText(/A bureau may sell your contact data/)).toBeVisible();
  });

  it.each([
    { mode: 'our own password', Page: SetPasswordPage, place: at, authMode: 'legacy' },
    {
      mode: 'a sign-in page',
      Page: LoginInfoPage,
      place: 'register-v2/login-info',
      authMode: 'external',
    },
  ] as const)(
    'SIDE-07 VAL-ACCT-1 lets a signed-in user only agree with $mode, and keeps the known contact',
    async ({ Page, place, authMode }) => {
      const { user, actionsOf } = renderInState(<Page />, {
        at: place,
        organisation: anOrganisation({ switches: { authMode } }),
        given: [...signedIn, referral],
      });
      expect(screen.queryByLabelText(/Password|Email/)).toBeNull();

      await user.click(terms());
      await user.click(messages());
      await user.click(press());

      expect(actionsOf(registrationSubmitted)).toEqual([
        registrationSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
      ]);
    },
  );

  it("SIDE-07 doesn't ask a user to check a known contact, either", () => {
    const note = () => screen.queryByText('We filled this in for you. Please check it.');
    const place = {
      at: 'register-v2/login-info',
      organisation: anOrganisation({ switches: { authMode: 'external' } }),
    };
    const { unmount } = renderInState(<LoginInfoPage />, { ...place, given: [referral] });
    expect(note()).toBeVisible();
    unmount();

    renderInState(<LoginInfoPage />, { ...place, given: [...signedIn, referral] });
    expect(note()).toBeNull();
  });

  it('SIDE-07 keeps the answered contact of a user who answered before the sign-in', async () => {
    const answer = contactSubmitted(aContactAnswer({ phoneNumber: '(614) 555-0177' }));
    const { user, store } = renderWithStore(<SetPasswordPage />, {
      at,
      given: [answer, ...signedIn],
    });

    await user.click(terms());
    await user.click(messages());
    await user.click(press());

    expect(store.getState().registration.answers.draft).toMatchObject({
      termPrivacyConsent: true,
      phoneNumber: '(614) 555-0177',
    });
  });

  it('SUBMIT-01 changes nothing behind the processing modal until it has led on', async () => {
    const { dispatch } = await withCode(() =>
      renderWithStore(<AppRoutes />, {
        at,
        given: [...everyAnswer(), chainStarted({ acceptedAt: ACCEPTED_AT })],
      }),
    );
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    const progress = () => screen.getByText(/Step \d of/).textContent;
    await screen.findByLabelText('Password');
    const before = [heading(), progress()];

    dispatch(...signedIn);
    expect([heading(), progress()]).toEqual(before);
    dispatch(applicationCreated({ uuid: APPLICATION }), chainFinished());

    expect([heading(), progress()]).toEqual(before);
    expect(password()).toBeInTheDocument();
  });
});

describe('a chain step that failed', () => {
  it.each<{ what: string; failure: Failure; text: string }>([
    {
      what: 'no response',
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
    'FT-04 shows the message on top, and lets the next submit continue: $what',
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
    'leads from %s to the login, like Login in the header',
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

  it('ROUTE-REG-11 leads to account-setup if the phone was given there', () => {
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
    ['there is no response', { kind: 'offline' }],
    ['the lender asks to wait', aRefusal({ status: 429, retryAfterMs: 1_000 })],
  ])('shows no link when %s', (_what, failure) => {
    renderInState(<SetPasswordPage />, {
      at,
      given: [...everyAnswer(), ...failedAt(failure, 'savePhone')],
    });

    expect(banner().queryByRole('link')).toBeNull();
  });

  it('removes the link with the message when a submit finds errors in the form', async () => {
    const { user } = renderInState(<SetPasswordPage />, {
      at,
      given: [...everyAnswer(), ...failedAt(phoneRefusal, 'savePhone')],
    });

    await user.click(press());

    expect(banner().getByRole('link', { name: /^Password: / })).toBeVisible();
    expect(banner().queryByRole('link', { name: 'Change the phone number' })).toBeNull();
  });
});
