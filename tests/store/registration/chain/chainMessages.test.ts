import { organisationLoaded } from '#store/org/slice.ts';
import type { ChainStep } from '#store/registration/chain/chain.ts';
import {
  selectChainErrors,
  selectErrorLink,
  selectIsSubmitting,
  selectRefusalReasons,
} from '#store/registration/chain/chainMessages.ts';
import { chainFailed, chainStarted } from '#store/registration/chain/slice.ts';
import type { Failure } from '#store/remote.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { loginRequested } from '#store/identity/slice.ts';
import { ACCEPTED_AT, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';
import { BASE, stateAt } from '#tests/support/stateAt.ts';

const main = organisationLoaded(anOrganisation({ switches: { isMain: true } }));
const LAST = '/register-v2/set-password';
const ALASKA = 'We do not currently offer loans in Alaska.';
const failedAt = (step: ChainStep, failure: Failure | null) =>
  stateAt(LAST, ...everyAnswer(), chainFailed({ step, failure }));

const exists = aRefusal({ code: 'IDENTITY_EXISTS', message: 'This account exists.' });
const shown = (message: string) => ({ banner: { messages: [message] }, fieldErrors: {} });
const NOTHING = { banner: null, fieldErrors: {} };

it.each<{ what: string; isMain?: boolean; failure: Failure | null; errors: object }>([
  { what: 'no failure', failure: null, errors: NOTHING },
  { what: 'a refusal', failure: aRefusal(), errors: shown('The lender refused.') },
  { what: 'an existing account', failure: exists, errors: shown('This account exists.') },
  { what: 'C-26', isMain: true, failure: exists, errors: NOTHING },
  {
    what: 'another refusal on the main brand',
    isMain: true,
    failure: aRefusal(),
    errors: shown('The lender refused.'),
  },
  {
    what: 'MSG-SUB-06',
    failure: aRefusal({ status: 503, message: ALASKA }),
    errors: shown(ALASKA),
  },
])('shows the errors of a failed submit, $what', ({ isMain = false, failure, errors }) => {
  const state = stateAt(
    LAST,
    ...(isMain ? [main] : []),
    chainFailed({ step: 'register', failure }),
  );

  expect(selectChainErrors(state)).toEqual(errors);
});

it.each<{ what: string; failure: Failure | null; reasons: string[] }>([
  { what: 'no failure', failure: null, reasons: [] },
  { what: 'an unreachable lender', failure: { kind: 'offline' }, reasons: [] },
  {
    what: 'a repeated and an empty reason',
    failure: aRefusal({
      message: 'Too old.',
      fields: [
        { field: 'a', message: 'Too old.' },
        { field: 'b', message: 'Too far.' },
        { field: 'c', message: '' },
      ],
    }),
    reasons: ['Too old.', 'Too far.'],
  },
])('MSG-SUB-05: lists the reasons of $what', ({ failure, reasons }) => {
  expect(selectRefusalReasons(failedAt('canStart', failure))).toEqual(reasons);
});

const contact = `${BASE}/register-v2/phone-and-email`;
const login = { label: 'Log in', href: '/auth/login', intent: loginRequested() };
const changePhone = {
  label: 'Change the phone number',
  href: contact,
  intent: linkFollowed({ to: contact, replace: false }),
};

it.each<{ what: string; step: ChainStep; failure: Failure | null; link: object | null }>([
  { what: 'no failure', step: 'savePhone', failure: null, link: null },
  { what: 'an existing account', step: 'register', failure: exists, link: login },
  {
    what: 'a lost session',
    step: 'create',
    failure: aRefusal({ code: 'NOT_SIGNED_IN' }),
    link: login,
  },
  { what: 'another code', step: 'create', failure: aRefusal({ code: 'VALUE' }), link: null },
  { what: 'a refused phone number', step: 'savePhone', failure: aRefusal(), link: changePhone },
  {
    what: 'a failing lender',
    step: 'savePhone',
    failure: aRefusal({ status: 500 }),
    link: null,
  },
  { what: 'an offline browser', step: 'savePhone', failure: { kind: 'offline' }, link: null },
])('links to the screen that fixes $what', ({ step, failure, link }) => {
  expect(selectErrorLink(failedAt(step, failure))).toEqual(link);
});

it('has no link for a refused phone number that no screen asked for', () => {
  const state = stateAt(LAST, chainFailed({ step: 'savePhone', failure: aRefusal() }));

  expect(selectErrorLink(state)).toBeNull();
});

it('submits only while the chain runs', () => {
  expect(selectIsSubmitting(stateAt(LAST))).toBe(false);
  expect(selectIsSubmitting(stateAt(LAST, chainStarted({ acceptedAt: ACCEPTED_AT })))).toBe(true);
});
