import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldProps {
  /** The limit of the validation rule. The user can type more, so no pasted text is cut. */
  limit?: number;
  rows?: number;
}

/** The maximum length as a multiple of the limit (SC-22). */
const MAX_LENGTH_FACTOR = 4;

function countText(left: number) {
  const characters = Math.abs(left);
  const noun = characters === 1 ? 'character' : 'characters';
  return `${characters} ${noun} ${left < 0 ? 'too many' : 'left'}`;
}

/**
 * Free text with a limit.
 * - The limit is part of the description. The running count is only visible (AX-07).
 * - Text over the limit stays, and the count says by how much. Crossing the limit is announced once.
 */
export function TextAreaField({ limit = 1000, rows = 4, ...props }: TextAreaFieldProps) {
  const field = useFormField<string>(props);
  const limitId = `${field.id}-limit`;
  const leftOf = (text = '') => limit - text.length;
  const left = leftOf(field.value);
  const announce = useAnnounce();

  return (
    <FieldFrame {...props} field={field}>
      <div className={css['box']}>
        <textarea
          className={`${css['input']} ${css['area']}`}
          rows={rows}
          value={field.value ?? ''}
          maxLength={limit * MAX_LENGTH_FACTOR}
          {...inputOf(props, {
            ...field,
            describedBy: [limitId, field.describedBy].filter(Boolean).join(' '),
          })}
          onChange={(event) => {
            const { value } = event.target;
            field.change(value || undefined);
            if (left >= 0 && leftOf(value) < 0) announce(countText(leftOf(value)));
          }}
        />
      </div>
      <p className={left < 0 ? css['over'] : css['count']}>
        <span className="visually-hidden" id={limitId}>
          At most {limit} characters.
        </span>
        <span aria-hidden="true">{countText(left)}</span>
      </p>
    </FieldFrame>
  );
}
