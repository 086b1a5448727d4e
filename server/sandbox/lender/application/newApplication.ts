import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { MORTGAGE_HOLDER, SCORE, debt, debts, scoresByWord } from '#server/sandbox/data/credit.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { monthlyPayment } from '#store/application/offers/loanMaths.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { toCents } from '#store/format/money.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import {
  baseRate,
  isScoreTooLow,
  longestTerm,
  monthlyCapacity,
  valueCapacity,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';

import { ApplicationRecord } from './applicationRecord.ts';
import { mortgagePayment, valuationOf } from './property.ts';
import { hasWord, isNamed } from './magicWords.ts';

export interface ApplicationInput {
  readonly uuid: string;
  readonly loanNumber: string;
  readonly identityUuid: string;
  readonly at: number;
  readonly profile: ApplicationRecord['profile'];
  readonly property: Pick<
    ApplicationRecord['property'],
    'street1' | 'street2' | 'city' | 'state' | 'zip' | 'occupancyType' | 'isListedForSale'
  >;
  readonly income: ApplicationRecord['income'];
  readonly referrer: ApplicationRecord['referrer'];
  readonly referralId: string | null;
  readonly consents: ApplicationRecord['consents'];
}

/** Our choice: the sample home's mortgage. */
const recordedFirst = {
  type: 'FIRST_MORTGAGE',
  recordedDate: '2018-06-15',
  stated: null,
  isAdded: false,
  isToBePaid: false,
  payoff: null,
};

const personalLoan = (minimum: number) => ({
  ...debt('Sample Personal Loans', 'PERSONAL_LOAN', toCents(minimum * 40), minimum),
  uuid: randomUUID(),
});

/** Our choice: the numbers of a decline then show debts above the limit. */
const DEBTS_OVER_LIMIT = 1.1;

const tooManyDebts = (application: ApplicationRecord) => [
  personalLoan(toCents(DEBTS_OVER_LIMIT * monthlyCapacity(application))),
];

/** Returns the bureaus' score (9.2). */
export const scoreOf = (lastName: string): number =>
  scoresByWord.find(([word]) => hasWord(lastName, word))?.[1] ?? SCORE;

/** Returns a magic last name's debts: the whole income, or half of what the value allows (9.2). */
function extraDebts(
  application: ApplicationRecord,
  lender: Lender,
): ApplicationRecord['liabilities'] {
  const capacity = monthlyCapacity(application);
  if (isNamed(application, 'highdebt')) return tooManyDebts(application);
  if (!isNamed(application, 'dtilimit')) return [];
  const rate = baseRate(application, lender, { term: longestTerm, kind: 'STANDARD' });
  const payment = monthlyPayment(valueCapacity(application) / 2, rate, longestTerm);
  return [personalLoan(toCents(Math.max(0, capacity - payment)))];
}

function propertyFound(
  property: ApplicationInput['property'],
  today: string,
): Pick<ApplicationRecord, 'property' | 'liens'> {
  const { value, mortgage, county } = valuationOf(property.street1, property.state);
  return {
    property: {
      ...property,
      county,
      propertyType: 'SINGLE_FAMILY',
      yearBuilt: 1998,
      value,
      valueSource: 'Automated model',
      valueDate: today,
    },
    liens: [
      {
        uuid: randomUUID(),
        holder: MORTGAGE_HOLDER,
        balance: mortgage,
        payment: mortgagePayment(mortgage),
        ...recordedFirst,
      },
    ],
  };
}

export function newApplication(input: ApplicationInput, lender: Lender): ApplicationRecord {
  const { at, property, ...given } = input;
  const { isCrypto, ageRestricted } = lender.brand.switches;
  // The schema fills in defaults for later steps.
  const application = v.parse(ApplicationRecord, {
    ...given,
    org: lender.code,
    createdAt: new Date(at).toISOString(),
    isCrypto,
    status: withStatusDefaults({
      uuid: input.uuid,
      checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS',
      isAgeRestrictedInterestOnly: ageRestricted,
      consents: [{ type: 'HARD_CREDIT', givenAt: null }],
    }),
    statusSince: at,
    ...propertyFound(property, dayAt(at, property)),
    score: scoreOf(input.profile.name.lastName),
    liabilities: debts,
  });
  return {
    ...application,
    liabilities: [...application.liabilities, ...extraDebts(application, lender)],
  };
}

/** Makes an application declinable: with a low score or high debts. */
export function declinableFor(
  reason: string | null,
  application: ApplicationRecord,
): ApplicationRecord {
  if (reason === 'CREDIT' && !isScoreTooLow(application))
    return { ...application, score: scoreOf('lowscore') };
  if (reason === 'INCOME' && monthlyCapacity(application) > 0)
    return {
      ...application,
      liabilities: [...application.liabilities, ...tooManyDebts(application)],
    };
  return application;
}
