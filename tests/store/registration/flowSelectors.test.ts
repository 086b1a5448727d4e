import { birthdateSubmitted } from '#store/registration/answers.ts';
import type { UnknownAction } from '@reduxjs/toolkit';

import { rootReducer, type RootState } from '#store/index.ts';
import { identityReceived, profileReceived } from '#store/identity/slice.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import {
  stepperProgress,
  selectAddressAfter,
  selectAddressBefore,
  selectFlow,
  selectFlowContext,
  selectIsStepOpen,
  selectKnownContact,
  selectStep,
  selectStepper,
} from '#store/registration/flow.ts';
import { locationChanged, todayChanged } from '#store/shell/slice.ts';
import { aContact, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';

const BASE = '/account/heloc';

/** Returns the state at an address after these actions. */
function stateAt(address: string, ...facts: readonly UnknownAction[]): RootState {
  const { pathname, search } = new URL(BASE + address, 'https://homeline.example');
  return [
    organisationLoaded(anOrganisation()),
    ...facts,
    locationChanged({ pathname, search }),
  ].reduce<RootState | undefined>(
    (before, fact) => rootReducer(before, fact),
    undefined,
  ) as RootState;
}

it.each([
  ['/register-v2', 'redesign', 'propertyAddress'],
  ['/register-v2/annual-income', 'redesign', 'income'],
  ['/register-v2/unknown', 'redesign', null],
  ['/register', 'wrapper', 'propertyAddress'],
  ['/register?step=name', 'wrapper', 'name'],
  ['/register/support', null, null],
  ['/nothing', null, null],
])('finds at %s the flow %p and the step %p', (address, flow, step) => {
  const state = stateAt(address);

  expect(selectFlow(state)).toBe(flow);
  expect(selectStep(state)).toBe(step);
});

it('opens the steps up to the first unanswered one', () => {
  const facts = everyAnswer().slice(0, 5);

  expect(selectIsStepOpen(stateAt('/register-v2/legal-name', ...facts))).toBe(true);
  expect(selectIsStepOpen(stateAt('/register-v2/birthdate', ...facts))).toBe(false);
  expect(selectIsStepOpen(stateAt('/register/support', ...facts))).toBe(false);
});

it('keeps the query in the address before and after a step, and returns no address beyond the ends', () => {
  const redesign = stateAt('/register-v2/for-sale?utm_source=mail', ...everyAnswer());
  const wrapper = stateAt('/register?utm_source=mail&step=sale-status', ...everyAnswer());

  expect(selectAddressAfter(redesign, 'forSale')).toBe(
    `${BASE}/register-v2/annual-income?utm_source=mail`,
  );
  expect(selectAddressBefore(redesign, 'forSale')).toBe(`${BASE}/register-v2?utm_source=mail`);
  expect(selectAddressAfter(wrapper, 'propertyAddress')).toBe(
    `${BASE}/register?utm_source=mail&step=sale-status`,
  );
  expect(selectAddressAfter(redesign, 'password')).toBeNull();
  expect(selectAddressBefore(redesign, 'propertyAddress')).toBeNull();
});

const signedIn = (about: Parameters<typeof aProfile>[0] = {}) => [
  identityReceived({ uuid: IDENTITY }),
  profileReceived(aProfile(about)),
];

it.each([
  ['without answers', [], { email: 'dana@sample.example', phoneNumber: '(614) 555-0123' }],
  ['with answers', everyAnswer(), { email: aContact.email, phoneNumber: aContact.phoneNumber }],
])('SIDE-07 finds the known contact %s', (_what, facts, contact) => {
  expect(selectKnownContact(stateAt('/register-v2', ...facts, ...signedIn()))).toEqual(contact);
});

it.each([
  ['without a phone number', signedIn({ phoneNumber: null })],
  ['without an email address', signedIn({ email: null })],
  ['of a visitor', []],
])("SIDE-07 doesn't count a profile %s as a known contact", (_what, facts) => {
  const state = stateAt('/register-v2', ...facts);

  expect(selectKnownContact(state)).toBeNull();
  expect(selectFlowContext(state).hasKnownContact).toBe(false);
});

it.each([
  ['2008-11-21', false],
  ['2008-11-22', true],
])('VAL-DOB-2 decides on 2026-11-21 whether the birth date %s is refused: %p', (dob, isRefused) => {
  const facts = [birthdateSubmitted({ dob }), todayChanged({ today: '2026-11-21' })];

  expect(selectFlowContext(stateAt('/register-v2', ...facts)).isAgeRefused).toBe(isRefused);
});

it('VAL-DOB-2 refuses no age without a birth date, or before the day is known', () => {
  const today = todayChanged({ today: '2026-11-21' });
  const young = birthdateSubmitted({ dob: '2020-01-01' });

  expect(selectFlowContext(stateAt('/register-v2', today)).isAgeRefused).toBe(false);
  expect(selectFlowContext(stateAt('/register-v2', young)).isAgeRefused).toBe(false);
});

it.each([
  ['/register-v2', 1, 'Offers in 3 minutes'],
  ['/register-v2/for-sale', 2, 'Offers in 2 minutes'],
  ['/register-v2/annual-income', 3, 'Offers in 2 minutes'],
  ['/register-v2/set-password', 7, 'Offers in a minute'],
  ['/register/account-setup', 6, 'Offers in a minute'],
  ['/register/support', 1, 'Offers in 3 minutes'],
])('SIDE-08, AX-32: shows %s as question %i of 7 of the first stage, %s', (address, part, time) => {
  const progress = stepperProgress(selectStepper(stateAt(address)));

  expect(progress).toMatchObject({ step: 1, label: `question ${part} of 7`, time });
  expect(progress.parts).toEqual(Array.from({ length: 7 }, (_part, at) => at < part));
});

it('SIDE-08 puts a stepper without groups at its first step', () => {
  expect(stepperProgress([])).toMatchObject({ step: 1, parts: [] });
});
