export const soleOwnerInfo = {
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
} as const;
