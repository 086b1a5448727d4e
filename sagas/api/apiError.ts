import type { Failure } from '#store/remote.ts';

/** FIELD-API-1 */
export interface ApiErrorDetails {
  readonly failure: Failure;
  /** The literal texts of ERR-01 to ERR-05. Some name an address; they contain the endpoint's path pattern. */
  readonly message: string;
  /** 0 if there was no response (ERR-04). */
  readonly status: number;
  readonly data?: unknown;
  readonly response?: Response | undefined;
  /** Whether it ends the session (ACCESS-19 to ACCESS-21). */
  readonly endsSession?: boolean;
}

/** The only error that the API throws. Its data stays in the sagas; the store gets the plain failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;
  readonly status: number;
  readonly data: unknown;
  readonly response: Response | undefined;
  readonly endsSession: boolean;

  constructor({ failure, message, status, data, response, endsSession = false }: ApiErrorDetails) {
    super(message);
    this.failure = failure;
    this.status = status;
    this.data = data;
    this.response = response;
    this.endsSession = endsSession;
  }
}

/** Rethrows bugs. After a failure of the lender or the network, the caller continues. */
export function throwBug(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}

/** Returns the plain failure of a caught error. Rethrows anything else, because it is a bug. */
export function toFailure(error: unknown): Failure {
  throwBug(error);
  return error.failure;
}

/** Whether the lender rejects the session (ACCESS-19 to ACCESS-21). Any other 403 is an ordinary refusal (FT-21). */
export const deniesSession = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  (failure.status === 401 ||
    (failure.status === 403 && /^(unauthenticated|invalid signature)\.$/i.test(failure.message)));

/**
 * Returns the failure to show for a caught error. A bug counts as an unreadable response, so the loader always ends
 * (S1, S4).
 */
export const failureOf = (error: unknown, endpoint: string): Failure =>
  error instanceof ApiError ? error.failure : { kind: 'garbled', endpoint };

/** Returns how long the lender asks us to wait before the same call (FT-05), or null. */
export const askedToWaitMs = (error: unknown): number | null =>
  error instanceof ApiError && error.failure.kind === 'refused' ? error.failure.retryAfterMs : null;

/** Whether the same request may succeed later: there was no response, or the server failed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Statuses that a proxy sends when it got no response, for example because the host stopped. */
const LOST_BEHIND_PROXY: readonly number[] = [502, 504];

/** Whether we can't know if the lender acted, because no readable response arrived (FT-02). */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure.kind !== 'refused' || LOST_BEHIND_PROXY.includes(error.status));
