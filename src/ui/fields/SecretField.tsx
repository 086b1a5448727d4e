import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { FieldFrame } from './FieldFrame.tsx';
import { SecretBox } from './SecretBox.tsx';

interface SecretFieldProps extends FieldProps {
  /** What it is called within a sentence: "the account number". */
  spoken: string;
  /** The most signs that can be typed, dashes and spaces of a pasted number included. */
  maxLength?: number;
  autoComplete?: 'off' | 'one-time-code';
}

const PASTED = 24;

/**
 * A number that nobody else may read: social security, account, one-time code (F-10). It never leaves the form for
 * the unsaved answers.
 * - It is masked until the person turns Show on; the switch says whether it is.
 * - It offers the keys of a number and can be pasted; what is pasted around its digits is the rule's business.
 */
export function SecretField({
  spoken,
  maxLength = PASTED,
  autoComplete = 'off',
  ...props
}: SecretFieldProps) {
  const field = useFormField<string>(props, { isSecret: true });
  return (
    <FieldFrame {...props} field={field}>
      <SecretBox
        {...{ props, field, spoken, autoComplete, maxLength }}
        width="half"
        inputMode="numeric"
      />
    </FieldFrame>
  );
}
