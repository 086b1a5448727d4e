import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';
import { notFinalText } from '#store/application/offers/offerTexts.ts';

import { CostPicture } from './CostPicture.tsx';
import css from './OfferCopies.module.css';
import { OfferCopies } from './OfferCopies.tsx';

export const CostsAndCopies = ({
  shown,
  ...props
}: {
  set: OfferSet;
  choice: OfferChoice;
  shown: OfferChoice;
}) => (
  <>
    <CostPicture {...props} shown={shown} />
    <p className={css['note']}>{notFinalText}</p>
    <OfferCopies {...props} />
  </>
);
