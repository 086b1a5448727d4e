import type { ReactNode } from 'react';

import { normaliseText } from '#store/text/normalise.ts';
import { inputOf, useFormField, type FieldProps, type FormField } from '#src/ui/form/formField.ts';
import { Icon } from '#src/ui/text/Icon.tsx';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/** Autofill and keyboard (AX-20). */
interface InputProps {
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  maxLength?: number;
}

export interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email';
  width?: 'full' | 'half' | 'short';
  /**
   * Returns a spelling that replaces a complete value as soon as it is entered, or null while the value isn't complete.
   */
  complete?: (text: string) => string | null;
  /** What may be wrong with the value. A warning doesn't block the form, and an error replaces it. */
  warning?: string | null;
}

/** Longer than any name or address. Bounds the input of patterns (SC-22). */
const MAX_LENGTH = 200;

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css['row']}>{children}</div>;
}

/** A single line of text, normalized on blur (FT-48). */
export function TextField({
  type = 'text',
  width = 'full',
  autoComplete,
  inputMode,
  maxLength = MAX_LENGTH,
  complete,
  warning = null,
  ...props
}: TextFieldProps) {
  const field = withWarning(useFormField<string>(props), warning);
  return (
    <FieldFrame {...props} field={field}>
      <div className={`${css['box']} ${css[width]}`} data-warned={field.warning !== null}>
        <input
          className={css['input']}
          type={type}
          value={field.value ?? ''}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          spellCheck={false}
          {...inputOf(props, field)}
          onChange={({ target: { value } }) =>
            field.change((complete?.(value) ?? value) || undefined)
          }
          onBlur={() => {
            field.change(normaliseText(field.value ?? '') || undefined);
            field.input.onBlur();
          }}
        />
      </div>
      {field.warning !== null && (
        <p className={css['warning']} id={`${field.id}-warning`}>
          <Icon name="warning" />
          <bdi>{field.warning}</bdi>
        </p>
      )}
    </FieldFrame>
  );
}

function withWarning(field: FormField<string>, warning: string | null) {
  if (warning === null || field.message !== undefined) return { ...field, warning: null };
  const describedBy = [field.describedBy, `${field.id}-warning`].filter(Boolean).join(' ');
  return { ...field, warning, describedBy };
}
