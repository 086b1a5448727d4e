import { screen } from '@testing-library/react';

import { AccountSetupPage } from '#src/pages/registration/account/AccountSetupPage.tsx';
import { LoginInfoPage } from '#src/pages/registration/account/LoginInfoPage.tsx';
import { SetPasswordPage } from '#src/pages/registration/account/SetPasswordPage.tsx';
import { chainStepDone } from '#store/registration/chain/slice.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
import { selectSoftCreditText } from '#store/registration/softCredit.ts';
import {
  eligibilityReceived,
  prefillReceived,
  propertySubmitted,
} from '#store/registration/slice.ts';
import { aProperty, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { at, press } from '#tests/support/render/lastStep.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const lendsInOhio = eligibilityReceived({
  states: [
    { state: 'OH', eligible: true },
    { state: 'VT', eligible: false },
  ],
  blockedZips: ['33040'],
});
const inVermont = everyAnswer({ property: { state: 'VT', zip: '05401' } });
const utm = { source: 'cloc', medium: null, campaign: null, term: null, content: null };

/** The texts about the credit check that a press permits: T-01, and T-32 below it. */
const creditCheck = () => screen.queryAllByText(/soft check|bureau/);

it.each([
  ['ELIG-01 in a state without loans', inVermont],
  ['ELIG-02 at a blocked ZIP code', everyAnswer({ property: { zip: '33040' } })],
  ['ELIG-03 of the crypto campaign', everyAnswer({ campaign: { utm } })],
])('a user who only joins the waitlist, %s, is asked for no credit check', (_who, answers) => {
  renderWithStore(<SetPasswordPage />, { at, given: [...answers, lendsInOhio] });

  expect(creditCheck()).toEqual([]);
  expect(press()).toBeVisible();
});

it('ELIG-01 nor is a user of the lender’s sign-in page', () => {
  renderWithStore(<LoginInfoPage />, {
    at: 'register-v2/login-info',
    organisation: anOrganisation({ switches: { authMode: 'external' } }),
    given: [...inVermont, lendsInOhio],
  });

  expect(creditCheck()).toEqual([]);
});

it('ELIG-01 nor is a user who sets up an account for a prefilled property', () => {
  const { dispatch } = renderWithStore(<AccountSetupPage />, {
    at: 'register/account-setup',
    given: [
      prefillReceived({
        source: 'referral',
        prefill: { ...emptyPrefill, propertyAddress: aHomeAddress({ state: 'VT', zip: '05401' }) },
      }),
    ],
  });
  expect(creditCheck()).not.toEqual([]);

  dispatch(lendsInOhio);

  expect(creditCheck()).toEqual([]);
});

it('the credit check is asked for again when the property is one where the lender lends', () => {
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
    'the chain is past the waitlist, and goes on to the application',
    [...inVermont, chainStepDone({ step: 'waitlist' }), lendsInOhio],
  ],
])(
  'CREATE-BODY-09 the credit check is asked for, and sent as a consent, when %s',
  (_when, given) => {
    const { store } = renderWithStore(<SetPasswordPage />, { at, given });

    expect(creditCheck()).toHaveLength(2);
    expect(selectSoftCreditText(store.getState())?.textKey).toBe('T-01');
  },
);
