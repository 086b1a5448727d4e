import type { Lender } from '#server/sandbox/data/lenders.ts';
import { TEXAS_HOME_SHARE, valueShares } from '#server/sandbox/data/pricing.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  isTexasHome,
  minDrawOf,
  valueCapacity,
} from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { roundHalfEven } from '#store/format/money.ts';
import type { Requalification } from '#store/application/requalification/requalification.ts';

/** Sample: what a borrower asks for before there is an offer, as a share of the value. */
const USUAL_LINE_SHARE = 0.5;

/** Returns why the line doesn't fit the value, and the options (screens.md, product/prequal-winback). */
export function requalificationOf(
  application: ApplicationRecord,
  lender: Lender,
): Requalification | null {
  if (application.status.checklistStatus !== 'CLTV_LIEN_POSITION_REQUALIFY') return null;
  const { value, occupancyType } = application.property;
  const owed = application.liens.reduce((sum, { balance, stated }) => {
    const statedBalance = stated?.answer === 'OPEN' ? stated.balance : null;
    return sum + (statedBalance ?? balance);
  }, 0);
  const line = application.selectedQuote?.total ?? value * USUAL_LINE_SHARE;
  const maxCltv = isTexasHome(application)
    ? TEXAS_HOME_SHARE
    : (valueShares.get(occupancyType) ?? 0);
  const room = Math.floor(valueCapacity(application));
  const [first] = application.liens;
  return {
    reason: 'CLTV',
    cltv: value > 0 ? roundHalfEven(Math.min(10, (owed + line) / value), 4) : 0,
    maxCltv,
    position: null,
    options: [
      ...(room >= minDrawOf(application, lender)
        ? [
            {
              optionId: 'REDUCE_AMOUNT' as const,
              maxDraw: Math.min(room, lender.maxLine),
              holder: null,
            },
          ]
        : []),
      ...(first === undefined
        ? []
        : [
            { optionId: 'PAY_OFF_LIEN' as const, maxDraw: null, holder: first.holder },
            { optionId: 'CORRECT_LIEN' as const, maxDraw: null, holder: first.holder },
          ]),
      { optionId: 'VALUE_REVIEW', maxDraw: null, holder: null },
    ],
  };
}
