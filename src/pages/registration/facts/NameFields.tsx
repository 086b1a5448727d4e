import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

import { suffixOptions } from '#src/pages/shared/fields/suffixOptions.ts';

export const NAME_HEADING = {
  title: 'What is your legal name?',
  help: 'Enter it as it appears on your government ID.',
};

/** The parts of a name. The waitlist only needs first and last name. */
export function NameFields({ isShort = false }: { isShort?: boolean }) {
  return (
    <>
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      {!isShort && (
        <TextField
          name="middleName"
          label="Middle name"
          isOptional
          autoComplete="additional-name"
        />
      )}
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      {!isShort && (
        <SelectField
          name="suffix"
          label="Suffix"
          isOptional
          width="half"
          options={suffixOptions}
          emptyLabel="No suffix"
          autoComplete="honorific-suffix"
        />
      )}
    </>
  );
}
