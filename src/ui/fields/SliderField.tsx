import { useEffect, useRef } from 'react';

import { formatWholeDollars } from '#store/format/money.ts';
import { useFormField, type FieldProps, type FormField } from '#src/ui/form/formField.ts';
import { Button } from '#src/ui/actions/Button.tsx';

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
 * - The input takes any whole dollar; an amount out of range stays, with its message on blur, and a button takes the
 *   nearest one.
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
  const nearest = Math.floor(Math.min(Math.max(field.value || min, min), max));
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
      <FieldMessages {...field} />
      <Nearest field={field} nearest={nearest} isShown={field.message !== undefined} />
      <Range
        label={props.label}
        labelId={labelId}
        value={nearest}
        text={formatWholeDollars(nearest)}
        onMove={field.change}
        {...{ min, max, step, pageStep, isFixed }}
      />
      <div className={css['ends']} aria-hidden="true">
        <span>{formatWholeDollars(min)}</span>
        <span>{formatWholeDollars(max)}</span>
      </div>
      <FieldHint id={field.id} hint={props.hint} />
    </div>
  );
}

interface NearestProps {
  field: FormField<number>;
  nearest: number;
  isShown: boolean;
}

/**
 * Takes the nearest possible amount; the focus moves to the input, since the button leaves. It scrolls clear of sticky
 * actions as it appears, with the message above it, unless the error summary has the focus.
 */
function Nearest({ field, nearest, isShown }: NearestProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNamed = isShown && field.value !== undefined && !Number.isNaN(field.value);
  useEffect(() => {
    if (isNamed && !document.activeElement?.closest('[role=alert]'))
      box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNamed]);
  if (!isNamed) return null;
  return (
    <div className={css['nearest']} ref={box}>
      <Button
        tone="secondary"
        onClick={() => {
          field.change(nearest);
          document.getElementById(field.id)?.focus();
        }}
      >
        Use {formatWholeDollars(nearest)}
      </Button>
    </div>
  );
}
