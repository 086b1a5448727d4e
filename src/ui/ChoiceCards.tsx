import css from './choices.module.css';
import { FieldGroup, type GroupProps } from './FieldFrame.tsx';
import { ariaOf, useFormField, type FieldProps } from './formField.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { Option } from './SelectField.tsx';

export interface Choice extends Option {
  description?: string;
  icon?: IconName;
}

interface ChoiceCardsProps extends FieldProps, GroupProps {
  /** Two to five; more are a `SelectField`. */
  options: readonly Choice[];
  /** Side by side: Yes and No. */
  layout?: 'column' | 'row';
}

/**
 * One of a few, as cards.
 * - They are radio buttons in a fieldset, a radio group named by its legend; arrows move among them.
 * - The whole card is the target, and its description belongs to its radio.
 * - Hint and message describe the group, and nothing is chosen at first.
 */
export function ChoiceCards({ options, layout = 'column', ...props }: ChoiceCardsProps) {
  const field = useFormField<string>(props);
  return (
    <FieldGroup {...props} field={field} aria={{ role: 'radiogroup', ...ariaOf(props, field) }}>
      <div className={css[layout]}>
        {options.map(({ value, label, description, icon }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${value}`;
          const about = description === undefined ? undefined : `${field.id}-${value}-about`;
          return (
            <label key={value} className={css['card']} htmlFor={id}>
              <input
                className={css['radio']}
                id={id}
                type="radio"
                name={props.name}
                value={value}
                checked={field.value === value}
                aria-describedby={about}
                onChange={() => {
                  field.change(value);
                }}
                onFocus={field.input.onFocus}
                onBlur={field.input.onBlur}
              />
              {icon && <Icon name={icon} />}
              <span className={css['words']}>
                <span>{label}</span>
                {description !== undefined && (
                  <span className={css['about']} id={about} aria-hidden="true">
                    {description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
