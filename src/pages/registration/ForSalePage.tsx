import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { selectSwitches } from '#store/org/selectors.ts';
import { SALE_HINT, saleQuestion } from '#store/registration/saleStatus.ts';
import { selectSaleValues, type SaleForm } from '#store/registration/selectors.ts';
import { saleStatusSubmitted } from '#store/registration/slice.ts';
import { required, validator } from '#store/validation.ts';

import { RegistrationStep } from './RegistrationStep.tsx';

const options = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
];

const validate = validator<SaleForm>({ isListedForSale: [required('Required')] }); // VAL-SALE-1

/** Whether the property is listed for sale (ROUTE-REG-03). */
export function ForSalePage() {
  const dispatch = useAppDispatch();
  const question = saleQuestion(useAppSelector(selectSwitches).saleWithinSixMonths);
  return (
    <RegistrationStep<SaleForm>
      step="forSale"
      title={question}
      values={useAppSelector(selectSaleValues)}
      validate={validate}
      onAnswer={({ isListedForSale }) =>
        void dispatch(saleStatusSubmitted({ isListedForSale: isListedForSale === 'YES' }))
      }
    >
      <ChoiceCards
        name="isListedForSale"
        label={question}
        isAskedAbove
        hint={SALE_HINT}
        options={options}
        layout="row"
      />
    </RegistrationStep>
  );
}
