import { homeEquityOf } from '#store/application/offers/homeEquity.ts';
import type { OfferSet } from '#store/application/offers/offers.ts';

import css from './HomeEquityBar.module.css';
import { PartsBar } from './PartsBar.tsx';

/** The value of the home split into what is owed, what can be borrowed and what remains, with a list of the amounts. */
export function HomeEquityBar({ set }: { set: OfferSet }) {
  const equity = homeEquityOf(set);
  if (equity === null) return null;
  return (
    <div className={css['equity']}>
      <p>
        <span className={css['value']}>Your home is worth {equity.value}</span>
      </p>
      <PartsBar parts={equity.parts} />
    </div>
  );
}
