import { screen } from '@testing-library/react';

import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { storageRefused } from '#store/shell/slice.ts';
import { consents } from '#tests/support/fixtures/answers.ts';
import { terms, messages, press, signedIn } from '#tests/support/render/lastStep.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aContactAnswer } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

describe('with a sign-in page of the lender', () => {
  const organisation = anOrganisation({ switches: { authMode: 'external' } });
  const login = { at: 'register-v2/login-info', organisation };

  it("asks for the contact and the consents, but leaves the password to the lender's sign-in page", async () => {
    const { user, actionsOf } = renderInState(<LoginInfoPage />, login);

    expect(
      screen.getByText(/our secure sign-in page will ask for a password and a code/),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'dana@sample.example');
    await user.type(screen.getByLabelText('Mobile phone'), '6145550123');
    await user.click(terms());
    await user.click(messages());
    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toEqual([
      registrationSubmitted({ contact: aContactAnswer(), consents, passwordHandle: null }),
    ]);
  });

  it('FT-60 says that the answers are stored only where the browser stores them', () => {
    const { dispatch } = renderWithStore(<LoginInfoPage />, login);
    expect(screen.getByText(/Your answers are saved/)).toBeVisible();

    dispatch(storageRefused());

    expect(screen.getByText(/will ask for a password and a code/)).toBeVisible();
    expect(screen.queryByText(/Your answers are saved/)).toBeNull();
  });

  const pressed = registrationSubmitted({
    contact: aContactAnswer(),
    consents,
    passwordHandle: null,
  });

  it('SC-09 repeats the previous press when the contact is the same again', async () => {
    const { user, actionsOf } = renderInState(<LoginInfoPage />, {
      ...login,
      given: [pressed],
    });

    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toMatchObject([{ payload: { contact: null } }]);
  });

  it('SC-09 reports another email address as a change', async () => {
    const { user, actionsOf } = renderInState(<LoginInfoPage />, {
      ...login,
      given: [pressed],
    });

    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'dana.m@sample.example');
    await user.click(press());

    expect(actionsOf(registrationSubmitted)).toMatchObject([
      { payload: { contact: { email: 'dana.m@sample.example' } } },
    ]);
  });

  it.each([
    ['with a known contact', signedIn],
    ['without a known profile', signedIn.slice(0, 1)],
  ])("A-10 doesn't ask a signed-in user, %s, to set up a login", (_who, given) => {
    renderInState(<LoginInfoPage />, { ...login, given });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Agree and see your offers',
    );
    expect(screen.queryByText(/secure sign-in page/)).toBeNull();
  });
});
