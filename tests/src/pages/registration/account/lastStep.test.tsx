import { screen } from '@testing-library/react';

import { AppRoutes } from '#src/routes.tsx';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import {
  applicationCreated,
  chainFinished,
  chainStarted,
} from '#store/registration/chain/slice.ts';
import {
  contactSubmitted,
  propertySubmitted,
  registrationSubmitted,
} from '#store/registration/slice.ts';
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
import { ACCEPTED_AT, aProperty, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
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

  it('VAL-PWD-1 VAL-CONSENT-1 VAL-CONSENT-2 shows a message for every missing field', async () => {
    const { user, actionsOf } = renderInState(<SetPasswordPage />, { at });

    await user.click(press());

    for (const box of [password(), again(), terms(), messages()])
      expect(box).toHaveAccessibleDescription(/Required/);
    expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
    expect(actionsOf(registrationSubmitted)).toEqual([]);
  });

  it.each([
    ['weakpassword', 'weakpassword', 'Password is not strong enough', ''],
    [GOOD, 'Borrow!2027demo', '', "Passwords don't match"],
    ['Larkmere!2026demo', 'Larkmere!2026demo', "Don't use the name Larkmere in your password", ''],
  ])(
    'VAL-PWD-2 VAL-PWD-3 SC-20: says what is wrong with the password %s, repeated as %s',
    async (first, second, ofFirst, ofSecond) => {
      const { user, actionsOf } = renderInState(<SetPasswordPage />, { at, given: [contact] });

      await user.type(password(), first);
      await user.type(again(), second);
      await user.click(press());

      expect(password()).toHaveAccessibleDescription(expect.stringContaining(ofFirst));
      expect(again()).toHaveAccessibleDescription(ofSecond);
      expect(actionsOf(registrationSubmitted)).toEqual([]);
    },
  );

  it('SC-20 shows a message for a password that is too long, and never cuts it', async () => {
    const { user, actionsOf } = renderInState(<SetPasswordPage />, { at, given: [contact] });

    for (const box of [password(), again()]) {
      await user.click(box);
      await user.paste(GOOD.padEnd(129, 'x'));
    }
    await user.click(press());

    expect(password()).toHaveAccessibleDescription(/Must be at most 128 characters/);
    expect(actionsOf(registrationSubmitted)).toEqual([]);
  });

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

  it('CREATE-BODY-10 shows no soft-credit text for a New York property without the flag', () => {
    renderInState(<SetPasswordPage />, {
      at,
      given: [propertySubmitted({ property: aProperty({ state: 'NY' }) })],
    });

    expect(screen.queryByText(/This is a soft check/)).toBeNull();
  });

  it('VAL-ACCT-1 lets a signed-in user only agree, and adds the known contact to the application', async () => {
    const { user, actionsOf } = renderInState(<SetPasswordPage />, { at, given: signedIn });

    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(terms());
    await user.click(messages());
    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toEqual([
      registrationSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
    ]);
  });

  it.each([
    ['our own password', SetPasswordPage, at, 'legacy'],
    ['a sign-in page', LoginInfoPage, 'register-v2/login-info', 'external'],
  ] as const)(
    'SIDE-07 keeps a known contact with %s, whatever a referral says',
    async (_mode, Page, place, authMode) => {
      const { user, actionsOf } = renderInState(<Page />, {
        at: place,
        organisation: anOrganisation({ switches: { authMode } }),
        given: [...signedIn, referral],
      });

      await user.click(terms());
      await user.click(messages());
      await user.click(press());

      expect(actionsOf(registrationSubmitted)).toMatchObject([
        { payload: { contact: { email: 'dana@sample.example', phoneNumber: '(614) 555-0123' } } },
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

  it('FT-40 ignores another press while the chain runs', async () => {
    const { user, actionsOf } = renderInState(<SetPasswordPage />, {
      at,
      given: [chainStarted({ acceptedAt: ACCEPTED_AT })],
    });

    const busy = screen.getByRole('button', { name: 'Submitting' });
    await user.click(busy);

    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(actionsOf(registrationSubmitted)).toEqual([]);
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
