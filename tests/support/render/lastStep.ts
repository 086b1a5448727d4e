import { screen } from '@testing-library/react';

import { identityReceived, profileReceived } from '#store/identity/slice.ts';
import type { ChainStep } from '#store/registration/chain/chain.ts';
import { chainFailed, chainStarted } from '#store/registration/chain/slice.ts';
import { contactSubmitted, propertySubmitted } from '#store/registration/answers.ts';
import type { Failure } from '#store/remote.ts';
import { ACCEPTED_AT, aProperty } from '#tests/support/fixtures/answers.ts';
import { aContactAnswer, aProfile } from '#tests/support/fixtures/registration.ts';
import { prefilledBy } from '#tests/support/fixtures/registration.ts';

export const at = 'register-v2/set-password';
export const GOOD = 'Borrow!2026demo';
export const password = () => screen.getByLabelText('Password');
export const again = () => screen.getByLabelText('Confirm your password');
export const terms = () =>
  screen.getByRole('checkbox', { name: /I agree to the Terms of Service/ });
export const messages = () => screen.getByRole('checkbox', { name: /I agree to get messages/ });
export const press = () => screen.getByRole('button', { name: 'Continue' });
export const contact = contactSubmitted(aContactAnswer());
export const property = propertySubmitted({ property: aProperty() });
export const signedIn = [
  identityReceived({ uuid: 'i1' }),
  profileReceived(aProfile()),
  prefilledBy('profile', { email: 'dana@sample.example', phoneNumber: '(614) 555-0123' }),
];
export const referral = prefilledBy('referral', {
  email: 'tobias.merrowfield@mail.example',
  phoneNumber: '(614) 555-0199',
});
export const failedAt = (failure: Failure, step: ChainStep = 'register') => [
  chainStarted({ acceptedAt: ACCEPTED_AT }),
  chainFailed({ step, failure }),
];
