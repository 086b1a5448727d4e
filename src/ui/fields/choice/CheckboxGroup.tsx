import { FieldGroup } from '#src/ui/fields/FieldFrame.tsx';
import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

import css from './choices.module.css';
import type { Option } from './SelectField.tsx';
import { Tick } from './Tick.tsx';

export interface CheckboxOption extends Option {
  /** Sub-options, indented and always visible. Checking one checks no other. */
  options?: readonly CheckboxOption[];
  text?: { name: string; label: string; maxLength: number };
  /** Appended to the label for voice control if another group has the same option. */
  about?: string;
}

type CheckboxGroupProps = FieldProps & { options: readonly CheckboxOption[] };

/**
 * Any of several options. The value is the list of checked ones, or `undefined` if none is checked.
 * - Checkboxes in a fieldset named by its question. Nothing is checked at first.
 * - Hint and message describe the group.
 * - The name of each checkbox begins with its visible text (2.5.3).
 * - Sub-options and the text field are a group named by their option.
 */
export function CheckboxGroup({ options, ...props }: CheckboxGroupProps) {
  const field = useFormField<readonly string[]>(props);
  const ticked = field.value ?? [];
  const toggle = (value: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, value] : ticked.filter((other) => other !== value);
    field.change(next.length > 0 ? next : undefined);
  };

  const boxes = (list: readonly CheckboxOption[], className: string | undefined, of?: object) => (
    <div className={className} {...of}>
      {list.map(({ value, label, options: narrower, text, about }, index) => {
        const id = !of && index === 0 ? field.id : `${field.id}-${value}`;
        const groupProps = { role: 'group', 'aria-labelledby': `${id}-label` };
        return (
          <div key={value}>
            <label className={css['box']} htmlFor={id}>
              <Tick
                id={id}
                name={props.name}
                value={value}
                isTicked={ticked.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                onFocus={field.input.onFocus}
                onBlur={field.input.onBlur}
              />
              <span id={`${id}-label`}>
                <Sentence>{label}</Sentence>
                {about !== undefined && <span className="visually-hidden"> about {about}</span>}
              </span>
            </label>
            {narrower && boxes(narrower, css['nested'], groupProps)}
            {text && (
              <div className={css['beside']} {...groupProps}>
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
