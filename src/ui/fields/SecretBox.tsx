import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';

import { inputOf, type FieldProps, type FormField } from '#src/ui/form/formField.ts';
import { useRevealToggle } from '#src/ui/form/useRevealToggle.tsx';

import css from './field.module.css';

interface SecretBoxProps extends Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'> {
  props: FieldProps;
  field: FormField<string>;
  /** Its name within a sentence. */
  spoken: string;
  width?: 'full' | 'half';
  autoComplete: string;
  /** The most characters; without it, a pasted text is not cut. */
  maxLength?: number;
}

/**
 * The input of a secret, masked until the user shows it; exactly as typed (F-10). Uncontrolled: React would write a
 * controlled value into the markup, where a tool that saves or records the page finds it.
 */
export function SecretBox({ props, field, spoken, width = 'full', ...input }: SecretBoxProps) {
  const { type, toggle } = useRevealToggle(spoken);
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
        onChange={(event) => field.change(event.target.value || undefined)}
      />
      {toggle}
    </div>
  );
}
