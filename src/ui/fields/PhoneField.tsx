import { fitsPhone, formatPhone, normalisePastedPhone } from '#store/person/phone.ts';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { useTypedText } from '#src/ui/form/useTypedText.ts';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/** Room for a pasted "+1 (555) 010-2000" with whatever stands around it. */
const LONGEST = 40;

const asTyped = (text: string) => text || undefined;

/**
 * A phone number of the US: the form has it as it is shown, "(555) 555-0100" (VAL-PHONE-2, VAL-PHONE-6).
 * - It is grouped as typed, and the caret keeps its place.
 * - A number that comes whole loses its +1; a typed leading 1 stays, before all of the number, for its message (FT-48).
 * - A digit too many is not taken while one types, wherever the caret stands (VAL-PHONE-5); none that is there is lost.
 * - The browser may fill it in, and offers the keys of a phone.
 */
export function PhoneField({
  autoComplete = 'tel-national',
  ...props
}: FieldProps & { autoComplete?: string }) {
  const field = useFormField<string>(props);
  const { settle: _settle, ...typed } = useTypedText<string>({
    value: field.value,
    change: field.change,
    format(text, isWhole, before) {
      if (isWhole) return normalisePastedPhone(text);
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
          // HTML allows a number without its country in a text box alone: a "tel" box holds whole ones.
          type="text"
          inputMode="tel"
          autoComplete={autoComplete}
          maxLength={LONGEST}
          {...typed}
          {...inputOf(props, field)}
        />
      </div>
    </FieldFrame>
  );
}
