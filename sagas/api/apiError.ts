import type { Failure } from '#store/remote.ts';

/** The parts of an ApiError (FIELD-API-1). */
export interface ApiErrorDetails {
  readonly failure: Failure;
  /** The literal texts of ERR-01 to ERR-05, with the call's pattern where they name an address. */
  readonly message: string;
  /** 0 when no answer came (ERR-04). */
  readonly status: number;
  readonly data?: unknown;
  readonly response?: Response | undefined;
  /** The session is over (ACCESS-19 to ACCESS-21). */
  readonly endsSession?: boolean;
}

/** The only error the API throws. Its data stays inside the sagas; the store gets the plain failure. */
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

/** Throws a bug on; after a failure of the lender or the network the caller continues. */
export function throwBug(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}

/** The plain failure inside a caught error. Anything else is a bug and is thrown on. */
export function toFailure(error: unknown): Failure {
  throwBug(error);
  return error.failure;
}

/** Whether the lender denies the session (ACCESS-19 to ACCESS-21); another 403 is a refusal (FT-21). */
export const deniesSession = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  (failure.status === 401 ||
    (failure.status === 403 &&
      /^(unauthenticated|invalid signature)\.?$/i.test(failure.message.trim())));

/** The failure to show of a caught error; a bug reads as a garbled answer, so that no loader stays (S1, S4). */
export const failureOf = (error: unknown, endpoint: string): Failure =>
  error instanceof ApiError ? error.failure : { kind: 'garbled', endpoint };

/** The wait that the lender states before the same call, or null (FT-05). */
export const askedToWaitMs = (error: unknown): number | null =>
  error instanceof ApiError && error.failure.kind === 'refused' ? error.failure.retryAfterMs : null;

/** Whether the same request may succeed later: no answer, or a fault of the server's. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** What a proxy says of a call whose answer it did not get: a copy of the host ended, or a gateway. */
const LOST_BEHIND_PROXY: readonly number[] = [502, 504];

/** Whether it is unknown if the lender acted: no readable answer came (FT-02). */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure.kind !== 'refused' || LOST_BEHIND_PROXY.includes(error.status));
