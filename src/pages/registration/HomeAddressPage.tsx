import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import {
  addressNames,
  homeAnswer,
  validateHomeForm,
  type HomeForm,
} from '#store/registration/addressForm.ts';
import { selectHomeAddressValues } from '#store/registration/selectors.ts';
import { homeAddressSubmitted } from '#store/registration/slice.ts';

import { AddressFields } from './AddressFields.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';

/** Where somebody lives who does not live in the property (ROUTE-REG-02). */
export function HomeAddressPage() {
  const dispatch = useAppDispatch();
  return (
    <RegistrationStep<HomeForm>
      step="homeAddress"
      title="What is your home address?"
      help="The property is not your home, so we also need where you live."
      values={useAppSelector(selectHomeAddressValues)}
      validate={validateHomeForm}
      onAnswer={(answer) => void dispatch(homeAddressSubmitted(homeAnswer(answer)))}
    >
      <AddressFields field="home" names={addressNames.property} label="Home address" />
    </RegistrationStep>
  );
}
