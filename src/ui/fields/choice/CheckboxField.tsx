import type { ReactNode } from 'react';

import frame from '#src/ui/fields/field.module.css';
import { FieldHint, FieldMessages } from '#src/ui/fields/FieldFrame.tsx';
import { ariaOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import css from './choices.module.css';
import { Tick } from './Tick.tsx';

interface CheckboxFieldProps extends FieldProps {
  /** The accepted value, if it can change: checking the box for one value doesn't count for another. */
  value?: number | undefined;
  /** The text next to the checkbox if it is longer than the label, such as a consent with its links (AX-24). */
  children?: ReactNode;
}

/** One checkbox, unchecked at first. Its whole text is its label, and `label` names it in the error summary. */
export function CheckboxField({ value, children, ...props }: CheckboxFieldProps) {
  const field = useFormField<boolean | number>(props);
  return (
    <div className={`${frame['field']} ${css['single']}`}>
      <label className={css['box']} htmlFor={field.id}>
        <Tick
          id={field.id}
          name={props.name}
          isTicked={field.value === (value ?? true)}
          {...ariaOf(props, field)}
          onChange={(event) => field.change(event.target.checked && (value ?? true))}
          onFocus={field.input.onFocus}
          onBlur={field.input.onBlur}
        />
        <span>{children ?? props.label}</span>
      </label>
      <FieldMessages {...field} />
      <FieldHint id={field.id} hint={props.hint} />
    </div>
  );
}
