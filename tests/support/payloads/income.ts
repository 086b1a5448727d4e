import fc from 'fast-check';

import type * as incomeActions from '#store/application/income/actions.ts';
import {
  employerStates,
  incomeMethods,
  incomeStates,
  incomeSubjects,
  paperKinds,
  payFrequencies,
} from '#store/application/income/codes.ts';
import type { Employment } from '#store/application/income/employer.ts';
import type { IncomeNeeds } from '#store/application/income/income.ts';

import {
  amount,
  code,
  date,
  few,
  id,
  nothing,
  orNull,
  personal,
  phone,
  type PayloadsOf,
} from './arbitrary.ts';

const yes = fc.boolean();

const answer = {
  employerName: orNull(personal),
  jobTitle: orNull(personal),
  startDate: orNull(date),
  workPhone: orNull(phone),
  workEmail: orNull(personal),
  contactName: orNull(personal),
  bestTime: orNull(personal),
  businessName: orNull(personal),
  licenceOrWebsite: orNull(personal),
  yearsInBusiness: orNull(amount),
};

export const employment: fc.Arbitrary<Employment | null> = orNull(
  fc.record({ ...answer, state: fc.constantFrom(...employerStates) }),
);

export const incomeNeeds: fc.Arbitrary<IncomeNeeds> = fc.record({
  statedIncome: amount,
  statedOther: amount,
  employmentType: code,
  records: few(
    fc.record({
      uuid: id,
      subject: fc.constantFrom(...incomeSubjects),
      verificationMethod: orNull(fc.constantFrom(...incomeMethods)),
      methods: few(fc.constantFrom(...incomeMethods)),
      state: fc.constantFrom(...incomeStates),
      reason: orNull(personal),
      monthlyIncome: orNull(amount),
      institution: orNull(personal),
    }),
  ),
  satisfied: yes,
  numDocsRequired: fc.constantFrom(1, 2),
});

export const incomePayloads: PayloadsOf<typeof incomeActions> = {
  incomeProofSubmitted: nothing,
  incomeCheckRequested: nothing,
  papersSubmitted: fc.record({
    kind: fc.constantFrom(...paperKinds),
    payFrequency: orNull(fc.constantFrom(...payFrequencies)),
    employerName: orNull(personal),
    lastPayDate: orNull(date),
    recordUuid: orNull(id),
  }),
  employerSubmitted: fc.record({ ...answer, hasPapers: yes }),
};
