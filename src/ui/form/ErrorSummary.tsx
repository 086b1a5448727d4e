import {
  useContext,
  useEffect,
  useId,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useForm, useFormState } from 'react-final-form';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { flattenErrors } from '#store/validation.ts';

import css from './ErrorSummary.module.css';
import { FormFieldsContext, isChanged } from './formField.ts';

export interface FormError {
  message: string;
  name?: string;
  fieldId?: string | undefined;
  label?: string | undefined;
  isCorrected?: boolean;
}

interface ErrorSummaryProps {
  heading?: string | undefined;
  errors: readonly FormError[];
  /** A link to the other screen where the user can correct the error. */
  errorLink?: ReactNode;
  id?: string;
  isHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** SHELL-11: the message if there is no more specific one. */
const FALLBACK: readonly FormError[] = [{ message: 'Something went wrong. Please try again.' }];

function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

const ALL_CORRECTED = 'All corrected. You can continue.';

/** A line of the summary that links to its field. It gets a check mark once the field is corrected. */
function ErrorLine({ error: { message, fieldId, label, isCorrected } }: { error: FormError }) {
  return (
    <li className={isCorrected ? css['corrected'] : undefined} data-for={fieldId}>
      {isCorrected && (
        <>
          <Icon name="check" />
          <span className="visually-hidden">Corrected: </span>
        </>
      )}
      {fieldId === undefined ? (
        <bdi>{message}</bdi>
      ) : (
        <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
          {isCorrected && label !== undefined ? (
            label
          ) : (
            <>
              {label !== undefined && <span>{/[?:]$/.test(label) ? label : `${label}:`} </span>}
              <bdi>{message}</bdi>
            </>
          )}
        </a>
      )}
    </li>
  );
}

/**
 * The errors of a form, at its top (AX-21).
 * - An alert named by its heading, focusable. It becomes a group once all errors are corrected.
 * - Each line about a field names the field and is a link that focuses it.
 * - A corrected line stays in place, so nothing moves while the user corrects the next one.
 * - A message from the lender is isolated in direction and height (FT-101).
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
  const isCorrected = lines.every((line) => line.isCorrected);
  return (
    <div
      className={isCorrected ? `${css['summary']} ${css['neutral']}` : css['summary']}
      role={isCorrected ? 'group' : 'alert'}
      aria-labelledby={headingId}
      tabIndex={-1}
      id={id}
      hidden={isHidden}
      ref={ref}
    >
      <Icon name={isCorrected ? 'check' : 'error'} />
      <div className={css['text']}>
        <h2 className={css['heading']} id={headingId}>
          {isCorrected ? ALL_CORRECTED : heading}
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
  /**
   * True for validation errors, which stay as corrected once their field is valid. The lender's errors disappear when
   * their field changes.
   */
  isValidation: boolean;
  /** Called when all errors have been corrected, and when errors come back. */
  onCorrected: (isCorrected: boolean) => void;
}

/**
 * The summary with the current message of each field. A corrected field is marked. A field that we no longer ask for is
 * removed. The summary goes away on the next submit, or if fields outside it have errors (AX-21).
 */
export function CurrentErrors({ isValidation, onCorrected, ...props }: CurrentErrorsProps) {
  const form = useForm();
  const { registry } = useContext(FormFieldsContext);
  useFormState({ subscription: { values: true, errors: true } });
  const announce = useAnnounce();

  const invalid = flattenErrors(form.getState().errors ?? {});
  const current = (error: FormError): FormError | null => {
    const { name } = error;
    if (name === undefined) return error;
    const message = invalid[name];
    if (!isValidation) {
      const field = form.getFieldState(name);
      return field && isChanged(field) ? null : error;
    }
    if (message !== undefined) return { ...error, message };
    return registry.has(name) ? { ...error, isCorrected: true } : null;
  };
  const errors = props.errors.map(current).filter((error) => error !== null);
  const isCorrected = props.errors.length > 0 && errors.every((error) => error.isCorrected);
  // Another question may be open by now.
  const canContinue = isCorrected && isValidation && form.getState().valid === true;

  useEffect(() => {
    if (canContinue) announce(ALL_CORRECTED);
  }, [canContinue, announce]);
  useEffect(() => onCorrected(isCorrected), [isCorrected, onCorrected]);

  return isCorrected && !canContinue ? null : <ErrorSummary {...props} errors={errors} />;
}
