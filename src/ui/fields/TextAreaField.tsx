import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { inputOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

import css from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldProps {
  /** What the rule allows. More can be typed, so that nothing pasted is cut off unseen; the rule then says so. */
  limit?: number;
  rows?: number;
}

/** How far beyond its limit a text may go before the box takes no more (SC-22). */
const ROOM = 4;

/** What is left of the limit, or what goes over it, in words. */
function counted(left: number) {
  const characters = Math.abs(left);
  const noun = characters === 1 ? 'character' : 'characters';
  return `${characters} ${noun} ${left < 0 ? 'too many' : 'left'}`;
}

/**
 * Free text with a limit.
 * - The limit is part of its description; the running count is for the eye and is not read with every key (AX-07).
 * - What goes over the limit stays, and the count says by how much; that it went over is announced once.
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
          maxLength={limit * ROOM}
          {...inputOf(props, {
            ...field,
            describedBy: [limitId, field.describedBy].filter(Boolean).join(' '),
          })}
          onChange={(event) => {
            const { value } = event.target;
            field.change(value || undefined);
            if (left >= 0 && leftOf(value) < 0) announce(counted(leftOf(value)));
          }}
        />
      </div>
      <p className={left < 0 ? css['over'] : css['count']}>
        <span className="visually-hidden" id={limitId}>
          At most {limit} characters.
        </span>
        <span aria-hidden="true">{counted(left)}</span>
      </p>
    </FieldFrame>
  );
}
