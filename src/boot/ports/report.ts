import { ApiError } from '#sagas/api/apiError.ts';
import type { ErrorReport } from '#store/shell/slice.ts';

/** What browsers call a network that is down, or a request that was given up: nothing for monitoring (ERR-12). */
const NOISE = /Failed to fetch|NetworkError|Load failed|aborted|AbortError|Error fetching/i;

/** Whether an error is worth telling monitoring of. */
export const isWorthReporting = (error: unknown): boolean =>
  !(error instanceof Error && NOISE.test(`${error.name} ${error.message}`));

/** What monitoring may hear of an error: never its message, which can quote what somebody typed (SC-14). */
export function reportOf(error: unknown): ErrorReport {
  if (error instanceof ApiError) return { kind: error.failure.kind, status: error.status };
  return { kind: error instanceof Error ? error.name : typeof error, status: null };
}
