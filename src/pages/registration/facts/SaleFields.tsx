import { useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { selectSwitches } from '#store/org/selectors.ts';
import { SALE_HINT, saleQuestion } from '#store/registration/saleStatus.ts';

const options = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
];

/** The brand's question, which is the heading of its screen. */
export const useSaleQuestion = () =>
  saleQuestion(useAppSelector(selectSwitches).saleWithinSixMonths);

export function SaleFields() {
  const label = useSaleQuestion();
  return (
    <ChoiceCards
      name="isListedForSale"
      label={label}
      isAskedAbove
      hint={SALE_HINT}
      options={options}
      layout="row"
    />
  );
}
