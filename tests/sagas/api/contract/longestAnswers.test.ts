import * as v from 'valibot';

import { WireAddress, WirePersonName } from '#sagas/api/contract/common.ts';
import { registerIdentity } from '#sagas/api/contract/account.ts';
import { homeAddressValidator } from '#store/person/address.ts';
import { validateContact } from '#store/registration/contact.ts';
import { validateName } from '#store/person/name.ts';
import { passwordValidator } from '#store/registration/password.ts';

const password = 'Copper!Kettle2026';
const address = { street1: '1 A', street2: '', city: 'Columbus', state: 'OH', zip: '43214' };
const name = { firstName: 'Mira', middleName: '', lastName: 'Tolland', suffix: '' };
const account = { email: 'a@b.example', password, phoneNumber: '(614) 555-0142' };

const TOO_LONG = 1_000;
const letters = (length: number) => 'a'.repeat(length);
/** Returns an email with as many labels as the domain needs, each up to 60 characters. */
const email = (length: number) =>
  `a@${letters(length)
    .replaceAll(/.{60}/g, (label) => `${label.slice(1)}.`)
    .slice(0, length - 10)}.example`;
const holdsPassword = passwordValidator({ email: account.email, companyNameShort: 'Homeline' });

const longestOf = (textOf: (length: number) => string, isTaken: (text: string) => boolean) =>
  Array.from({ length: TOO_LONG }, (_, length) => textOf(TOO_LONG - length)).find(isTaken) ?? '';

it.each([
  ['street1', WireAddress, address, homeAddressValidator('manual'), letters],
  ['street2', WireAddress, address, homeAddressValidator('manual'), letters],
  ['city', WireAddress, address, homeAddressValidator('manual'), letters],
  ['firstName', WirePersonName, name, validateName, letters],
  ['middleName', WirePersonName, name, validateName, letters],
  ['lastName', WirePersonName, name, validateName, letters],
  ['email', registerIdentity.body, account, validateContact, email],
  [
    'password',
    registerIdentity.body,
    account,
    holdsPassword,
    (length: number) => password.padEnd(length, 'a'),
  ],
])('SC-22 lets the longest %s that a form accepts be sent', (field, wire, good, rules, textOf) => {
  const withText = (text: string) => ({ ...good, [field]: text });
  const longest = longestOf(
    textOf,
    (text) => !(field in (rules as (values: object) => object)(withText(text))),
  );

  expect(longest.length).toBeGreaterThan(100);
  expect(longest.length).toBeLessThan(TOO_LONG);
  expect(v.safeParse(wire as v.GenericSchema, withText(longest)).issues).toBeUndefined();
});
