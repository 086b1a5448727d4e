import { fitsPhone, formatPhone, normalisePastedPhone } from '#store/person/phone.ts';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { useFormattedText } from '#src/ui/form/useFormattedText.ts';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/** Leaves space for a pasted "+1 (555) 010-2000" and some text around it. */
const MAX_LENGTH = 40;

const asTyped = (text: string) => text || undefined;

/**
 * A US phone number in its displayed format, "(555) 555-0100" (VAL-PHONE-2, VAL-PHONE-6).
 * - Grouped while typing, and the caret keeps its position.
 * - A pasted number loses its +1. A typed leading 1 stays and gets an error message (FT-48).
 * - Extra digits are rejected while typing (VAL-PHONE-5).
 */
export function PhoneField({
  autoComplete = 'tel-national',
  ...props
}: FieldProps & { autoComplete?: string }) {
  const field = useFormField<string>(props);
  const { reformat: _reformat, ...typed } = useFormattedText<string>({
    value: field.value,
    change: field.change,
    format(text, isPasted, before) {
      if (isPasted) return normalisePastedPhone(text);
      return fitsPhone(text) || !fitsPhone(before) ? formatPhone(text) : before;
    },
    read: asTyped,
    write: (phone) => phone,
  });

  return (
    <FieldFrame {...props} field={field}>
      <div className={`${css['box']} ${css['half']}`}>
        <input
          className={css['input']}
          // HTML only allows `tel-national` in a text input, because a "tel" input also holds the country code.
          type="text"
          inputMode="tel"
          autoComplete={autoComplete}
          maxLength={MAX_LENGTH}
          {...typed}
          {...inputOf(props, field)}
        />
      </div>
    </FieldFrame>
  );
}
