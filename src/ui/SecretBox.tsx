import type { HTMLAttributes } from 'react';

import css from './field.module.css';
import { inputOf, type FieldProps, type FormField } from './formField.ts';
import { useShow } from './useShow.tsx';

interface SecretBoxProps extends Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'> {
  props: FieldProps;
  field: FormField<string>;
  /** What it is called within a sentence. */
  spoken: string;
  width?: 'full' | 'half';
  autoComplete: string;
  /** Left out: nothing of what is pasted is cut. */
  maxLength?: number;
}

/** The box of a secret, masked until the person turns Show on; exactly as typed (F-10). */
export function SecretBox({ props, field, spoken, width = 'full', ...input }: SecretBoxProps) {
  const { type, toggle } = useShow(spoken);
  return (
    <div className={`${css['box']} ${css[width]}`}>
      <input
        className={css['input']}
        type={type}
        value={field.value ?? ''}
        autoCapitalize="off"
        spellCheck={false}
        {...input}
        {...inputOf(props, field)}
        onChange={(event) => {
          field.change(event.target.value || undefined);
        }}
      />
      {toggle}
    </div>
  );
}
