import type { FormApi } from 'final-form';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { flatMistakes } from '#store/validation.ts';

import type { Problem } from './ErrorSummary.tsx';
import { fieldId, type FormFields } from './formField.ts';

/** What the lender said about the last answer: to the whole, and to single fields (F-04). */
export interface Served {
  banner?:
    | {
        heading?: string;
        messages: readonly string[];
        /** The lender asks to wait before the same answer is sent again (FT-05). */
        mustWait?: boolean;
      }
    | null
    | undefined;
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** A link to where it is put right, when that is not on this screen. */
  wayOn?: ReactNode;
}

interface Mistakes {
  attempt: number;
  problems: readonly Problem[];
  takesFocus: boolean;
}

/** With the box that each is about now. */
const placed = (problem: Problem): Problem => ({
  ...problem,
  box: problem.fieldId === undefined ? null : document.getElementById(problem.fieldId),
});

/** In the order of the screen; what belongs to no field comes last. */
function inOrder({ box: first }: Problem, { box: second }: Problem) {
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Messages by name of field, as lines of a summary. */
const toProblems = (messages: object, { formId, known }: FormFields): Problem[] =>
  Object.entries(flatMistakes(messages)).map(([name, message]) => {
    const label = known.get(name)?.label;
    return label === undefined ? { message } : { message, label, fieldId: fieldId(formId, name) };
  });

/** Before React is there no field is known, and every field is on the page. */
const toEarlyProblems = ({ early, formId }: FormFields): Problem[] =>
  Object.entries(early ?? {}).map(([name, message]) => ({
    message: message ?? '',
    fieldId: fieldId(formId, name),
  }));

/** The messages of these fields, as the page before React told them. */
const toldEarly = ({ early, formId }: FormFields, told: readonly string[]) =>
  Object.fromEntries(
    Object.entries(early ?? {}).filter(([name]) => told.includes(fieldId(formId, name))),
  );

/** Whether somebody is in a box: what comes by itself is an alert, which is read, and leaves them there (AX-27). */
const isAtWork = () => document.activeElement?.matches('input, select, textarea') === true;

/** The summary, which gets the focus for what a press came to, and for what comes by itself where nobody is at work. */
function useSummary(
  occasion: string | null,
  takesFocus: boolean,
  presses: Readonly<RefObject<number>>,
) {
  const summary = useRef<HTMLDivElement>(null);
  const hasStood = useRef(false);
  const told = useRef(0);

  // Focus belongs to the document: it goes to what has just gone wrong, not to what the screen opened with.
  useEffect(() => {
    if (occasion !== null) {
      const isAwaited = presses.current > told.current || !isAtWork();
      if (hasStood.current && isAwaited && takesFocus) summary.current?.focus();
      told.current = presses.current;
    }
    hasStood.current = true;
  }, [occasion, takesFocus, presses]);

  return summary;
}

/** The title says that something is wrong for as long as it is (AX-21). */
function useErrorTitle(occasion: string | null) {
  // The title belongs to the document.
  useEffect(() => {
    if (occasion === null) return undefined;
    document.title = `Error: ${document.title.replace(/^Error: /, '')}`;
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [occasion]);
}

/**
 * What the summary on top of a form shows. The mistakes of a press stay as they were until the next press, so that
 * nothing above the person's hands moves or speaks while they mend them; without any, the lender's words are shown.
 */
export function useFormErrors<Values>(
  form: FormApi<Values>,
  fields: FormFields,
  { banner }: Pick<Served, 'banner'>,
) {
  const [mistakes, setMistakes] = useState<Mistakes | null>(null);
  const attempt = useRef(0);
  const [repeats, setRepeats] = useState(0);

  const served = [
    ...(banner?.messages ?? []).map((message) => ({ message })),
    ...toProblems(fields.served, fields),
  ];
  const hasServed = Boolean(banner) || served.length > 0;
  const servedOccasion = hasServed
    ? `served ${JSON.stringify([repeats, banner?.heading, served])}`
    : null;
  const occasion = mistakes ? `pressed ${mistakes.attempt}` : servedOccasion;

  const summary = useSummary(occasion, mistakes?.takesFocus ?? true, attempt);
  useErrorTitle(occasion);

  return {
    summary,
    /** What made the summary appear; a new one is a new summary. */
    occasion,
    /** They are the form's own, found by a press. */
    areMistakes: mistakes !== null,
    heading: mistakes ? undefined : banner?.heading,
    problems: mistakes?.problems ?? (hasServed ? served : toEarlyProblems(fields)),
    /** Shows the form's mistakes, if it has any, and those that were told before React; says whether it has any. */
    judge: (takes: 'focus' | 'no focus', told: readonly string[] = []) => {
      const { hasValidationErrors = false, errors = {} } = form.getState();
      const messages = { ...toldEarly(fields, told), ...errors };
      const problems = toProblems(messages, fields).map(placed).toSorted(inOrder);
      attempt.current += 1;
      // Sent as it is, what stands there is said once more: it may be the whole answer.
      if (hasServed) setRepeats(attempt.current);
      setMistakes(
        problems.length > 0
          ? { attempt: attempt.current, problems, takesFocus: takes === 'focus' }
          : null,
      );
      return hasValidationErrors;
    },
  };
}
