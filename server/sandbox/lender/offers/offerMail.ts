import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';
import { notFinalText } from '#store/application/offers/offerTexts.ts';
import { quoteGroups } from '#store/application/offers/quoteRows.ts';
import { splitIsolates } from '#store/text/direction.ts';

interface Mailed {
  readonly set: OfferSet;
  readonly choice: OfferChoice;
  readonly quote: ApplicationRecord['quotes'][number];
}

/** Writes the email with a choice's numbers, as on product/select/confirm. */
export function offerMail(
  { loanNumber }: ApplicationRecord,
  { brand }: Lender,
  { set, choice, quote: wire }: Mailed,
): { subject: string; text: string } {
  const { term, drawPreference, discounts } = choice;
  const quote = { ...wire, term, drawPreference, discounts, drawYears: wire.drawYears ?? null };
  const { companyName, companyNameShort, nmlsNumber } = brand.orgMetaData.companyInfo;
  const payment = `${formatCents(quote.monthlyPayment)} a month for ${formatYears(term)}`;
  const groups = quoteGroups(quote, set).map(({ title, rows }) =>
    [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
  );
  const text = [
    `${payment}, ${formatPercent(quote.apr)} APR`,
    ...groups,
    notFinalText,
    `${companyName}${nmlsNumber === null ? '' : `, NMLS #${nmlsNumber}`}\nLoan number ${loanNumber}`,
  ].join('\n\n');
  return {
    subject: `${companyNameShort}: Your offer`,
    text: splitIsolates(text).join(''),
  };
}
