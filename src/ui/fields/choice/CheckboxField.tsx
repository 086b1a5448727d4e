import type { ReactNode } from 'react';

import frame from '#src/ui/fields/field.module.css';
import { FieldHint, FieldMessages } from '#src/ui/fields/FieldFrame.tsx';
import { ariaOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import css from './choices.module.css';

interface CheckboxFieldProps extends FieldProps {
  /** What is ticked, where that can become something else: a tick for the one is none for the other. */
  value?: number | undefined;
  /** The words beside the box when they are more than the label: a consent with its links, readable in place (AX-24). */
  children?: ReactNode;
}

/**
 * One box to tick.
 * - It is unticked until the person ticks it; all its words are its label and its target.
 * - `label` names it in the summary of mistakes, and on screen unless longer words are given as children.
 * - Hint and message are its description.
 */
export function CheckboxField({ value, children, ...props }: CheckboxFieldProps) {
  const field = useFormField<boolean | number>(props);
  return (
    <div className={`${frame['field']} ${css['single']}`}>
      <label className={css['box']} htmlFor={field.id}>
        <input
          className={css['tick']}
          id={field.id}
          type="checkbox"
          name={props.name}
          checked={field.value === (value ?? true)}
          {...ariaOf(props, field)}
          onChange={(event) => {
            field.change(event.target.checked && (value ?? true));
          }}
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
