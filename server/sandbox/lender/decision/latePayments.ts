import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { addDays, dayOf } from '#store/format/isoDate.ts';
import type { LateItem } from '#store/application/delinquency/delinquency.ts';
import { toCents } from '#store/format/money.ts';

/** Sample: how late the payments are, and when the bureau reported them. */
const MONTHS_LATE = 2;
const REPORTED_DAYS_BEFORE = 20;
/** Our choice: more than any payment. The contract allows no larger amount. */
const MAX_PAST_DUE = 1e9;

const pastDueOf = (payment: number) =>
  Math.min(MAX_PAST_DUE, Math.max(0, toCents(payment * MONTHS_LATE)));

/** Returns the report's late payments: the mortgage and the card (9.2, Latepay). */
export function latePayments(application: ApplicationRecord): LateItem[] {
  const { liens, liabilities, lateAnswers, createdAt } = application;
  const reportedOn = addDays(dayOf(createdAt) ?? createdAt, -REPORTED_DAYS_BEFORE);
  const [mortgage] = liens;
  const [card] = liabilities;
  const late = [
    mortgage && {
      uuid: mortgage.uuid,
      creditor: mortgage.holder,
      type: 'MORTGAGE',
      payment: mortgage.payment,
    },
    card && {
      uuid: card.uuid,
      creditor: card.creditor,
      type: 'CARD',
      payment: card.monetaryCalculatedNextPaymentMinimumAmount,
    },
  ];
  return late.flatMap((item, index) =>
    item
      ? [
          {
            uuid: item.uuid,
            creditor: item.creditor,
            type: item.type,
            lastFour: index === 0 ? '4411' : '0927',
            monthsLate: MONTHS_LATE,
            pastDue: pastDueOf(item.payment),
            reportedOn,
            stated: lateAnswers[item.uuid] ?? null,
          },
        ]
      : [],
  );
}

/** A mortgage that is still late is declined (review-app/delinquency). */
export const isMortgageLate = (application: ApplicationRecord): boolean =>
  latePayments(application).some(
    ({ type, stated }) => type === 'MORTGAGE' && stated?.answer === 'PAST_DUE',
  );
