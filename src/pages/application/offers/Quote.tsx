import { useAppSelector } from '#src/hooks.ts';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { selectOfferSet } from '#store/application/offers/selectors.ts';
import type { LenderQuote } from '#store/application/offers/quote.ts';
import { quoteGroups } from '#store/application/offers/quoteRows.ts';

import css from './Quote.module.css';

const NO_LABELS = { discountLabels: [] };

export function QuoteTable({ quote }: { quote: LenderQuote }) {
  const set = useAppSelector(selectOfferSet);
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">Your offer</caption>
      {quoteGroups(quote, set ?? NO_LABELS).map(({ title, rows }) => (
        <tbody key={title}>
          <tr className={css['group']}>
            <th scope="rowgroup" colSpan={2}>
              {title}
            </th>
          </tr>
          {rows.map(({ label, value }) => (
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
      ))}
    </table>
  );
}
