import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { required, validator } from '#store/validation.ts';

import { selectDraft } from './flow.ts';
import { valuesOf } from './selectors.ts';

/** Form values. The draft stores a boolean (FIELD-REG-05). */
export interface SaleForm {
  isListedForSale: 'YES' | 'NO';
}

/** VAL-SALE-2. Some brands ask about the next six months (VAL-SALE-3, A-04). */
export const saleQuestion = (saleWithinSixMonths: boolean): string =>
  saleWithinSixMonths
    ? 'Is this property currently for sale, or will it be listed for sale within the next 6 months?'
    : 'Is this property currently for sale?';

export const SALE_HINT = "A home that is listed for sale can't be used for a line of credit.";

export const validateSale = validator<SaleForm>({
  isListedForSale: [required('Required')], // VAL-SALE-1
});

export const selectSaleValues = valuesOf<SaleForm>(
  'forSale',
  createSelector([(state: RootState) => selectDraft(state).isListedForSale], (isListed) =>
    isListed === null ? null : { isListedForSale: isListed ? ('YES' as const) : ('NO' as const) },
  ),
  () => null,
);
