import type { ReactNode } from 'react';

import { normaliseText } from '#store/text/normalise.ts';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/** What the browser may fill in and which keys it offers (AX-20). */
export interface InputProps {
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  maxLength?: number;
}

interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'tel';
  /** The box is as wide as its answer. */
  width?: 'full' | 'half' | 'short';
  /** Off for names and codes, which are no words. */
  isSpellChecked?: boolean;
}

/** Longer than any name or address, shorter than what a pattern should ever look at (SC-22). */
const LONGEST = 200;

/** Several fields that stand side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css['row']}>{children}</div>;
}

/**
 * One line of text.
 * - Its label is always visible and tied to the box; "(optional)" is part of it.
 * - Hint and message are its description; the box is invalid while there is a message.
 * - A required box says so.
 * - What is left behind is tidied as a keyboard would have typed it (FT-48).
 */
export function TextField({
  type = 'text',
  width = 'full',
  isSpellChecked = false,
  autoComplete,
  inputMode,
  maxLength = LONGEST,
  ...props
}: TextFieldProps) {
  const field = useFormField<string>(props);
  return (
    <FieldFrame {...props} field={field}>
      <div className={`${css['box']} ${css[width]}`}>
        <input
          className={css['input']}
          type={type}
          value={field.value ?? ''}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          spellCheck={isSpellChecked}
          {...inputOf(props, field)}
          onChange={(event) => {
            field.change(event.target.value || undefined);
          }}
          onBlur={() => {
            field.change(normaliseText(field.value ?? '') || undefined);
            field.input.onBlur();
          }}
        />
      </div>
    </FieldFrame>
  );
}
