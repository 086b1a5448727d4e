import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';

import { inputOf, type FieldProps, type FormField } from '#src/ui/form/formField.ts';
import { useShow } from '#src/ui/form/useShow.tsx';

import css from './field.module.css';

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

/**
 * The box of a secret, masked until the person turns Show on; exactly as typed (F-10). What React keeps as a value it
 * writes into the markup as well, where whatever saves or records a page reads it: so the box keeps its own.
 */
export function SecretBox({ props, field, spoken, width = 'full', ...input }: SecretBoxProps) {
  const { type, toggle } = useShow(spoken);
  const box = useRef<HTMLInputElement>(null);
  const typed = field.value ?? '';
  useLayoutEffect(() => {
    if (box.current && box.current.value !== typed) box.current.value = typed;
  }, [typed]);
  return (
    <div className={`${css['box']} ${css[width]}`}>
      <input
        className={css['input']}
        ref={box}
        type={type}
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
