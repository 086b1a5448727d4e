import type { AdditionalInfo } from '#store/application/additionalInfoAnswer.ts';

/** What an unmarried sole owner says before the credit is checked. */
export const anAdditionalInfo = (change: Partial<AdditionalInfo> = {}): AdditionalInfo => ({
  ownership: 'SOLE',
  owners: [],
  trust: null,
  maritalStatus: null,
  spouse: null,
  purpose: 'HOME_IMPROVEMENT',
  residency: 'US_CITIZEN',
  mailingAddress: null,
  preferredContact: 'EMAIL',
  titleChanged90Days: false,
  equityLoan12Months: null,
  ...change,
});

/** The same of somebody who owns the home with Jonas. */
export const aJointInfo = (change: Partial<AdditionalInfo> = {}): AdditionalInfo =>
  anAdditionalInfo({
    ownership: 'JOINT',
    owners: [
      {
        name: { firstName: 'Jonas', lastName: 'Tolland' },
        email: 'jonas@mail.example',
        phoneNumber: null,
        relationship: 'SPOUSE',
      },
    ],
    ...change,
  });
