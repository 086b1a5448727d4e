import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { saleStatusSubmitted } from '#store/registration/answers.ts';
import { validateSale, type SaleForm, selectSaleValues } from '#store/registration/saleStatus.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { SaleFields, useSaleQuestion } from './SaleFields.tsx';

/** ROUTE-REG-03 */
export function ForSalePage() {
  const dispatch = useAppDispatch();
  const title = useSaleQuestion();
  const values = useAppSelector(selectSaleValues);
  return (
    <QuestionStep<SaleForm>
      step="forSale"
      title={title}
      values={values}
      validate={validateSale}
      onAnswer={({ isListedForSale }) =>
        void dispatch(saleStatusSubmitted({ isListedForSale: isListedForSale === 'YES' }))
      }
    >
      <SaleFields />
    </QuestionStep>
  );
}
