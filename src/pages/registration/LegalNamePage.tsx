import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { isProduction } from '#store/environment.ts';
import {
  completeName,
  suffixes,
  suffixLabel,
  validateName,
  validateNameOutsideProduction,
  type LegalName,
} from '#store/registration/name.ts';
import { selectNameValues } from '#store/registration/selectors.ts';
import { nameSubmitted } from '#store/registration/slice.ts';

import { RegistrationStep } from './RegistrationStep.tsx';

const options = suffixes.map((value) => ({ value, label: suffixLabel(value) }));

/** The name as it is on the government ID (ROUTE-REG-05, VAL-NAME-1). */
export function LegalNamePage() {
  const dispatch = useAppDispatch();
  return (
    <RegistrationStep<LegalName>
      step="name"
      title="What is your legal name?"
      help="Enter it as it is on your government ID."
      values={useAppSelector(selectNameValues)}
      validate={isProduction ? validateName : validateNameOutsideProduction}
      onAnswer={(name) => void dispatch(nameSubmitted(completeName(name)))}
    >
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="middleName" label="Middle name" isOptional autoComplete="additional-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <SelectField
        name="suffix"
        label="Suffix"
        isOptional
        width="half"
        options={options}
        emptyLabel="No suffix"
        autoComplete="honorific-suffix"
      />
    </RegistrationStep>
  );
}
