import { screen } from '@testing-library/react';

import { AppRoutes } from '#src/routes.tsx';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import {
  applicationCreated,
  chainFinished,
  chainStarted,
} from '#store/registration/chain/slice.ts';
import { contactSubmitted, registrationSubmitted } from '#store/registration/slice.ts';
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
} from '#tests/support/render/lastStep.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { ACCEPTED_AT, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { aContactAnswer } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { withCode } from '#tests/support/render/withCode.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

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
