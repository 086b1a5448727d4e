import { isTooOften, type Failure } from './remote.ts';

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const TOO_OFTEN = 'Please wait a minute and try again.';
/** A gateway's word that the lender did not answer; any other status is the lender's own answer (ERR-06). */
const UNANSWERED = new Set([502, 503, 504]);
/** ERR-08, with no period (C-15). */
export const UNEXPECTED = 'Something unexpected happened';

/** The message of a failure, from the lender where it sent one (F-04, FT-05). */
export function failureMessages(failure: Readonly<Failure>): string {
  if (failure.kind === 'garbled') return UNEXPECTED;
  if (failure.kind === 'offline' || UNANSWERED.has(failure.status)) return NOT_REACHED;
  if (isTooOften(failure)) return TOO_OFTEN;
  return failure.message;
}

/** A failure as a form shows it; no banner where only fields were refused. */
export function serverErrorsOf(failure: Readonly<Failure>): {
  banner: { messages: readonly string[]; mustWait?: boolean } | null;
  fieldErrors: Readonly<Record<string, string>>;
} {
  const message = failureMessages(failure);
  const fields = failure.kind === 'refused' ? failure.fields : [];
  return {
    banner:
      message === ''
        ? null
        : { messages: [message], ...(isTooOften(failure) && { mustWait: true }) },
    fieldErrors: Object.fromEntries(fields.map((error) => [error.field, error.message])),
  };
}

export const isRefusedWith = (failure: Readonly<Failure>, code: string): boolean =>
  failure.kind === 'refused' && failure.code === code;
