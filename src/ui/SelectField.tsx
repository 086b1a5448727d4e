import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { inputOf, useFormField, type FieldProps } from './formField.ts';
import { Icon } from './Icon.tsx';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The words of no choice yet. */
  emptyLabel?: string;
  autoComplete?: string;
  width?: 'full' | 'half' | 'short';
}

/**
 * One of many: more than five choices, else `ChoiceCards`.
 * - It is the browser's own select, with the label above.
 * - Nothing is chosen at first, and choosing moves nothing (3.2.2).
 */
export function SelectField({
  options,
  emptyLabel = 'Choose one',
  autoComplete,
  width = 'full',
  ...props
}: SelectFieldProps) {
  const field = useFormField<string>(props);
  return (
    <FieldFrame {...props} field={field}>
      <div className={`${css['box']} ${css['select']} ${css[width]}`}>
        <select
          className={css['input']}
          value={field.value ?? ''}
          autoComplete={autoComplete}
          {...inputOf(props, field)}
          onChange={(event) => {
            field.change(event.target.value || undefined);
          }}
        >
          <option value="">{emptyLabel}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </FieldFrame>
  );
}
