import type { ComponentProps } from 'react';

import type { OfferChoice } from '#store/application/offers/offers.ts';
import { Region } from '#src/shell/page/Region.tsx';

import { CostsAndCopies } from './CostsAndCopies.tsx';
import { OfferComparison } from './OfferComparison.tsx';
import css from './OfferForm.module.css';

/** Below the choice: what it costs and how to take it along, then the comparison, each in a region of its own. */
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
