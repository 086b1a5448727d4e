import { addressNames } from '#store/person/addressNames.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { validateHomeForm, type HomeForm } from '#store/registration/address/addressForm.ts';
import { homeIntent } from '#store/registration/address/addressIntents.ts';
import { selectHomeAddressValues } from '#store/registration/address/homeAddress.ts';
import { selectIsSearching } from '#store/registration/selectors.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { AddressFields } from '#src/pages/shared/address/AddressFields.tsx';

/** The home address of a borrower who doesn't live in the property (ROUTE-REG-02). */
export function HomeAddressPage() {
  const dispatch = useAppDispatch();
  const isSearching = useAppSelector(selectIsSearching);
  const values = useAppSelector(selectHomeAddressValues);
  return (
    <QuestionStep<HomeForm>
      step="homeAddress"
      title="What is your home address?"
      help="The property is not your home, so we also need where you live."
      values={values}
      validate={validateHomeForm}
      {...(isSearching && { isBusy: true })}
      onAnswer={(answer) => void dispatch(homeIntent(answer))}
    >
      <AddressFields field="home" names={addressNames.property} label="Home address" />
    </QuestionStep>
  );
}
