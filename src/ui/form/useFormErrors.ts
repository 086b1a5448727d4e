import type { FormApi } from 'final-form';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { isTyping } from '#src/ui/focus/isTyping.ts';
import { flattenErrors } from '#store/validation.ts';

import type { FormError } from './ErrorSummary.tsx';
import { fieldId, type FormFields } from './formField.ts';

/** The lender's answer to the last submit, for the form as a whole and for single fields (F-04). */
export interface ServerErrors {
  banner?:
    | {
        heading?: string;
        messages: readonly string[];
        /** True if the lender asks us to wait before a retry (FT-05). */
        mustWait?: boolean;
      }
    | null
    | undefined;
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  errorLink?: ReactNode;
}

interface ValidationErrors {
  attempt: number;
  errors: readonly FormError[];
  takesFocus: boolean;
}

const boxOf = ({ fieldId: id }: FormError) =>
  id === undefined ? null : document.getElementById(id);

/** Sorts by the order on the screen. Errors without a field come last. */
function inOrder(one: FormError, other: FormError) {
  const [first, second] = [boxOf(one), boxOf(other)];
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const toFormErrors = (messages: object, { formId, registry }: FormFields): FormError[] =>
  Object.entries(flattenErrors(messages)).map(([name, message]) => {
    const label = registry.get(name)?.label;
    return {
      message,
      name,
      ...(label !== undefined && { label, fieldId: fieldId(formId, name) }),
    };
  });

/** Returns the hidden errors of the prerendered page, where no field is registered yet. */
const toPrerenderedErrors = ({ early, formId }: FormFields): FormError[] =>
  Object.entries(early ?? {}).map(([name, message]) => ({
    message: message ?? '',
    fieldId: fieldId(formId, name),
  }));

/** Returns the messages that the prerendered page showed for these fields. */
const earlyMessages = ({ early, formId }: FormFields, fieldIds: readonly string[]) =>
  Object.fromEntries(
    Object.entries(early ?? {}).filter(([name]) => fieldIds.includes(fieldId(formId, name))),
  );

/** Focuses the summary after a submit, and for late server errors unless the user is in a field (AX-27). */
function useSummary(
  summaryKey: string | null,
  takesFocus: boolean,
  attempt: Readonly<RefObject<number>>,
) {
  const summary = useRef<HTMLDivElement>(null);
  const isMounted = useRef(false);
  const lastAttempt = useRef(0);

  // An effect, because focus belongs to the document. Errors of the first render take no focus.
  useEffect(() => {
    if (summaryKey !== null) {
      const mayFocus = attempt.current > lastAttempt.current || !isTyping();
      if (isMounted.current && mayFocus && takesFocus) summary.current?.focus();
      lastAttempt.current = attempt.current;
    }
    isMounted.current = true;
  }, [summaryKey, takesFocus, attempt]);

  return summary;
}

/** Prefixes the document title with "Error: " while there are errors (AX-21). */
function useErrorTitle(summaryKey: string | null) {
  useEffect(() => {
    if (summaryKey === null) return undefined;
    document.title = `Error: ${document.title.replace(/^Error: /, '')}`;
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [summaryKey]);
}

/**
 * Returns the errors for the summary at the top of a form: those of the last submit's validation, or else the server's.
 */
export function useFormErrors<Values>(
  form: FormApi<Values>,
  fields: FormFields,
  banner: ServerErrors['banner'],
) {
  const [validation, setValidation] = useState<ValidationErrors | null>(null);
  const attempt = useRef(0);
  const [repeats, setRepeats] = useState(0);
  const [correctedKey, setCorrectedKey] = useState<string | null>(null);

  const serverErrors = [
    ...(banner?.messages ?? []).map((message) => ({ message })),
    ...toFormErrors(fields.serverErrors, fields),
  ];
  const hasServerErrors = Boolean(banner) || serverErrors.length > 0;
  const serverKey = hasServerErrors
    ? `server ${JSON.stringify([repeats, banner?.heading, serverErrors])}`
    : null;
  const summaryKey = validation ? `submit ${validation.attempt}` : serverKey;

  const summary = useSummary(summaryKey, validation?.takesFocus ?? true, attempt);
  useErrorTitle(summaryKey === correctedKey ? null : summaryKey);

  return {
    ref: summary,
    /** Null if there are no errors. A new key renders the summary again. */
    summaryKey,
    isValidation: validation !== null,
    onCorrected: useCallback(
      (isCorrected: boolean) => setCorrectedKey(isCorrected ? summaryKey : null),
      [summaryKey],
    ),
    heading: validation ? undefined : banner?.heading,
    errors: validation?.errors ?? (hasServerErrors ? serverErrors : toPrerenderedErrors(fields)),
    /**
     * Shows the validation errors and those of `earlyIds` (shown before hydration). Returns whether the form is
     * invalid.
     */
    showErrors: (takes: 'focus' | 'no focus', earlyIds: readonly string[] = []) => {
      const { hasValidationErrors = false, errors: own = {} } = form.getState();
      const messages = { ...earlyMessages(fields, earlyIds), ...own };
      const errors = toFormErrors(messages, fields).toSorted(inOrder);
      attempt.current += 1;
      // A new key, so the same answer from the lender is announced again.
      if (hasServerErrors) setRepeats(attempt.current);
      setValidation(
        errors.length > 0
          ? { attempt: attempt.current, errors, takesFocus: takes === 'focus' }
          : null,
      );
      return hasValidationErrors;
    },
  };
}
