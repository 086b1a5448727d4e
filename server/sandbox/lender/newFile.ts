import { randomUUID } from 'node:crypto';

import { MORTGAGE_HOLDER, SCORE, debts, scoresByWord } from '#server/sandbox/data/credit.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { monthlyPayment } from '#store/application/loanMaths.ts';
import { withStatusDefaults } from '#store/application/status.ts';
import { toCents } from '#store/format/money.ts';

import type { ApplicationFile } from './file.ts';
import { mortgagePayment, valuationOf } from './property.ts';
import { baseRate, longestTerm, monthlyRoom, valueRoom } from './room.ts';
import { hasWord, isNamed } from './words.ts';

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

const creditorOwed = (
  creditor: string,
  minimum: number,
): ApplicationFile['liabilities'][number] => ({
  uuid: randomUUID(),
  creditor,
  type: 'PERSONAL_LOAN',
  monetaryBalance: toCents(minimum * 40),
  monetaryCalculatedNextPaymentMinimumAmount: minimum,
  mustPay: false,
  payOff: null,
});

/** What the bureaus say about somebody of this last name (9.2). */
export const scoreOf = (lastName: string): number =>
  scoresByWord.find(([word]) => hasWord(lastName, word))?.[1] ?? SCORE;

/** Debts that a last name brings along: so many that nothing is left, or half of what the value would allow (9.2). */
function extraDebts(file: ApplicationFile, lender: Lender): ApplicationFile['liabilities'] {
  const room = monthlyRoom(file);
  if (isNamed(file, 'highdebt')) return [creditorOwed('Sample Personal Loans', toCents(room))];
  if (!isNamed(file, 'dtilimit')) return [];
  const rate = baseRate(file, lender, { term: longestTerm, kind: 'STANDARD' });
  const wanted = monthlyPayment(valueRoom(file) / 2, rate, longestTerm);
  return [creditorOwed('Sample Personal Loans', toCents(Math.max(0, room - wanted)))];
}

/** A new application, with what the bureaus and the registers say about person and property. */
export function newFile(beginning: Beginning, lender: Lender): ApplicationFile {
  const { property, profile, at } = beginning;
  const { value, mortgage, county } = valuationOf(property.street1, property.state);
  const created = new Date(at).toISOString();
  const file: ApplicationFile = {
    uuid: beginning.uuid,
    loanNumber: beginning.loanNumber,
    org: lender.code,
    identityUuid: beginning.identityUuid,
    createdAt: created,
    active: true,
    activeForAppStart: true,
    isInquiry: false,
    isCrypto: lender.brand.switches.isCrypto,
    accountOpenedDate: null,
    status: {
      ...withStatusDefaults({
        uuid: beginning.uuid,
        checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS',
        isAgeRestrictedInterestOnly: lender.brand.switches.ageRestricted,
        consents: [{ type: 'HARD_CREDIT', givenAt: null }],
      }),
    },
    statusSince: at,
    pinned: false,
    profile,
    property: {
      ...property,
      county,
      propertyType: 'SINGLE_FAMILY',
      yearBuilt: 1998,
      value,
      valueSource: 'Automated model',
      valueDate: created.slice(0, 10),
    },
    income: beginning.income,
    score: scoreOf(profile.name.lastName),
    liens: [
      {
        uuid: randomUUID(),
        holder: MORTGAGE_HOLDER,
        balance: mortgage,
        payment: mortgagePayment(mortgage),
      },
    ],
    liabilities: debts.map(({ uuid, creditor, type, balance, minimum }) => ({
      uuid,
      creditor,
      type,
      monetaryBalance: balance,
      monetaryCalculatedNextPaymentMinimumAmount: minimum,
      mustPay: false,
      payOff: null,
    })),
    revision: null,
    quotes: [],
    selectedQuote: null,
    additionalInfo: null,
    ssnLastFour: null,
    formerly: null,
    isHmdaAnswered: false,
    signers: [],
    disburseAccount: null,
    referrer: beginning.referrer,
    consents: beginning.consents,
    replayLink: null,
    referralId: beginning.referralId,
    notes: [],
    progress: {
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
    },
  };
  return { ...file, liabilities: [...file.liabilities, ...extraDebts(file, lender)] };
}
