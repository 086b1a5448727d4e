import type { Failure } from './remote.ts';

const NOT_REACHED = 'We could not reach the lender. Your answers are still here. Try again.';
const TOO_OFTEN = 'Please wait a minute and try again.';
/** ERR-08, with no period (C-15). */
export const UNEXPECTED = 'Something unexpected happened';
const SERVER_FAULT = 500;
const TOO_MANY_REQUESTS = 429;

const isTooOften = (failure: Readonly<Failure>): boolean =>
  failure.kind === 'refused' && failure.status === TOO_MANY_REQUESTS;

/** What a person reads about a failure (F-04, FT-05); the lender's own words where it refused with some. */
export function failureMessages(failure: Readonly<Failure>): string {
  if (failure.kind === 'garbled') return UNEXPECTED;
  if (failure.kind === 'offline' || failure.status >= SERVER_FAULT) return NOT_REACHED;
  if (isTooOften(failure)) return TOO_OFTEN;
  return failure.message;
}

/** What a form shows of a failure: a line for the whole, unless only fields were refused, and a message a field. */
export function servedBy(failure: Readonly<Failure>): {
  banner: { messages: readonly string[]; mustWait?: boolean } | null;
  fieldErrors: Readonly<Record<string, string>>;
} {
  const words = failureMessages(failure);
  const fields = failure.kind === 'refused' ? failure.fields : [];
  return {
    banner:
      words === '' ? null : { messages: [words], ...(isTooOften(failure) && { mustWait: true }) },
    fieldErrors: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
  };
}

/** Whether the lender refused with this code. */
export const isRefusedWith = (failure: Readonly<Failure>, code: string): boolean =>
  failure.kind === 'refused' && failure.code === code;
