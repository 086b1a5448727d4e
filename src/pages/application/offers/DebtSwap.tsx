import { debtSwapOf } from '#store/application/offers/debtSwap.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';

import css from './DebtSwap.module.css';

export function DebtSwap({ set, choice }: { set: OfferSet; choice: OfferChoice }) {
  const swap = debtSwapOf(set, choice);
  return (
    swap && (
      <div className={css['swap']}>
        <p className={css['payments']}>{swap.payments}</p>
        {swap.interest !== null && <p>{swap.interest}</p>}
      </div>
    )
  );
}
