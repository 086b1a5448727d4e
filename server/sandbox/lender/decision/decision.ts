import * as v from 'valibot';

import { WireDecision } from '#sagas/api/contract/steps.ts';
import { SCORE_RANGE, bureaus } from '#server/sandbox/data/credit.ts';
import { DTI_SHARE } from '#server/sandbox/data/pricing.ts';
import { isDeclined } from '#store/application/decision/decisions.ts';
import { addDays } from '#store/format/isoDate.ts';
import { roundHalfEven } from '#store/format/money.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { documentUuid } from '#server/sandbox/lender/documents/documentUuid.ts';
import { LOWER_INCOME } from '#server/sandbox/lender/income/incomeReview.ts';
import { monthlyPayments, yearlyIncome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';

import { causeOf, declineReasonOf, type DeclineCause } from './declineCause.ts';

type Decision = v.InferOutput<typeof WireDecision>;

/** Reasons have a text, never only a code (facts §7). */
const reasons: Readonly<Record<DeclineCause, readonly (readonly [code: string, text: string])[]>> =
  {
    FOR_SALE: [['LISTED_FOR_SALE', 'The property is listed for sale.']],
    TITLE_CHANGED: [
      ['TITLE_CHANGED', 'The home was bought, or its title changed, in the last 90 days.'],
    ],
    EQUITY_LOAN: [
      ['EQUITY_LOAN', 'Another home equity loan on this home was closed in the last 12 months.'],
    ],
    MAGIC: [['UNVERIFIED', "We couldn't verify part of what you told us."]],
    CREDIT: [
      ['SCORE', 'Your credit score is below our minimum of 640.'],
      ['HISTORY', 'Payments on your report were late.'],
    ],
    AMOUNT: [['AMOUNT', 'The amount you asked for is not within what we can offer.']],
    STATE: [['STATE', "We don't lend in the state or the ZIP code of this home."]],
    CREDIT_FILE: [['NO_FILE', 'No credit file could be matched with you.']],
    COLLATERAL: [
      ['VALUE', 'The value of your home does not leave enough room for our smallest line.'],
    ],
    INCOME: [['DEBT_TO_INCOME', 'Your monthly debts are too high compared with your income.']],
  };

const factors = [
  'Payments that were late',
  'Amounts owed are high compared with the limits',
  'Too many accounts were opened lately',
  'The time since the oldest account was opened is short',
];

const waits = new Map<DeclineCause, number>([
  ['TITLE_CHANGED', 90],
  ['EQUITY_LOAN', 365],
]);

const correctable = new Map<DeclineCause, string[]>([
  ['COLLATERAL', ['liens']],
  ['INCOME', ['income']],
]);

const NOTICE_DAYS = 30;
const AGENCY = 'the Consumer Financial Protection Bureau';

const nothing = v.parse(WireDecision, { agency: AGENCY });

/** Without a credit file there is no score. Only facts that were used are stated (facts §7). */
const creditPart = (application: ApplicationRecord, cause: DeclineCause): Partial<Decision> => ({
  bureau: bureaus.north,
  ...(cause !== 'CREDIT_FILE' && {
    scoreUsed: application.score,
    scoreRange: SCORE_RANGE,
    scoreDate: dayAt(Date.parse(application.createdAt), application.property),
    factors,
  }),
});

/** Our choice: a limit for incomes close to zero. */
const MAX_DTI = 1_000;

function incomePart(application: ApplicationRecord): Partial<Decision> {
  const monthly = yearlyIncome(application) / 12;
  const share = Math.min(MAX_DTI, monthlyPayments(application) / monthly);
  return { dti: monthly > 0 ? roundHalfEven(share, 4) : null, maxDti: DTI_SHARE };
}

/** Returns the main reasons, including an income that was confirmed to be lower. */
function reasonsOf({ verifiedIncome }: ApplicationRecord, cause: DeclineCause) {
  const known = reasons[cause].map(([code, text]) => ({ code, text }));
  const isLower = cause === 'INCOME' && verifiedIncome !== null;
  return isLower ? [{ code: 'INCOME_UNCONFIRMED', text: LOWER_INCOME }, ...known] : known;
}

/** Returns the answer for error/decline, error/credit and error/income. */
export function decisionAnswer(application: ApplicationRecord): Decision {
  const { status, statusSince } = application;
  if (!isDeclined(status)) return nothing;
  const cause = causeOf(application);
  const wait = waits.get(cause);
  const declineReason = status.declineReason ?? declineReasonOf(cause);
  const decidedAt = new Date(statusSince).toISOString();
  const today = dayAt(statusSince, application.property);
  return {
    ...nothing,
    action: status.uwDecision === 'INELIGIBLE' ? 'INELIGIBLE' : 'DECLINED',
    decidedAt,
    reasons: reasonsOf(application, cause),
    noticeDocumentUuid: documentUuid(application, 'DECLINE_NOTICE'),
    declineReason,
    noticeDueAt: addDays(today, NOTICE_DAYS),
    correctable: correctable.get(cause) ?? [],
    endsOn: wait === undefined ? null : addDays(today, wait),
    ...(declineReason === 'CREDIT' ? creditPart(application, cause) : {}),
    ...(declineReason === 'INCOME' ? incomePart(application) : {}),
  };
}
