import {
  additionalInfoContext,
  changedPhone,
  infoErrors,
  startingInfo,
} from '#store/application/details/additionalInfoStart.ts';
import { aJointInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { anApplication } from '#tests/support/sagas/openApplication.ts';

const saved = aJointInfo({
  maritalStatus: 'MARRIED',
  purpose: 'EDUCATION',
  mailingAddress: { street1: '1 Fern Way', city: 'Dayton', state: 'OH', zip: '45402' },
  preferredContact: 'PHONE',
});

it("puts typed values before saved values, and these before the application's", () => {
  const start = startingInfo(anApplication(), saved, { purpose: 'EMERGENCY' });

  expect(start).toMatchObject({
    phoneNumber: '(614) 555-0142',
    purpose: 'EMERGENCY',
    isMailingSameAsHome: false,
    mailingAddress: { street1: '1 Fern Way' },
    owners: [{ firstName: 'Jonas', email: 'jonas@mail.example', relationship: 'SPOUSE' }],
    maritalStatus: 'MARRIED',
  });
  expect(start).not.toHaveProperty('ssn');
});

it('starts without a phone number when the lender has none on file', () => {
  const application = anApplication();
  const applicant = { ...application.applicant, phoneNumber: null };

  expect(startingInfo({ ...application, applicant }, null, undefined)).toEqual({});
});

it.each([
  ['(614) 555-0142', null],
  ['(614) 555-0199', '(614) 555-0199'],
])('finds the changed phone number in %s: %s', (phoneNumber, changed) => {
  expect(changedPhone({ phoneNumber }, anApplication())).toBe(changed);
});

it('treats an unknown property use as a home, which has the stricter questions', () => {
  const { property, ...rest } = anApplication();
  const odd = { ...rest, property: property && { ...property, occupancyType: 'BARN' } };

  expect(additionalInfoContext(odd, false).occupancyType).toBe('HOME');
});

it.each([
  ['owners.0.email', 'owners[0].email'],
  ['owners.1.name.firstName', 'owners[1].firstName'],
  ['trust.name', 'trustName'],
  ['spouse.name.lastName', 'spouse.lastName'],
  ['purpose', 'purpose'],
])("maps the lender's field %s to the form's field %s", (wire, form) => {
  expect(infoErrors({ [wire]: 'No.' })).toEqual({ [form]: 'No.' });
});
