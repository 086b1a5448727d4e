import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { AmountBox } from './AmountBox.tsx';
import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/**
 * An amount in dollars: the form has a number, `undefined` for an empty box, `NaN` for what is no amount (F-18).
 * - The label names the box; "$" is a sign beside it that is not read.
 * - Thousands are grouped as typed, the caret keeps its place, "$85,000.00" can be pasted (FT-48).
 * - It offers the keys of a decimal number.
 */
export function MoneyField(props: FieldProps) {
  const field = useFormField<number>(props);
  return (
    <FieldFrame {...props} field={field}>
      <AmountBox props={props} field={field} className={css['half']} inputMode="decimal" />
    </FieldFrame>
  );
}
