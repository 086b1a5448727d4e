import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { ariaOf, useFormField, type FieldProps } from './formField.ts';
import { useShow } from './useShow.tsx';

interface SecretFieldProps extends FieldProps {
  /** What it is called within a sentence: "the account number". */
  spoken: string;
  /** The most signs that can be typed, dashes and spaces of a pasted number included. */
  maxLength?: number;
  autoComplete?: 'off' | 'one-time-code';
}

const PASTED = 24;

/**
 * A number that nobody else may read: social security, account, one-time code (F-10). It never leaves the form for
 * the unsent answers.
 * - It is masked until the person turns Show on; the switch says whether it is.
 * - It offers the keys of a number and can be pasted; what is pasted around its digits is the rule's business.
 */
export function SecretField({
  spoken,
  maxLength = PASTED,
  autoComplete = 'off',
  ...props
}: SecretFieldProps) {
  const field = useFormField<string>(props, { isSecret: true });
  const { type, toggle } = useShow(spoken);
  return (
    <FieldFrame {...props} field={field}>
      <div className={`${css['box']} ${css['half']}`}>
        <input
          className={css['input']}
          id={field.id}
          name={props.name}
          type={type}
          value={field.value ?? ''}
          inputMode="numeric"
          autoComplete={autoComplete}
          maxLength={maxLength}
          {...ariaOf(props, field)}
          onChange={(event) => {
            field.change(event.target.value || undefined);
          }}
          onFocus={field.input.onFocus}
          onBlur={field.input.onBlur}
        />
        {toggle}
      </div>
    </FieldFrame>
  );
}
