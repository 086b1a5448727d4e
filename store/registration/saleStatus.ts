import { required, validator } from '#store/validation.ts';

/** The form values; the draft has a yes or no (FIELD-REG-05). */
export interface SaleForm {
  isListedForSale: 'YES' | 'NO';
}

/** VAL-SALE-2; some brands ask about the next six months (VAL-SALE-3, A-04). */
export const saleQuestion = (saleWithinSixMonths: boolean): string =>
  saleWithinSixMonths
    ? 'Is this property currently for sale, or will it be listed for sale within the next 6 months?'
    : 'Is this property currently for sale?';

export const SALE_HINT = "A home that is listed for sale can't be used for a line of credit.";

export const validateSale = validator<SaleForm>({
  isListedForSale: [required('Required')], // VAL-SALE-1
});
