import { useAppSelector } from '#src/hooks.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';
import { selectOffersState } from '#store/application/offers/slice.ts';

import { CostPicture } from './CostPicture.tsx';
import { HomeEquityBar } from './HomeEquityBar.tsx';
import css from './OfferCopies.module.css';
import { OfferCopies } from './OfferCopies.tsx';

/** What comes below the lender's quote: the pictures in print, and on screen how to keep a copy. */
export function ConfirmedOffer({ set, choice }: { set: OfferSet; choice: OfferChoice }) {
  const isUpdated = useAppSelector((state) => selectOffersState(state).isUpdated);
  return (
    <>
      <div className={css['pictures']}>
        <HomeEquityBar set={set} />
        {/* Drawn from our own numbers, so it is hidden once the lender has updated them. */}
        {!isUpdated && <CostPicture set={set} choice={choice} shown={choice} />}
      </div>
      <OfferCopies set={set} choice={choice} />
    </>
  );
}
