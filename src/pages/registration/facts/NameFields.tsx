import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

import { suffixOptions } from '#src/pages/shared/suffixOptions.ts';

export const NAME_HEADING = {
  title: 'What is your legal name?',
  help: 'Enter it as it is on your government ID.',
};

export function NameFields() {
  return (
    <>
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="middleName" label="Middle name" isOptional autoComplete="additional-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <SelectField
        name="suffix"
        label="Suffix"
        isOptional
        width="half"
        options={suffixOptions}
        emptyLabel="No suffix"
        autoComplete="honorific-suffix"
      />
    </>
  );
}
