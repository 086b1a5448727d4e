import { useAppSelector } from '#src/hooks.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';
import { selectOffersState } from '#store/application/offers/slice.ts';

import { CostPicture } from './CostPicture.tsx';
import { HomeEquityBar } from './HomeEquityBar.tsx';
import css from './OfferCopies.module.css';
import { OfferCopies } from './OfferCopies.tsx';

/** Under the lender's quote: on paper the pictures, on the screen how to take it along. */
export function ConfirmedOffer({ set, choice }: { set: OfferSet; choice: OfferChoice }) {
  const isUpdated = useAppSelector((state) => selectOffersState(state).isUpdated);
  return (
    <>
      <div className={css['pictures']}>
        <HomeEquityBar set={set} />
        {/* Drawn from our own numbers. */}
        {!isUpdated && <CostPicture set={set} choice={choice} shown={choice} />}
      </div>
      <OfferCopies set={set} choice={choice} />
    </>
  );
}
