import type { ReactNode } from 'react';

import { FieldGroup, type GroupProps } from '#src/ui/fields/FieldFrame.tsx';
import { ariaOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { tickOf } from '#src/ui/form/takeShown.ts';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';

import css from './choices.module.css';

type ChoiceValue = string | number | boolean;

export interface Choice<Value extends ChoiceValue = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: IconName;
}

interface ChoiceCardsProps<Value extends ChoiceValue> extends FieldProps, GroupProps {
  /** Two to five options. Use a `SelectField` for more. */
  options: readonly Choice<Value>[];
  /** `row` for Yes and No, `tiles` for three short options with icons. */
  layout?: 'column' | 'row' | 'tiles';
}

export const yesNo: readonly Choice<boolean>[] = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/**
 * One of a few options, as cards.
 * - Radio buttons in a radio group named by its legend. Nothing is chosen at first.
 * - The whole card is clickable, and its description belongs to its radio.
 * - Focus isn't reported to the form. Otherwise the cards would render, and a radio that React updates while it has the
 *   focus becomes a separate Tab stop (AX-09).
 */
export function ChoiceCards<Value extends ChoiceValue>({
  options,
  layout = 'column',
  ...props
}: ChoiceCardsProps<Value>) {
  const field = useFormField<Value>(props);
  return (
    <FieldGroup {...props} field={field} aria={{ role: 'radiogroup', ...ariaOf(props, field) }}>
      <div className={css[layout]}>
        {options.map(({ value, label, description, icon }, index) => {
          const word = String(value);
          const id = index === 0 ? field.id : `${field.id}-${word}`;
          const about = description === undefined ? undefined : `${field.id}-${word}-about`;
          return (
            <label key={word} className={css['card']} htmlFor={id}>
              <input
                className={css['radio']}
                id={id}
                type="radio"
                name={props.name}
                value={word}
                checked={field.value === value}
                {...tickOf(field.value === value)}
                aria-describedby={about}
                onChange={() => field.change(value)}
                onBlur={field.input.onBlur}
              />
              {icon && <Icon name={icon} />}
              <span className={css['text']}>
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
