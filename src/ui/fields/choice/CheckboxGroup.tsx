import { FieldGroup } from '#src/ui/fields/FieldFrame.tsx';
import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { Sentence } from '#src/ui/layout/Sentence.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

import css from './choices.module.css';
import type { Option } from './SelectField.tsx';

export interface Ticked extends Option {
  /** Narrower choices, indented and always visible; ticking one ticks nothing else. */
  options?: readonly Ticked[];
  /** A text box beside the choice, with a name of its own; it stands alone. */
  text?: { name: string; label: string; maxLength: number };
  /** Said after the label where another group has the same choice, so that whoever speaks can name this one. */
  about?: string;
}

type CheckboxGroupProps = FieldProps & { options: readonly Ticked[] };

/**
 * Any of several. The form has the list of what is ticked, `undefined` when nothing is.
 * - They are checkboxes in a fieldset named by its question, and nothing is ticked at first.
 * - Hint and message describe the group.
 * - Each box is ticked by the person alone: none implies another.
 * - The name of each box begins with the words that are seen (2.5.3).
 * - What belongs to a choice, narrower ones or a text, is a group named by it.
 */
export function CheckboxGroup({ options, ...props }: CheckboxGroupProps) {
  const field = useFormField<readonly string[]>(props);
  const ticked = field.value ?? [];
  const toggle = (value: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, value] : ticked.filter((other) => other !== value);
    field.change(next.length > 0 ? next : undefined);
  };

  const boxes = (list: readonly Ticked[], className: string | undefined, of?: object) => (
    <div className={className} {...of}>
      {list.map(({ value, label, options: narrower, text, about }, index) => {
        const id = !of && index === 0 ? field.id : `${field.id}-${value}`;
        const ofThis = { role: 'group', 'aria-labelledby': `${id}-label` };
        return (
          <div key={value}>
            <label className={css['box']} htmlFor={id}>
              <input
                className={css['tick']}
                id={id}
                type="checkbox"
                name={props.name}
                value={value}
                checked={ticked.includes(value)}
                onChange={(event) => {
                  toggle(value, event.target.checked);
                }}
                onFocus={field.input.onFocus}
                onBlur={field.input.onBlur}
              />
              <span id={`${id}-label`}>
                <Sentence>{label}</Sentence>
                {about !== undefined && <span className="visually-hidden"> about {about}</span>}
              </span>
            </label>
            {narrower && boxes(narrower, css['nested'], ofThis)}
            {text && (
              <div className={css['beside']} {...ofThis}>
                <TextField {...text} isOptional />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );

  return (
    <FieldGroup {...props} field={field} aria={{ 'aria-describedby': field.describedBy }}>
      {boxes(options, css['list'])}
    </FieldGroup>
  );
}
