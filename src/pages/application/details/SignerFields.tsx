import { suffixOptions } from '#src/pages/shared/fields/suffixOptions.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { EmailField } from '#src/ui/fields/EmailField.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { FieldRow, TextField } from '#src/ui/fields/TextField.tsx';
import { relationshipLabels } from '#store/application/details/additionalInfo.ts';

import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';

/** Another signer. No autofill, because the browser's data is the borrower's. */
export function SignerFields({ name }: { name: string }) {
  return (
    <>
      <FieldRow>
        <TextField name={`${name}.firstName`} label="First name" autoComplete="off" />
        <TextField name={`${name}.middleName`} label="Middle name" isOptional autoComplete="off" />
      </FieldRow>
      <TextField name={`${name}.lastName`} label="Last name" autoComplete="off" />
      <SelectField
        name={`${name}.suffix`}
        label="Suffix"
        isOptional
        emptyLabel="No suffix"
        width="short"
        options={suffixOptions}
      />
      <EmailField
        name={`${name}.email`}
        autoComplete="off"
        hint="We'll email them their own signing link."
      />
    </>
  );
}

export function OwnerFields({ name }: { name: string }) {
  return (
    <>
      <SignerFields name={name} />
      <PhoneField name={`${name}.phoneNumber`} label="Mobile phone" isOptional autoComplete="off" />
      <ChoiceCards
        name={`${name}.relationship`}
        label="Who is it?"
        options={optionsOf(relationshipLabels)}
      />
    </>
  );
}
