import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readSummary } from '#sagas/api/contract/summary.ts';
import type { Summary } from '#store/application/summary.ts';

import { aHomeAddress } from './registration.ts';

/** What was answered about an Ohio home. */
export const aSummary = (about: Partial<Summary> = {}): Summary => ({
  propertyAddress: aHomeAddress(),
  occupancyType: 'HOME',
  homeAddress: aHomeAddress(),
  isListedForSale: false,
  income: 118_000,
  otherIncome: 0,
  employmentType: 'FULL_TIME',
  name: { firstName: 'Mira', lastName: 'Tolland' },
  dob: '1984-03-09',
  email: 'mira.tolland@mail.example',
  phoneNumber: '(614) 555-0142',
  isLocked: false,
  ...about,
});

/** The same as a lender sends it. */
export const aWireSummary = (
  about: Partial<AnswerOf<typeof readSummary>> = {},
): Partial<AnswerOf<typeof readSummary>> => ({
  ...aSummary(),
  name: { firstName: 'Mira', middleName: '', lastName: 'Tolland', suffix: '' },
  propertyAddress: { ...aHomeAddress(), street2: '' },
  homeAddress: { ...aHomeAddress(), street2: '' },
  phoneNumber: '6145550142',
  ...about,
});
