import {
  asksEquityLoan,
  asksSpouse,
  contactChoices,
  purposeChoices,
  type AdditionalInfoContext,
  type AdditionalInfoForm,
} from '#store/application/details/additionalInfo.ts';
import { additionalInfoOf } from '#store/application/details/additionalInfoAnswer.ts';
import { additionalInfoValidator } from '#store/application/details/additionalInfoRules.ts';
import { anAdditionalInfo } from '#tests/support/fixtures/additionalInfo.ts';

const colorado: AdditionalInfoContext = {
  state: 'CO',
  occupancyType: 'HOME',
  ssnOnFile: true,
  hasSmsConsent: false,
  allowsBusiness: false,
  applicant: { name: { firstName: 'Dana', lastName: 'Sample' }, email: 'dana@sample.example' },
};
const texas: AdditionalInfoContext = { ...colorado, state: 'TX' };

const form: AdditionalInfoForm = {
  phoneNumber: '(555) 555-0100',
  preferredContact: 'EMAIL',
  isMailingSameAsHome: true,
  mailingAddress: {},
  ssn: '',
  residency: 'US_CITIZEN',
  purpose: 'HOME_IMPROVEMENT',
  ownership: 'SOLE',
  owners: [],
  trustName: '',
  trustType: 'REVOCABLE',
  isTrustee: true,
  maritalStatus: 'MARRIED',
  spouse: {},
  titleChanged90Days: false,
  equityLoan12Months: false,
};

const robin = { firstName: 'Robin', lastName: 'Sample', email: 'robin@sample.example' };

it('requires every answer that it asks for', () => {
  expect(additionalInfoValidator({ ...texas, ssnOnFile: false })({})).toEqual({
    phoneNumber: 'Please enter your mobile phone',
    preferredContact: 'Required',
    isMailingSameAsHome: 'Required',
    ssn: 'Enter the 9 digits of your Social Security number',
    residency: 'Required',
    purpose: 'Required',
    ownership: 'Required',
    titleChanged90Days: 'Required',
    maritalStatus: 'Required',
    equityLoan12Months: 'Required',
  });
});

it("requires no answer that it doesn't ask for", () => {
  const { maritalStatus: _marital, equityLoan12Months: _loan, ...asked } = form;

  expect(additionalInfoValidator(colorado)(asked)).toEqual({});
});

it('requires a name for a trust', () => {
  expect(
    additionalInfoValidator(colorado)({ ...form, ownership: 'TRUST', trustName: ' ' }),
  ).toEqual({ trustName: 'Required' });
});

it('applies the rules of an address to another mailing address', () => {
  expect(
    additionalInfoValidator(colorado)({ ...form, isMailingSameAsHome: false }).mailingAddress,
  ).toMatchObject({ street1: 'Street address is required', zip: 'Please enter a valid zipcode' });
});

it('requires a name, an email and a relationship for each owner, and rejects half a phone number', () => {
  const owners = [{ ...robin, relationship: 'OTHER' as const }, { phoneNumber: '(555' }];

  expect(additionalInfoValidator(colorado)({ ...form, ownership: 'JOINT', owners })).toEqual({
    owners: [
      undefined,
      {
        firstName: 'Please enter the first name',
        lastName: 'Last name is required',
        email: 'Please enter your email',
        phoneNumber: 'Please enter a valid phone number',
        relationship: 'Required',
      },
    ],
  });
});

it.each([
  ['from the start', {}],
  ['after a sole owner was saved', { owners: [] }],
])('asks for an owner after "Me and someone else" without one (%s)', (_when, named) => {
  const { owners: _none, ...rest } = form;
  const mistakes = additionalInfoValidator(colorado)({ ...rest, ownership: 'JOINT', ...named });

  expect(mistakes.owners).toEqual([
    expect.objectContaining({ firstName: 'Please enter the first name', relationship: 'Required' }),
  ]);
});

it.each([
  ["the applicant's", [{ ...robin, email: ' DANA@sample.example' }]],
  ["another's", [robin, { ...robin, firstName: 'Kim' }]],
])('rejects an email that is %s', (_whose, people) => {
  const owners = people.map((person) => ({ ...person, relationship: 'OTHER' as const }));

  expect(
    additionalInfoValidator(colorado)({ ...form, ownership: 'JOINT', owners }).owners?.[0],
  ).toEqual({
    email: 'Use a different email for each person. Each one gets their own link.',
  });
});

it('rejects the applicant as a second owner, but accepts a namesake with a suffix', () => {
  const dana = { ...robin, firstName: 'dana', relationship: 'OTHER' as const };
  const check = (owner: object) =>
    additionalInfoValidator(colorado)({ ...form, ownership: 'JOINT', owners: [owner] }).owners;

  expect(check(dana)).toEqual([{ firstName: 'You are already on the application.' }]);
  expect(check({ ...dana, suffix: 'JR' })).toBeUndefined();
});

it('asks for the spouse if the state requires it, unless the spouse is already an owner', () => {
  const joint = {
    ...form,
    ownership: 'JOINT' as const,
    owners: [{ ...robin, relationship: 'SPOUSE' as const }],
  };

  expect(asksSpouse(form, texas)).toBe(true);
  expect(asksSpouse(form, colorado)).toBe(false);
  expect(asksSpouse({ ...form, maritalStatus: 'SEPARATED' }, texas)).toBe(false);
  expect(asksSpouse(joint, texas)).toBe(false);
  expect(additionalInfoValidator(texas)(form).spouse).toMatchObject({
    email: 'Please enter your email',
  });
  expect(additionalInfoValidator(texas)({ ...form, spouse: robin })).toEqual({});
});

it('adjusts the choices to consents and flags', () => {
  expect(contactChoices({ hasSmsConsent: false })).toEqual(['EMAIL', 'PHONE']);
  expect(contactChoices({ hasSmsConsent: true })).toContain('TEXT');
  expect(purposeChoices({ allowsBusiness: false })).not.toContain('BUSINESS');
  expect(purposeChoices({ allowsBusiness: true })).toContain('BUSINESS');
  expect(asksEquityLoan({ state: 'TX', occupancyType: 'SECONDARY' })).toBe(false);
  expect(additionalInfoValidator(colorado)({ ...form, preferredContact: 'TEXT' })).toEqual({
    preferredContact: 'Required',
  });
});

it('sends only what was asked', () => {
  expect(additionalInfoOf({ ...form, owners: [robin], trustName: 'Old' }, colorado)).toEqual(
    anAdditionalInfo(),
  );
});

it('sends people, trusts and addresses normalized', () => {
  const sent = additionalInfoOf(
    {
      ...form,
      ownership: 'JOINT',
      owners: [{ ...robin, firstName: ' Robin ', relationship: 'OTHER' }],
      spouse: { ...robin, firstName: 'Kim', email: 'kim@sample.example ' },
      isMailingSameAsHome: false,
      mailingAddress: { street1: '33 Cinderpath Way ', city: 'Denver', state: 'CO', zip: '80206' },
    },
    texas,
  );

  expect(sent.owners).toEqual([
    {
      name: { firstName: 'Robin', lastName: 'Sample' },
      email: 'robin@sample.example',
      phoneNumber: null,
      relationship: 'OTHER',
    },
  ]);
  expect(sent.spouse?.email).toBe('kim@sample.example');
  expect(sent.mailingAddress?.street1).toBe('33 Cinderpath Way');
  expect(
    additionalInfoOf({ ...form, ownership: 'TRUST', trustName: ' The Trust ' }, colorado).trust,
  ).toEqual({
    name: 'The Trust',
    type: 'REVOCABLE',
    isTrustee: true,
  });
});
