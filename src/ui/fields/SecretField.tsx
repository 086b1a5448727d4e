import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { FieldFrame } from './FieldFrame.tsx';
import { SecretBox } from './SecretBox.tsx';

interface SecretFieldProps extends FieldProps {
  /** Its name within a sentence: "the account number". */
  spoken: string;
}

/** Room for the dashes and spaces of a pasted number. */
const MAX_LENGTH = 24;

/** A secret number: social security, account, one-time code (F-10); never among the unsaved values. */
export function SecretField({ spoken, ...props }: SecretFieldProps) {
  const field = useFormField<string>(props, { isSecret: true });
  return (
    <FieldFrame {...props} field={field}>
      <SecretBox
        {...{ props, field, spoken }}
        width="half"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_LENGTH}
      />
    </FieldFrame>
  );
}
