import { isNotReached, isTooOften, type Failure } from './remote.ts';

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";
const NOT_READ = "We couldn't reach the lender. Your answers are saved. Try again.";
const TOO_OFTEN = 'Please wait a minute and try again.';
/** ERR-08, without a period (C-15). */
export const UNEXPECTED = 'Something unexpected happened';

function messageOf(failure: Readonly<Failure>, notReached: string): string {
  if (isNotReached(failure)) return notReached;
  if (isTooOften(failure)) return TOO_OFTEN;
  return failure.kind === 'refused' ? failure.message : UNEXPECTED;
}

/** Returns the message of a failure: the lender's own if it answered, even with a 500 (ERR-06, decision 92). */
export const failureMessages = (failure: Readonly<Failure>): string =>
  messageOf(failure, NOT_REACHED);

/** Returns the message for data that couldn't be read. */
export const readFailureMessage = (failure: Readonly<Failure>): string =>
  messageOf(failure, NOT_READ);

/** Converts a failure for a form. No banner if only fields were refused. */
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
