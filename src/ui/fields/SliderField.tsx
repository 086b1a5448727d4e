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
  /** Cannot be moved; the hint says why. */
  isFixed?: boolean;
}

/**
 * A sum of dollars, by slider or typed: two ways to one value within the same limits (AX-33).
 * - The label names both; the box takes any whole dollar, and what is out of range stays there for its message, which
 *   shows as soon as the box is left.
 * - The slider says its value in dollars and moves by arrow, page, end and button; nothing has to be dragged. It never
 *   leaves its limits, whatever the box holds.
 */
export function SliderField({
  min,
  max,
  step = 500,
  pageStep = 5000,
  isFixed = false,
  ...props
}: SliderFieldProps) {
  const field = useFormField<number>(props, { isToldAtOnce: true });
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

/**
 * A slider that rests on given values only, such as the terms on offer.
 * - It says the value in words, beside its label and to a screen reader.
 */
export function StopsField({
  stops,
  write,
  ...props
}: FieldProps & { stops: readonly number[]; write: (stop: number) => string }) {
  const field = useFormField<number>(props);
  const place = Math.max(stops.indexOf(field.value ?? Number.NaN), 0);
  const text = write(stops[place] ?? 0);
  const labelId = `${field.id}-label`;

  return (
    <div className={frame['field']}>
      <div className={css['head']}>
        <span className={frame['label']} id={labelId}>
          {props.label}
        </span>
        <span className={css['value']}>{text}</span>
      </div>
      <Range
        label={props.label}
        labelId={labelId}
        value={place}
        min={0}
        max={stops.length - 1}
        step={1}
        pageStep={1}
        text={text}
        isFixed={stops.length < 2}
        onMove={(to) => {
          field.change(stops[to]);
        }}
      />
      <FieldHint id={field.id} hint={props.hint} />
      <FieldMessages {...field} />
    </div>
  );
}
