import { FieldGroup } from '#src/ui/fields/FieldFrame.tsx';
import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import css from './choices.module.css';
import { Tick } from './Tick.tsx';

interface CheckChipsProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: string }[];
  picked: readonly Value[];
  /** Disables the other chips, because no more may be picked. */
  isFull?: boolean;
  onToggle: (value: Value) => void;
}

/** Any of several short options, such as days and times. The caller keeps the values, and the name is for messages. */
export function CheckChips<Value extends string>({
  options,
  picked,
  isFull = false,
  onToggle,
  ...props
}: CheckChipsProps<Value>) {
  const field = useFormField(props);
  return (
    <FieldGroup {...props} field={field} aria={{ 'aria-describedby': field.describedBy }}>
      <div className={css['chips']} data-invalid={field.message !== undefined}>
        {options.map(({ value, label }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${value}`;
          const isPicked = picked.includes(value);
          return (
            <label key={value} className={css['card']} htmlFor={id}>
              <Tick
                id={id}
                name={props.name}
                value={value}
                isTicked={isPicked}
                disabled={isFull && !isPicked}
                onChange={() => onToggle(value)}
              />
              {label}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
