import { groupAmount, readAmount } from '#store/format/money.ts';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { ariaOf, useFormField, type FieldProps } from './formField.ts';
import { useTypedText } from './useTypedText.ts';

/** A paste may bring signs and cents along; the rules of the amount itself are the page's. */
const LONGEST = 40;

const write = (amount: number) => {
  if (Number.isNaN(amount)) return '';
  return groupAmount(Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
};

/**
 * An amount in dollars: the form has a number, `undefined` for an empty box, `NaN` for what is no amount (F-18).
 * - The label names the box; "$" is a sign beside it that is not read.
 * - Thousands are grouped as typed, the caret keeps its place, "$85,000.00" can be pasted (FT-48).
 * - It offers the keys of a decimal number.
 */
export function MoneyField(props: FieldProps) {
  const field = useFormField<number>(props);
  const { settle, ...typed } = useTypedText<number>({
    value: field.value,
    change: field.change,
    format: groupAmount,
    read: readAmount,
    write,
  });

  return (
    <FieldFrame {...props} field={field}>
      <div className={`${css['box']} ${css['half']}`}>
        <span className={css['sign']} aria-hidden="true">
          $
        </span>
        <input
          className={css['input']}
          id={field.id}
          name={props.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST}
          {...typed}
          {...ariaOf(props, field)}
          onFocus={field.input.onFocus}
          onBlur={() => {
            if (!Number.isNaN(field.value)) settle();
            field.input.onBlur();
          }}
        />
      </div>
    </FieldFrame>
  );
}
