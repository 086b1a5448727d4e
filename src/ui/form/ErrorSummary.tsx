import {
  useId,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  type ComponentProps,
} from 'react';
import { useFormState } from 'react-final-form';

import { Icon } from '#src/ui/layout/Icon.tsx';
import { flattenErrors } from '#store/validation.ts';

import css from './ErrorSummary.module.css';
import { fieldId, FormFieldsContext } from './formField.ts';

/** An error of a field, or of the form as a whole. */
export interface FormError {
  message: string;
  fieldId?: string | undefined;
  label?: string | undefined;
  /** The invalid input; it may be unmounted or replaced later. */
  box?: HTMLElement | null;
}

interface ErrorSummaryProps {
  heading?: string;
  errors: readonly FormError[];
  /** The ids of the fields that are still invalid; lines of other fields are struck through. */
  invalidIds?: ReadonlySet<string> | undefined;
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

const subscribeToNothing = () => () => undefined;

/** How an error was resolved; null if another input took the place of its own. */
function resolutionOf({ box }: FormError): string | null {
  if (box?.isConnected !== false) return 'corrected';
  return document.getElementById(box.id) ? null : 'no longer asked';
}

/** A line of the summary: a link to its field until it is resolved. */
function ErrorLine({ error, isResolved }: { error: FormError; isResolved: boolean }) {
  const { message, fieldId, label } = error;
  // Inputs mount and unmount with the page, so this reads the document after the render.
  const resolution = useSyncExternalStore(
    subscribeToNothing,
    () => (isResolved ? resolutionOf(error) : null),
    () => null,
  );
  return (
    <li data-for={fieldId} className={resolution === null ? undefined : css['resolved']}>
      {fieldId === undefined ? (
        <bdi>{message}</bdi>
      ) : (
        <a
          {...(resolution === null && {
            href: `#${fieldId}`,
            onClick: (event: MouseEvent) => focusField(event, fieldId),
          })}
        >
          {label !== undefined && <span>{/[?:]$/.test(label) ? label : `${label}:`} </span>}
          <bdi>{message}</bdi>
          {resolution !== null && (
            <span className="visually-hidden" aria-live="off">
              , {resolution}
            </span>
          )}
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
 * - A resolved line is struck through, in words too (AX-06), loses its link and keeps its place: nothing moves.
 */
export function ErrorSummary({
  heading = 'Error',
  errors,
  invalidIds,
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
            <ErrorLine
              key={`${error.fieldId} ${error.message}`}
              error={error}
              isResolved={error.fieldId !== undefined && invalidIds?.has(error.fieldId) === false}
            />
          ))}
        </ul>
        {errorLink}
      </div>
    </div>
  );
}

/** The summary of validation errors; strikes through the corrected ones. */
export function FormErrors(props: ComponentProps<typeof ErrorSummary>) {
  const { formId } = useContext(FormFieldsContext);
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const invalidIds = new Set(
    Object.keys(flattenErrors(errors)).map((name) => fieldId(formId, name)),
  );
  return <ErrorSummary {...props} invalidIds={invalidIds} />;
}
