import { useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { SecretBox } from './SecretBox.tsx';

interface Rule {
  id: string;
  label: string;
  isMet: boolean;
}

interface PasswordFieldProps extends FieldProps {
  /** What it is called within a sentence: "the password". */
  spoken: string;
  autoComplete: 'new-password' | 'current-password';
  /** Each rule with whether what was typed so far meets it; listed and ticked as one types (VAL-PWD-4). */
  rules?: (typed: string | undefined) => readonly Rule[];
}

/**
 * A password, exactly as typed (SC-20). It never leaves the form for the unsaved answers (F-10).
 * - Nothing of it is cut: one that is too long is told so by its rule.
 * - It can be pasted, filled in by a manager, and looked at: Show is a switch that says whether it is on.
 * - Its rules are part of its description and a list on screen; each says "met" or "not met" in words.
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
