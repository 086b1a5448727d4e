import { formatWholeDollars } from '#store/format/money.ts';
import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import { AmountBox } from './AmountBox.tsx';
import frame from './field.module.css';
import { FieldHint, FieldMessages } from './FieldFrame.tsx';
import { Range } from './Range.tsx';
import css from './SliderField.module.css';

interface SliderFieldProps extends FieldProps {
  min: number;
  max: number;
  step?: number;
  pageStep?: number;
  /** Read-only; the hint says why. */
  isFixed?: boolean;
}

/**
 * An amount in dollars, by slider or text input within the same limits (AX-33).
 * - The input takes any whole dollar; an amount out of range stays, with its message on blur.
 * - The slider says its value in dollars, moves by keys and buttons, and stays within its limits.
 */
export function SliderField({
  min,
  max,
  step = 500,
  pageStep = 5000,
  isFixed = false,
  ...props
}: SliderFieldProps) {
  const field = useFormField<number>(props, { showsErrorOnBlur: true });
  const amount = Math.min(Math.max(field.value || min, min), max);
  const labelId = `${field.id}-label`;

  return (
    <div className={frame['field']}>
      <div className={css['head']}>
        <label className={frame['label']} id={labelId} htmlFor={field.id}>
          {props.label}
        </label>
        <AmountBox
          props={props}
          field={field}
          className={css['amount']}
          inputMode="numeric"
          readOnly={isFixed}
        />
      </div>
      <Range
        label={props.label}
        labelId={labelId}
        value={amount}
        text={formatWholeDollars(amount)}
        onMove={field.change}
        {...{ min, max, step, pageStep, isFixed }}
      />
      <div className={css['ends']} aria-hidden="true">
        <span>{formatWholeDollars(min)}</span>
        <span>{formatWholeDollars(max)}</span>
      </div>
      <FieldHint id={field.id} hint={props.hint} />
      <FieldMessages {...field} />
    </div>
  );
}
