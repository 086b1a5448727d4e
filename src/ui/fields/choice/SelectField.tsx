import type { ComponentProps } from 'react';

import css from '#src/ui/fields/field.module.css';
import { FieldFrame } from '#src/ui/fields/FieldFrame.tsx';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { formChoice } from '#src/ui/form/takeShown.ts';
import { Icon } from '#src/ui/text/Icon.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Choice {
  options: readonly Option[];
  emptyLabel?: string;
  autoComplete?: string | undefined;
  width?: 'full' | 'half' | 'short';
}

interface SelectBoxProps
  extends Choice, Pick<ComponentProps<'select'>, 'id' | 'name' | 'onFocus' | 'onBlur'> {
  value: string | undefined;
  onPick: (value: string | undefined) => void;
}

export function SelectBox({
  options,
  emptyLabel = 'Choose one',
  width = 'full',
  value,
  onPick,
  ...select
}: SelectBoxProps) {
  return (
    <div className={`${css['box']} ${css['select']} ${css[width]}`}>
      <select
        className={css['input']}
        value={value ?? ''}
        {...formChoice(value ?? '')}
        {...select}
        onChange={(event) => onPick(event.target.value || undefined)}
      >
        <option value="">{emptyLabel}</option>
        {options.map(({ value: one, label }) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  );
}

/**
 * One of more than five options, as a native select. Use `ChoiceCards` for fewer. Nothing is chosen at first (3.2.2).
 */
export function SelectField({
  options,
  emptyLabel,
  autoComplete,
  width,
  ...props
}: FieldProps & Choice) {
  const field = useFormField<string>(props);
  return (
    <FieldFrame {...props} field={field}>
      <SelectBox
        options={options}
        value={field.value}
        onPick={field.change}
        autoComplete={autoComplete}
        {...(emptyLabel !== undefined && { emptyLabel })}
        {...(width !== undefined && { width })}
        {...inputOf(props, field)}
      />
    </FieldFrame>
  );
}
