import { groupAmount, readAmount } from '#store/format/money.ts';
import { inputOf, type FieldProps, type FormField, useFormField } from '#src/ui/form/formField.ts';
import { useFormattedText } from '#src/ui/form/useFormattedText.ts';

import frame from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/** Leaves space for pasted signs and cents. The page validates the amount. */
const MAX_LENGTH = 40;

const write = (amount: number) => {
  if (Number.isNaN(amount)) return '';
  return groupAmount(Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
};

interface AmountBoxProps {
  props: FieldProps;
  field: FormField<number>;
  className: string | undefined;
  inputMode: 'decimal' | 'numeric';
  readOnly?: boolean;
}

/** The input of a dollar amount, grouped while typing and formatted on blur (FT-48). The "$" is decorative. */
export function AmountBox({ props, field, className, ...input }: AmountBoxProps) {
  const { reformat, ...typed } = useFormattedText<number>({
    value: field.value,
    change: field.change,
    format: (text, isPasted, before) => groupAmount(text, isPasted ? '' : before),
    read: readAmount,
    write,
  });
  return (
    <div className={`${frame['box']} ${className}`}>
      <span className={frame['sign']} aria-hidden="true">
        $
      </span>
      <input
        className={frame['input']}
        type="text"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        {...input}
        {...typed}
        {...inputOf(props, field)}
        onBlur={() => {
          if (!Number.isNaN(field.value)) reformat();
          field.input.onBlur();
        }}
      />
    </div>
  );
}

/**
 * A dollar amount: a number, `undefined` for an empty input, or `NaN` for an invalid amount (F-18).
 * - Thousands are grouped while typing, the caret keeps its position, and "$85,000.00" can be pasted (FT-48).
 * - An amount that is out of range says so once it is typed, before any submit.
 */
export function MoneyField(props: FieldProps) {
  const field = useFormField<number>(props, { showsErrorOnBlur: 'given' });
  return (
    <FieldFrame {...props} field={field}>
      <AmountBox props={props} field={field} className={frame['half']} inputMode="decimal" />
    </FieldFrame>
  );
}
