import type { LenderQuote } from '#store/application/offers/quote.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';

import css from './Quote.module.css';

interface QuoteHeadlineProps {
  quote: LenderQuote;
  /** The maximum line amount, in words. */
  limit?: string | null;
}

/** The headline figures of the lender's quote: payment, rate and cash. Print also shows the limit. */
export function QuoteHeadline({ quote, limit = null }: QuoteHeadlineProps) {
  return (
    <div className={css['headline']}>
      {limit !== null && <p className={css['limit']}>{limit}</p>}
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
