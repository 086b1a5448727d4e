import { useAppSelector } from '#src/hooks.ts';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { selectOfferSet } from '#store/application/offers/selectors.ts';
import type { LenderQuote } from '#store/application/offers/quote.ts';
import { quoteRows } from '#store/application/offers/quoteRows.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';

import css from './Quote.module.css';

const NO_LABELS = { discountLabels: [] };

export function QuoteTable({ quote }: { quote: LenderQuote }) {
  const set = useAppSelector(selectOfferSet);
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">Your offer</caption>
      <tbody>
        {quoteRows(quote, set ?? NO_LABELS).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">
              <Sentence>{label}</Sentence>
            </th>
            <td>
              <Sentence>{value}</Sentence>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The headline figures of the lender's quote: payment, rate, cash. */
export function QuoteHeadline({ quote }: { quote: LenderQuote }) {
  return (
    <div className={css['headline']}>
      <p>
        <strong className={css['payment']}>{formatCents(quote.monthlyPayment)}</strong>{' '}
        <span className={css['month']}>a month</span>
      </p>
      <p>
        {formatPercent(quote.rate)} rate, {formatPercent(quote.apr)} APR, {formatYears(quote.term)}
      </p>
      <p>
        <strong>{formatCents(quote.cash)}</strong> cash to you
      </p>
    </div>
  );
}
