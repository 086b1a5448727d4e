import { ApiError } from '#sagas/api/apiError.ts';
import type { ErrorReport } from '#store/shell/slice.ts';

/** What browsers say about lost connections and aborted requests, which we don't report (ERR-12). */
const NOISE = /Failed to fetch|NetworkError|Load failed|aborted|AbortError|Error fetching/i;

export const isWorthReporting = (error: unknown): boolean =>
  !(error instanceof Error && NOISE.test(`${error.name} ${error.message}`));

/** Returns where in our scripts an error was thrown, such as "client.4f2a.js:1:2345". Null if the stack doesn't say. */
const placeOf = (error: unknown): string | null =>
  (error instanceof Error && /\/assets\/([\w.-]{1,40}\.js:\d+:\d+)/.exec(error.stack ?? '')?.[1]) ||
  null;

/** Returns the error as monitoring gets it, without its message, because that can quote user input (SC-14). */
export function reportOf(error: unknown): ErrorReport {
  if (error instanceof ApiError)
    return { kind: error.failure.kind, status: error.status, place: null };
  const kind = error instanceof Error ? error.name : typeof error;
  return { kind, status: null, place: placeOf(error) };
}
