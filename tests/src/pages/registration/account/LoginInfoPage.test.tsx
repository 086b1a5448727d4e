import { screen } from '@testing-library/react';

import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { storageRefused } from '#store/shell/slice.ts';
import { terms, messages, press, consents, signedIn } from '#tests/support/render/lastStep.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aContactAnswer } from '#tests/support/fixtures/registration.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

describe('with a sign-in page of the lender', () => {
  const organisation = anOrganisation({ switches: { authMode: 'external' } });
  const login = { at: 'register-v2/login-info', organisation };

  it('asks for the contact and the boxes, and for no password', async () => {
    const { user, told } = renderWithStore(<LoginInfoPage />, login);

    expect(
      screen.getByText(/our secure sign-in page asks for a password and a code/),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'dana@sample.example');
    await user.type(screen.getByLabelText('Mobile phone'), '6145550123');
    await user.click(terms());
    await user.click(messages());
    await user.click(press());

    expect(told(registrationSubmitted)).toEqual([
      registrationSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
    ]);
  });

  it('FT-60 promises to keep the answers only where the browser keeps them', () => {
    const { happen } = renderWithStore(<LoginInfoPage />, login);
    expect(screen.getByText(/Your answers are kept/)).toBeVisible();

    happen(storageRefused());

    expect(screen.getByText(/asks for a password and a code/)).toBeVisible();
    expect(screen.queryByText(/Your answers are kept/)).toBeNull();
  });

  const pressed = registrationSubmitted({
    contact: aContactAnswer(),
    consents,
    passwordHandle: null,
  });

  it('SC-09 the same contact again repeats the press before it', async () => {
    const { user, told } = renderWithStore(<LoginInfoPage />, { ...login, given: [pressed] });

    await user.click(press());

    expect(told(registrationSubmitted)).toMatchObject([{ payload: { contact: null } }]);
  });

  it('SC-09 another e-mail address is told as a change', async () => {
    const { user, told } = renderWithStore(<LoginInfoPage />, { ...login, given: [pressed] });

    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'dana.m@sample.example');
    await user.click(press());

    expect(told(registrationSubmitted)).toMatchObject([
      { payload: { contact: { email: 'dana.m@sample.example' } } },
    ]);
  });

  it('says of each what is missing', async () => {
    const { user } = renderWithStore(<LoginInfoPage />, login);

    await user.click(press());

    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email');
    expect(screen.getByLabelText('Mobile phone')).toHaveAccessibleDescription(
      'Please enter your mobile phone',
    );
    expect(terms()).toHaveAccessibleDescription('Required');
  });

  it.each([
    ['whose contact is known', signedIn],
    ['of whom nothing more is known', signedIn.slice(0, 1)],
  ])('A-10 somebody signed in, %s, has no login to set up', (_who, given) => {
    renderWithStore(<LoginInfoPage />, { ...login, given });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Agree and see your offers',
    );
    expect(screen.queryByText(/secure sign-in page/)).toBeNull();
  });

  it('SIDE-07 asks nobody for a contact that is known', async () => {
    const { user, told } = renderWithStore(<LoginInfoPage />, { ...login, given: signedIn });

    expect(screen.queryByLabelText('Email')).toBeNull();
    await user.click(terms());
    await user.click(messages());
    await user.click(press());

    expect(told(registrationSubmitted)).toEqual([
      registrationSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
    ]);
  });
});
