import { formatDate } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { counted } from '#store/text/counted.ts';

import { lateAnswers } from './codes.ts';
import type { LateItem } from './delinquency.ts';

const typeLabels = new Map([
  ['MORTGAGE', 'Mortgage'],
  ['CARD', 'Credit card'],
]);

/** Returns what the report shows of an item, and what the borrower said. */
export function lateItemRows({
  type,
  lastFour,
  monthsLate,
  pastDue,
  reportedOn,
  stated,
}: Readonly<LateItem>) {
  const rows = [
    { label: 'Type', value: typeLabels.get(type) ?? 'Loan' },
    lastFour !== null && { label: 'Account', value: `Ending ${lastFour}` },
    { label: 'Late', value: counted(monthsLate, 'month') },
    { label: 'Amount past due', value: formatCents(pastDue) },
    reportedOn !== null && { label: 'Reported', value: formatDate(reportedOn) },
    stated !== null && { label: 'You told us', value: lateAnswers[stated.answer] },
    stated?.explanation && { label: 'Your words', value: stated.explanation },
  ];
  return rows.filter((row) => typeof row === 'object' && row !== null);
}
