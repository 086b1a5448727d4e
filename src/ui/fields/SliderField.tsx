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
  /** Makes the field read-only. The hint says why. */
  isFixed?: boolean;
}

/**
 * A dollar amount, entered with a slider or as text, both within the same limits (AX-33).
 * - The text input accepts any whole dollar amount. An amount that is out of range stays and gets its message on blur,
 *   and a button applies the nearest possible amount.
 * - The slider says its value in dollars, moves with keys and buttons, and stays within its limits.
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
 * Applies the nearest possible amount. The focus then moves to the input, because the button disappears. When the
 * button appears, it scrolls clear of the sticky actions together with the message above it, unless the error summary
 * has the focus.
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
