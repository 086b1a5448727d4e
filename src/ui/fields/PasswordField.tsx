import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { Icon } from '#src/ui/text/Icon.tsx';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { SecretBox } from './SecretBox.tsx';

interface Rule {
  id: string;
  label: string;
  isMet: boolean;
}

interface PasswordFieldProps extends FieldProps {
  /** The field's name within a sentence, such as "the password". */
  spoken: string;
  autoComplete: 'new-password' | 'current-password';
  /** Returns the rules, and whether the typed text meets each of them (VAL-PWD-4). */
  rules?: (typed: string | undefined) => readonly Rule[];
}

/**
 * A password, exactly as typed (SC-20), never among the unsaved values (F-10).
 * - Has no maximum length, because a rule says when it is too long.
 * - Can be pasted, filled in by a password manager, and shown.
 * - Its description lists the rules. Each one says "met" or "not met" in words.
 */
export function PasswordField({ spoken, autoComplete, rules, ...props }: PasswordFieldProps) {
  const field = useFormField<string>(props, { isSecret: true });
  const rulesId = `${field.id}-rules`;
  const describedBy = [rules && rulesId, field.describedBy].filter(Boolean).join(' ');

  return (
    <FieldFrame {...props} field={field}>
      <SecretBox
        props={props}
        field={{ ...field, describedBy: describedBy || undefined }}
        spoken={spoken}
        autoComplete={autoComplete}
      />
      {rules && (
        <ul className={css['rules']} role="list" id={rulesId}>
          {rules(field.value).map(({ id, label, isMet }) => (
            <li key={id} className={isMet ? css['met'] : undefined}>
              <span className={css['mark']}>{isMet && <Icon name="check" />}</span>
              {label}
              <span className="visually-hidden">{isMet ? ', met' : ', not met'}</span>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
