import { parseApplicationDraft } from '#sagas/drafts/applicationSchema.ts';

const read = (kept: unknown) => parseApplicationDraft(JSON.stringify(kept))?.screens;

const HOME = { street1: '9 Quarry Lane', city: 'Dayton', state: 'OH', zip: '45402' };
const PERSON = {
  firstName: 'Robin',
  lastName: 'Sample',
  suffix: 'JR',
  email: 'robin@mail.example',
};

const whole = {
  productSelect: {
    type: 'FIXED',
    term: 15,
    amount: 101_000,
    drawPreference: 'DEDUCT',
    discounts: ['AUTOPAY'],
    payoffLiabilityUuids: ['debt-1'],
    pinned: [
      {
        type: 'FIXED',
        term: 30,
        amount: 60_000,
        drawPreference: 'PRESERVE',
        discounts: [],
        payoffLiabilityUuids: [],
      },
    ],
  },
  startContact: {
    phoneNumber: '(614) 555-0142',
    preferredContact: 'TEXT',
    isMailingSameAsHome: false,
    mailingAddress: HOME,
    residency: 'US_CITIZEN',
    purpose: 'OTHER',
    ownership: 'JOINT',
    owners: [{ ...PERSON, phoneNumber: '(614) 555-0143', relationship: 'SPOUSE' }, {}],
    trustName: 'The Sample Trust',
    trustType: 'REVOCABLE',
    isTrustee: true,
    maritalStatus: 'MARRIED',
    spouse: PERSON,
    titleChanged90Days: false,
    equityLoan12Months: true,
  },
  creditSocial: { formerLastName: 'Ashby', hasMoved: true, previousAddress: HOME },
  reviewNoCredit: { note: 'I was Ashby before.' },
  reviewUnderwriting: { message: 'The roof is new.' },
  errorDecline: { reason: 'FACTS_WRONG', message: 'I earn more.' },
  errorCredit: { reason: 'OTHER' },
  errorIncome: { reason: 'MORE_INCOME' },
  'edit/property-info': {
    ...HOME,
    street2: 'Unit 4',
    entry: 'manual',
    occupancyType: 'SECONDARY',
    homeStreet1: '1 Elm Street',
    homeEntry: 'typeahead',
  },
  'edit/sale-status': { isListedForSale: 'NO' },
  'edit/income-info': { income: 85_000, otherIncome: 0, employmentType: 'RETIRED' },
  'edit/name': { ...PERSON, email: undefined, middleName: 'Q' },
  'edit/birthdate': { dob: '1990-02-' },
  'edit/contact-info': { email: 'robin@', phoneNumber: '(614) 5' },
};

it.each(Object.entries(whole))('S2 %s starts again with all typed values', (screen, form) => {
  expect(read({ [screen]: form })).toEqual({ [screen]: form });
});

it.each(Object.entries(whole))('FT-62 %s drops values of another type', (screen, form) => {
  const poisoned = Object.fromEntries(Object.keys(form).map((name) => [name, [{ poison: true }]]));

  const kept = read({ [screen]: poisoned, reviewUnderwriting: { message: 'Fine.' } });

  expect(JSON.stringify(kept)).not.toContain('poison');
});

it.each([
  ["a value that isn't one of the choices", { residency: 'MARTIAN' }],
  ['another type of value', { trustName: 7 }],
  ['an invalid list', { owners: 'all' }],
  ['more people than allowed', { owners: Array.from({ length: 5 }, () => PERSON) }],
  ['a field that the form does not have', { favouriteColour: 'blue' }],
  ['a secret', { ssn: '219-09-9999' }],
])('FT-67 leaves out %s, and keeps the rest of the form', (_what, broken) => {
  const sound = { purpose: 'OTHER', isTrustee: false };

  expect(read({ startContact: { ...sound, ...broken } })).toEqual({ startContact: sound });
});

it('FT-67 reads owners and addresses field by field too, and keeps each owner’s position', () => {
  const owners = [null, { ...PERSON, suffix: 'ESQ' }];
  const mailingAddress = { ...HOME, zip: 45402 };

  expect(read({ startContact: { owners, mailingAddress } })).toEqual({
    startContact: {
      owners: [{}, { ...PERSON, suffix: undefined }],
      mailingAddress: { ...HOME, zip: undefined },
    },
  });
});

it('restores an emptied field or an invalid amount as empty', () => {
  const form = { 'edit/income-info': { income: null, employmentType: 'RETIRED' } };

  expect(read(form)).toEqual(form);
});

it('FT-62 drops only an unknown screen or an invalid form', () => {
  const text = `{"startDance": {"a": 1}, "__proto__": {"note": "x"}, "reviewUnderwriting": 7,
    "reviewNoCredit": {"note": "Here.", "__proto__": {"poison": true}}}`;

  const screens = parseApplicationDraft(text)?.screens;

  expect(screens).toEqual({ reviewNoCredit: { note: 'Here.' } });
  expect(Object.keys(screens?.['reviewNoCredit'] ?? {})).toEqual(['note']);
});
