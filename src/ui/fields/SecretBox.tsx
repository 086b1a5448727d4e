import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';

import { inputOf, type FieldProps, type FormField } from '#src/ui/form/formField.ts';
import { useRevealToggle } from '#src/ui/form/useRevealToggle.tsx';

import css from './field.module.css';

interface SecretBoxProps extends Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'> {
  props: FieldProps;
  field: FormField<string>;
  /** The field's name within a sentence. */
  spoken: string;
  width?: 'full' | 'half';
  autoComplete: string;
  /** The maximum number of characters. Without it, pasted text isn't cut. */
  maxLength?: number;
}

/**
 * The input of a secret, exactly as typed and masked until the user shows it (F-10). Uncontrolled, because React writes
 * a controlled value into the markup, where tools that save or record the page would find it.
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
