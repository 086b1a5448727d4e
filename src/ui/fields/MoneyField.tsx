import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { AmountBox } from './AmountBox.tsx';
import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/**
 * An amount in dollars: a number, `undefined` for an empty input, `NaN` for an invalid amount (F-18).
 * - Thousands are grouped while typing, the caret keeps its position, "$85,000.00" can be pasted (FT-48).
 */
export function MoneyField(props: FieldProps) {
  const field = useFormField<number>(props);
  return (
    <FieldFrame {...props} field={field}>
      <AmountBox props={props} field={field} className={css['half']} inputMode="decimal" />
    </FieldFrame>
  );
}
