import { randomUUID } from 'node:crypto';

import {
  MORTGAGE_HOLDER,
  SCORE,
  debts,
  scoresByWord,
  type Debt,
} from '#server/sandbox/data/credit.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { monthlyPayment } from '#store/application/offers/loanMaths.ts';
import { withStatusDefaults } from '#store/application/status/status.ts';
import { toCents } from '#store/format/money.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import {
  baseRate,
  isScoreTooLow,
  longestTerm,
  monthlyCapacity,
  valueCapacity,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';

import type { ApplicationFile, ProgressFile } from './application.ts';
import { mortgagePayment, valuationOf } from './property.ts';
import { hasWord, isNamed } from './magicWords.ts';

/** What an application begins with. */
export interface Beginning {
  readonly uuid: string;
  readonly loanNumber: string;
  readonly identityUuid: string;
  readonly at: number;
  readonly profile: ApplicationFile['profile'];
  readonly property: Pick<
    ApplicationFile['property'],
    'street1' | 'street2' | 'city' | 'state' | 'zip' | 'occupancyType' | 'isListedForSale'
  >;
  readonly income: ApplicationFile['income'];
  readonly referrer: ApplicationFile['referrer'];
  readonly referralId: string | null;
  readonly consents: ApplicationFile['consents'];
}

const liabilityOf = ({
  uuid,
  creditor,
  type,
  balance,
  minimum,
}: Debt): ApplicationFile['liabilities'][number] => ({
  uuid,
  creditor,
  type,
  monetaryBalance: balance,
  monetaryCalculatedNextPaymentMinimumAmount: minimum,
  mustPay: false,
  payOff: null,
});

const creditorOwed = (creditor: string, minimum: number) =>
  liabilityOf({
    uuid: randomUUID(),
    creditor,
    type: 'PERSONAL_LOAN',
    balance: toCents(minimum * 40),
    minimum,
  });

/** More than the income allows: nothing is left of it. */
const tooManyDebts = (file: ApplicationFile) => [
  creditorOwed('Sample Personal Loans', toCents(monthlyCapacity(file))),
];

/** What the bureaus say about somebody of this last name (9.2). */
export const scoreOf = (lastName: string): number =>
  scoresByWord.find(([word]) => hasWord(lastName, word))?.[1] ?? SCORE;

/** Debts that a last name brings along: so many that nothing is left, or half of what the value would allow (9.2). */
function extraDebts(file: ApplicationFile, lender: Lender): ApplicationFile['liabilities'] {
  const room = monthlyCapacity(file);
  if (isNamed(file, 'highdebt')) return tooManyDebts(file);
  if (!isNamed(file, 'dtilimit')) return [];
  const rate = baseRate(file, lender, { term: longestTerm, kind: 'STANDARD' });
  const wanted = monthlyPayment(valueCapacity(file) / 2, rate, longestTerm);
  return [creditorOwed('Sample Personal Loans', toCents(Math.max(0, room - wanted)))];
}

/** What the registers say about the property, and what is owed on it. */
function propertyFound(
  property: Beginning['property'],
  today: string,
): Pick<ApplicationFile, 'property' | 'liens'> {
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
      },
    ],
  };
}

const noProgress = (): ProgressFile => ({
  taken: [],
  identificationTries: 0,
  identification: null,
  creditRetries: 0,
  closedAs: null,
  furthest: null,
  before: null,
  declineCause: null,
  reviewEnds: null,
  isReconsidered: false,
  steps: {},
});

/** The later steps, none of which was done yet. */
const nothingDone = () =>
  ({
    revision: null,
    quotes: [],
    selectedQuote: null,
    additionalInfo: null,
    ssnLastFour: null,
    formerly: null,
    isHmdaAnswered: false,
    signers: [],
    disburseAccount: null,
    replayLink: null,
    notes: [],
    progress: noProgress(),
  }) satisfies Partial<ApplicationFile>;

/** A new application, with what the bureaus and the registers say about person and property. */
export function newFile(beginning: Beginning, lender: Lender): ApplicationFile {
  const { uuid, profile, at } = beginning;
  const { isCrypto, ageRestricted } = lender.brand.switches;
  const created = new Date(at).toISOString();
  const file: ApplicationFile = {
    uuid,
    loanNumber: beginning.loanNumber,
    org: lender.code,
    identityUuid: beginning.identityUuid,
    createdAt: created,
    active: true,
    activeForAppStart: true,
    isInquiry: false,
    isCrypto,
    accountOpenedDate: null,
    status: {
      ...withStatusDefaults({
        uuid,
        checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS',
        isAgeRestrictedInterestOnly: ageRestricted,
        consents: [{ type: 'HARD_CREDIT', givenAt: null }],
      }),
    },
    statusSince: at,
    pinned: false,
    profile,
    ...propertyFound(beginning.property, dayAt(at, beginning.property.state)),
    income: beginning.income,
    score: scoreOf(profile.name.lastName),
    liabilities: debts.map(liabilityOf),
    referrer: beginning.referrer,
    referralId: beginning.referralId,
    consents: beginning.consents,
    ...nothingDone(),
  };
  return { ...file, liabilities: [...file.liabilities, ...extraDebts(file, lender)] };
}

/** An application with what a decline for this reason is told by: a score that is too low, or debts that are too high. */
export function declinableFor(reason: string | null, file: ApplicationFile): ApplicationFile {
  if (reason === 'CREDIT' && !isScoreTooLow(file)) return { ...file, score: scoreOf('lowscore') };
  if (reason === 'INCOME' && monthlyCapacity(file) > 0)
    return { ...file, liabilities: [...file.liabilities, ...tooManyDebts(file)] };
  return file;
}
