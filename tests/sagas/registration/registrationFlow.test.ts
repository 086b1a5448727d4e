import { watchRegistrationSteps } from '#sagas/registration/registrationFlow.ts';
import { chainFailed } from '#store/registration/chain/slice.ts';
import { birthdateSubmitted } from '#store/registration/birthdate.ts';
import { incomeSubmitted } from '#store/registration/income.ts';
import { nameSubmitted } from '#store/registration/legalName.ts';
import { saleStatusSubmitted } from '#store/registration/saleStatus.ts';
import {
  accountSubmitted,
  propertySubmitted,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { linkFollowed, locationChanged, redirected } from '#store/shell/slice.ts';
import { aProperty, consents } from '#tests/support/fixtures/answers.ts';
import { aContactAnswer } from '#tests/support/fixtures/registration.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const at = (path: string) => locationChanged({ pathname: `/account/heloc/${path}`, search: '' });
const account = accountSubmitted({ contact: aContactAnswer(), consents, passwordHandle: 'handle' });
const questions = [
  propertySubmitted({ property: aProperty() }),
  saleStatusSubmitted({ isListedForSale: false }),
  incomeSubmitted({ income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' }),
  nameSubmitted({ firstName: 'Dana', lastName: 'Sample' }),
];
const refused = chainFailed({ step: 'register', failure: { kind: 'offline' } });
const moves = (actions: readonly { type: string }[]) =>
  actions.filter(({ type }) => type === redirected.type || type === linkFollowed.type);

it('shows the first open question after account-setup, and submits after the last one', () => {
  const { store, actions } = startSaga(watchRegistrationSteps, {
    before: [at('register/account-setup'), ...questions],
  });

  store.dispatch(account);
  expect(moves(actions)).toEqual([
    linkFollowed({ to: '/account/heloc/register-v2/birthdate', replace: false }),
  ]);
  store.dispatch(birthdateSubmitted({ dob: '1985-04-27' }));

  expect(actions).toContainEqual(
    registrationSubmitted({ contact: null, consents, passwordHandle: 'handle' }),
  );
});

it('FT-04 leads to the screen for the password when a registration failed at a question', () => {
  const { store, actions } = startSaga(watchRegistrationSteps, {
    before: [at('register-v2/birthdate'), ...questions],
  });
  store.dispatch(account);
  store.dispatch(birthdateSubmitted({ dob: '1985-04-27' }));

  store.dispatch(refused);

  expect(moves(actions).at(-1)).toEqual(
    redirected({ to: '/account/heloc/register-v2/set-password', replace: false }),
  );
  expect(store.getState().registration.answers.draft.isAccountSetUp).toBe(false);
});

it('FT-04 stays on account-setup for the password when a registration failed there', () => {
  const { store, actions } = startSaga(watchRegistrationSteps, {
    before: [at('register/account-setup'), ...questions, birthdateSubmitted({ dob: '1985-04-27' })],
  });

  store.dispatch(account);
  store.dispatch(refused);

  expect(moves(actions)).toEqual([]);
});

it('keeps the account when a later step fails, so that the next press continues there', () => {
  const { store } = startSaga(watchRegistrationSteps, {
    before: [at('register-v2/birthdate'), ...questions, account],
  });

  store.dispatch(chainFailed({ step: 'create', failure: { kind: 'offline' } }));

  expect(store.getState().registration.answers.draft.isAccountSetUp).toBe(true);
});
