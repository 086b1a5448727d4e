import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { FieldFrame } from './FieldFrame.tsx';
import { SecretBox } from './SecretBox.tsx';

interface SecretFieldProps extends FieldProps {
  /** The field's name within a sentence, such as "the account number". */
  spoken: string;
}

/** Leaves space for the dashes and spaces of a pasted number. */
const MAX_LENGTH = 24;

/**
 * A secret number, such as a Social Security number, an account number or a one-time code (F-10). It is never among the
 * unsaved values.
 */
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
