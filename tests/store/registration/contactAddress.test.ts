import { identityReceived } from '#store/identity/slice.ts';
import { accountCreated } from '#store/registration/chain/slice.ts';
import { selectAccountToBe, selectContactAddress } from '#store/registration/contactAddress.ts';
import { accountSubmitted } from '#store/registration/slice.ts';
import { aContact, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { BASE, stateAt } from '#tests/support/stateAt.ts';

const setUp = accountSubmitted({ contact: aContact, consents, passwordHandle: null });
const LAST = '/register-v2/set-password?utm_source=mail';
const CONTACT = `${BASE}/register-v2/phone-and-email?utm_source=mail`;
const ACCOUNT_SETUP = `${BASE}/register/account-setup?utm_source=mail`;

it.each([
  { what: 'all answers', at: LAST, facts: everyAnswer(), contact: CONTACT },
  { what: 'no answer', at: LAST, facts: [], contact: null },
  { what: 'account-setup', at: LAST, facts: [setUp], contact: ACCOUNT_SETUP },
  {
    what: 'account-setup, on its own screen',
    at: '/register/account-setup',
    facts: [setUp],
    contact: null,
  },
])('finds the screen that asked for the phone number, $what', ({ at, facts, contact }) => {
  expect(selectContactAddress(stateAt(at, ...facts))).toBe(contact);
});

it.each([
  { what: 'all answers', facts: everyAnswer(), isShown: true },
  { what: 'no contact', facts: everyAnswer().slice(0, -1), isShown: false },
  { what: 'no answer before the contact', facts: everyAnswer().slice(-1), isShown: false },
  {
    what: 'a created account',
    facts: [...everyAnswer(), accountCreated({ email: aContact.email })],
    isShown: false,
  },
  {
    what: 'a signed-in user',
    facts: [...everyAnswer(), identityReceived({ uuid: IDENTITY })],
    isShown: false,
  },
])('shows the email address of the future account, $what: $isShown', ({ facts, isShown }) => {
  expect(selectAccountToBe(stateAt(LAST, ...facts))).toEqual(
    isShown ? { email: aContact.email, changedAt: CONTACT } : null,
  );
});
