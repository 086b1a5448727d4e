import {
  useEffect,
  useId,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useForm, useFormState } from 'react-final-form';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Icon } from '#src/ui/layout/Icon.tsx';
import { flattenErrors } from '#store/validation.ts';

import css from './ErrorSummary.module.css';
import { isChanged } from './formField.ts';

/** An error of a field, or of the form as a whole. */
export interface FormError {
  message: string;
  name?: string;
  fieldId?: string | undefined;
  label?: string | undefined;
}

interface ErrorSummaryProps {
  heading?: string | undefined;
  errors: readonly FormError[];
  /** A link to the other screen where the error is corrected. */
  errorLink?: ReactNode;
  id?: string;
  isHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** SHELL-11: the message without a more specific one. */
const FALLBACK: readonly FormError[] = [{ message: 'Something went wrong. Please try again.' }];

function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

/** A line of the summary: a link to its field. */
function ErrorLine({ error: { message, fieldId, label } }: { error: FormError }) {
  return (
    <li data-for={fieldId}>
      {fieldId === undefined ? (
        <bdi>{message}</bdi>
      ) : (
        <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
          {label !== undefined && <span>{/[?:]$/.test(label) ? label : `${label}:`} </span>}
          <bdi>{message}</bdi>
        </a>
      )}
    </li>
  );
}

/**
 * The errors of a form, on top of it (AX-21).
 * - An alert named by its heading, focusable.
 * - Each line about a field names it and is a link that focuses it.
 * - A message of the lender is isolated in direction and height (FT-101).
 */
export function ErrorSummary({
  heading = 'Error',
  errors,
  errorLink,
  id,
  isHidden,
  ref,
}: ErrorSummaryProps) {
  const headingId = useId();
  const lines = errors.length > 0 ? errors : FALLBACK;
  return (
    <div
      className={css['summary']}
      role="alert"
      aria-labelledby={headingId}
      tabIndex={-1}
      id={id}
      hidden={isHidden}
      ref={ref}
    >
      <Icon name="error" />
      <div className={css['text']}>
        <h2 className={css['heading']} id={headingId}>
          {heading}
        </h2>
        <ul className={css['list']} role="list">
          {lines.map((error) => (
            <ErrorLine key={`${error.fieldId} ${error.message}`} error={error} />
          ))}
        </ul>
        {errorLink}
      </div>
    </div>
  );
}

interface CurrentErrorsProps extends ComponentProps<typeof ErrorSummary> {
  /** The lender's errors leave with a change of their field, the others once it is valid. */
  isValidation: boolean;
  onMended: () => void;
}

/**
 * The summary without the fields that are mended, each other one with its current message; it leaves with the last of
 * them (AX-21).
 */
export function CurrentErrors({ isValidation, onMended, ...props }: CurrentErrorsProps) {
  const form = useForm();
  useFormState({ subscription: { values: true, errors: true } });
  const announce = useAnnounce();

  const invalid = flattenErrors(form.getState().errors ?? {});
  const current = (error: FormError): FormError | null => {
    const { name } = error;
    if (name === undefined) return error;
    const message = invalid[name];
    if (isValidation) return message === undefined ? null : { ...error, message };
    const field = form.getFieldState(name);
    return field && isChanged(field) ? null : error;
  };
  const errors = props.errors.map(current).filter((error) => error !== null);
  const isMended = props.errors.length > 0 && errors.length === 0;

  useEffect(() => {
    if (!isMended) return;
    // Another question may be open by now.
    if (isValidation && form.getState().valid) announce('All mistakes are fixed.');
    onMended();
  }, [isMended, isValidation, announce, onMended, form]);

  return isMended ? null : <ErrorSummary {...props} errors={errors} />;
}
