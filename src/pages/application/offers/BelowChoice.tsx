import type { ComponentProps } from 'react';

import type { OfferChoice } from '#store/application/offers/offers.ts';
import { Region } from '#src/shell/page/Region.tsx';

import { CostsAndCopies } from './CostsAndCopies.tsx';
import { OfferComparison } from './OfferComparison.tsx';
import css from './OfferForm.module.css';

/** What the choice costs and how to keep a copy of it, then the comparison, each in its own region. */
export function BelowChoice({
  shown,
  ...props
}: ComponentProps<typeof OfferComparison> & { shown: OfferChoice }) {
  const { set, choice } = props;
  return (
    <>
      <div className={css['picture']}>
        <Region name="costPicture">
          <CostsAndCopies {...{ set, choice, shown }} />
        </Region>
      </div>
      <Region name="offerComparison">
        <OfferComparison {...props} />
      </Region>
    </>
  );
}
