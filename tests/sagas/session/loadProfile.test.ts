import * as v from 'valibot';

import { readProfile } from '#sagas/api/contract/profile.ts';
import { profileOf } from '#sagas/session/loadProfile.ts';

const UUID = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const home = {
  street1: '512 Amberstone Drive',
  street2: 'Unit 4',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
};
const name = { firstName: 'Mira', middleName: 'Mae', lastName: 'Tolland', suffix: 'JR' };

const actionsOf = (wire: object) => profileOf(v.parse(readProfile.answer, { uuid: UUID, ...wire }));

it('FIELD-PROFILE-1 FIELD-PROFILE-2 reads every part of the profile', () => {
  const profile = actionsOf({
    profileType: 'PRIMARY',
    email: 'mira.tolland@mail.example',
    name,
    dob: '1984-03-09',
    phoneNumbers: [
      { type: 'HOME', number: '(614) 555-0100' },
      { type: 'MOBILE', number: '(614) 555-0142' },
    ],
    addresses: [
      { type: 'WORK', uuid: UUID, ...home, street1: '1 Office Park' },
      { type: 'HOME', uuid: UUID, ...home },
    ],
    isBroker: true,
  });

  expect(profile).toEqual({
    uuid: UUID,
    profileType: 'PRIMARY',
    email: 'mira.tolland@mail.example',
    name,
    dob: '1984-03-09',
    phoneNumber: '(614) 555-0142',
    homeAddress: home,
    isBroker: true,
  });
});

it('C-09 reads the kind of a profile from its type at an older lender', () => {
  expect(actionsOf({ type: 'CO_DEEDER' }).profileType).toBe('CO_DEEDER');
});

it('leaves a part empty when the lender leaves it out', () => {
  expect(actionsOf({})).toEqual({
    uuid: UUID,
    profileType: null,
    email: null,
    name: null,
    dob: null,
    phoneNumber: null,
    homeAddress: null,
    isBroker: false,
  });
});

it.each([
  { what: 'a number with a country code', numbers: ['+16145550142'], known: '(614) 555-0142' },
  { what: 'a number without punctuation', numbers: ['6145550142'], known: '(614) 555-0142' },
  { what: 'the first of several', numbers: ['1 614 555 0142', '1'], known: '(614) 555-0142' },
  { what: 'a number outside the United States', numbers: ['+44 20 7946 0958'], known: null },
  { what: 'a number that is too short', numbers: ['555-0142'], known: null },
  { what: 'a number with an extension', numbers: ['(614) 555-0142 ext. 12'], known: null },
  { what: 'no number', numbers: [], known: null },
])('SIDE-07 VAL-PHONE-2 knows a phone number of the profile in our format: $what', (row) => {
  const phoneNumbers = row.numbers.map((number) => ({ type: 'CELL', number }));

  expect(actionsOf({ phoneNumbers }).phoneNumber).toBe(row.known);
});
