import { screen } from '@testing-library/react';

import { BesideQuestions } from '#src/pages/registration/BesideQuestions.tsx';
import { AnnualIncomePage } from '#src/pages/registration/facts/AnnualIncomePage.tsx';
import { LegalNamePage } from '#src/pages/registration/facts/LegalNamePage.tsx';
import { ContactPage } from '#src/pages/registration/account/ContactPage.tsx';
import AccountSetupPage from '#src/pages/registration/account/AccountSetupPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import { AppRoutes } from '#src/routes.tsx';
import { chainStepDone } from '#store/registration/chain/slice.ts';
import { NOT_HERE_YET } from '#store/registration/eligibility.ts';
import { incomeSubmitted, nameSubmitted, propertySubmitted } from '#store/registration/answers.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { selectSoftCreditText } from '#store/registration/softCredit.ts';
import { eligibilityReceived, registrationSubmitted } from '#store/registration/slice.ts';
import { aContact, aProperty, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { at, press } from '#tests/support/render/lastStep.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { withCode } from '#tests/support/render/withCode.ts';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { prefilledBy } from '#tests/support/fixtures/registration.ts';

const lendsInOhio = eligibilityReceived({
  states: [
    { state: 'OH', eligible: true },
    { state: 'VT', eligible: false },
  ],
  blockedZips: ['33040'],
});
const inVermont = everyAnswer({ property: { state: 'VT', zip: '05401' } });
const utm = { source: 'cloc', medium: null, campaign: null, term: null, content: null };

/** Returns the texts about the credit check that a submit permits: T-01, and T-32 below it. */
const creditCheck = () => screen.queryAllByText(/soft check|bureau/);

it.each([
  { who: 'ELIG-01 in a state without lending', given: inVermont },
  { who: 'ELIG-02 at a blocked ZIP code', given: everyAnswer({ property: { zip: '33040' } }) },
  { who: 'ELIG-03 of the crypto campaign', given: everyAnswer({ campaign: { utm } }) },
  {
    who: "ELIG-01 at the lender's sign-in page",
    given: inVermont,
    Page: LoginInfoPage,
    authMode: 'external' as const,
  },
])(
  "doesn't ask a user who only joins the waitlist for a credit check: $who",
  ({ given, Page = SetPasswordPage, authMode = 'legacy' as const }) => {
    renderInState(<Page />, {
      at: Page === LoginInfoPage ? 'register-v2/login-info' : at,
      organisation: anOrganisation({ switches: { authMode } }),
      given: [...given, lendsInOhio],
    });
    expect(creditCheck()).toEqual([]);
    expect(press()).toBeVisible();
  },
);

const onWaitlist = { given: [...inVermont, lendsInOhio] };

it('ELIG-01 asks for the email last on the waitlist, and says on its button what it does', async () => {
  const { user, dispatched } = renderInState(<ContactPage />, {
    at: 'register-v2/phone-and-email',
    ...onWaitlist,
  });

  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Email')]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(NOT_HERE_YET)).toBeVisible();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'mira@mail.example');
  await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

  expect(dispatched).toContainEqual(
    registrationSubmitted({
      contact: {
        email: 'mira@mail.example',
        phoneNumber: aContact.phoneNumber,
        smsTransactionalConsent: null,
        smsMarketingConsent: null,
      },
      consents: { termPrivacyConsent: false, communicationConsent: false },
      passwordHandle: null,
    }),
  );
});

it('ELIG-01 asks only for the amount of the income', async () => {
  const { user, dispatched } = renderInState(<AnnualIncomePage />, {
    at: 'register-v2/annual-income',
    given: [propertySubmitted({ property: aProperty({ state: 'VT', zip: '05401' }) }), lendsInOhio],
  });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByRole('combobox')).toBeNull();

  await user.type(screen.getByLabelText('Yearly income before taxes'), '118000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(dispatched).toContainEqual(incomeSubmitted({ income: 118_000, otherIncome: 0 }));
});

it('ELIG-01 asks only for the first and the last name, and keeps the rest', async () => {
  const name = { firstName: 'Mira', middleName: 'Lou', lastName: 'Tolland' };
  const { user, dispatched } = renderInState(<LegalNamePage />, {
    at: 'register-v2/legal-name',
    given: [...inVermont, lendsInOhio, nameSubmitted(name)],
  });
  expect(screen.getAllByRole('textbox')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(dispatched).toContainEqual(nameSubmitted(name));
});

it('ELIG-01 shows nothing of an application around a question of the waitlist', async () => {
  await withCode(() =>
    renderInState(<AppRoutes />, { at: 'register-v2/annual-income', ...onWaitlist }),
  );

  expect(await screen.findByText('For the waitlist')).toBeVisible();
  expect(screen.getByText("We won't check your credit.")).toBeVisible();
  expect(screen.getByText(/^, question/).parentElement).toHaveTextContent(
    'Waitlist, question 2 of 5',
  );
  expect(screen.getByRole('navigation', { name: 'Waitlist' })).toHaveTextContent(
    'Income Info, You are here',
  );
  expect(screen.queryByText(/Apply in 5 minutes|of 7|Select Offer|Pre-qualification/)).toBeNull();
});

it('ELIG-01 shows no text about offers or a line next to a question of the waitlist', () => {
  renderInState(<BesideQuestions />, onWaitlist);

  expect(screen.getByRole('region', { name: 'Your property so far' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'The lender' })).toBeVisible();
  expect(screen.queryByText(/you could lose your home|What comes next/)).toBeNull();
});

it("ELIG-01 needs no account for a prefilled property if the lender doesn't lend there", async () => {
  const { user, dispatch, dispatched } = renderWithStore(<AccountSetupPage />, {
    at: 'register/account-setup',
    given: [
      prefilledBy('referral', { propertyAddress: aHomeAddress({ state: 'VT', zip: '05401' }) }),
    ],
  });
  expect(creditCheck()).not.toEqual([]);
  dispatch(lendsInOhio);
  expect(creditCheck()).toEqual([]);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Continue' }));

  expect(dispatched).toContainEqual(
    linkFollowed({ to: '/account/heloc/register-v2', replace: false }),
  );
});

it('asks for the credit check again when the lender lends at the property', () => {
  const { dispatch } = renderWithStore(<SetPasswordPage />, {
    at,
    given: [...inVermont, lendsInOhio],
  });

  dispatch(propertySubmitted({ property: aProperty() }));

  expect(creditCheck()).toHaveLength(2);
});

it.each([
  ['the lending states are unknown', inVermont],
  [
    'the chain is past the waitlist, and continues to the application',
    [...inVermont, chainStepDone({ step: 'waitlist' }), lendsInOhio],
  ],
])(
  'CREATE-BODY-09 asks for the credit check, and sends it as a consent, when %s',
  (_when, given) => {
    const { store } = renderWithStore(<SetPasswordPage />, { at, given });

    expect(creditCheck()).toHaveLength(2);
    expect(selectSoftCreditText(store.getState())?.textKey).toBe('T-01');
  },
);
