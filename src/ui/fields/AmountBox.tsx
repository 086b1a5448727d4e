import { groupAmount, readAmount } from '#store/format/money.ts';
import { inputOf, type FieldProps, type FormField } from '#src/ui/form/formField.ts';
import { useTypedText } from '#src/ui/form/useTypedText.ts';

import frame from './field.module.css';

/** A paste may bring signs and cents along; the rules of the amount itself are the page's. */
const LONGEST = 40;

const write = (amount: number) => {
  if (Number.isNaN(amount)) return '';
  return groupAmount(Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
};

interface AmountBoxProps {
  props: FieldProps;
  field: FormField<number>;
  /** Of its width. */
  className: string | undefined;
  inputMode: 'decimal' | 'numeric';
  readOnly?: boolean;
}

/** The box of an amount in dollars: grouped as typed, and written plainly once it is left (FT-48). "$" is a sign beside it that is not read. */
export function AmountBox({ props, field, className, ...input }: AmountBoxProps) {
  const { settle, ...typed } = useTypedText<number>({
    value: field.value,
    change: field.change,
    format: groupAmount,
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
        maxLength={LONGEST}
        {...input}
        {...typed}
        {...inputOf(props, field)}
        onBlur={() => {
          if (!Number.isNaN(field.value)) settle();
          field.input.onBlur();
        }}
      />
    </div>
  );
}
