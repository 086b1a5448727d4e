export type Failure =
  | { kind: 'offline' }
  | {
      kind: 'refused';
      status: number;
      /** From the lender, truncated and cleaned (FT-13). Shown but never logged. */
      message: string;
      /** Field errors (F-04). */
      fields: { field: string; message: string }[];
      code: string | null;
      /** From the Retry-After header, up to 60 s (FT-05). */
      retryAfterMs: number | null;
    }
  | { kind: 'garbled'; endpoint: string };

const CONFLICT = 409;
const SERVER_FAULT = 500;
const TOO_MANY_REQUESTS = 429;
const BAD_GATEWAY = 502;

export const isServerFault = (failure: Readonly<Failure>): boolean =>
  failure.kind === 'refused' && failure.status >= SERVER_FAULT;

/** Whether the request didn't reach the lender. A proxy answers with 502 and above. */
export const isNotReached = (failure: Readonly<Failure>): boolean =>
  failure.kind === 'offline' || (failure.kind === 'refused' && failure.status >= BAD_GATEWAY);

/** Whether the lender asks us to wait (FT-05). */
export const isTooOften = (failure: Readonly<Failure>): boolean =>
  failure.kind === 'refused' && failure.status === TOO_MANY_REQUESTS;

/**
 * Whether the lender refused a request for good and won't act on it. After a 5xx or a 429 the same request may still
 * succeed (decision 51).
 */
export const isRefusedForGood = (failure: Readonly<Failure> | null): boolean =>
  failure?.kind === 'refused' && !isServerFault(failure) && !isTooOften(failure);

/** Whether the lender may still be working on the first request: a 409 without a code. A refusal has one. */
const isAtWork = (failure: Readonly<Failure> | null): boolean =>
  failure?.kind === 'refused' && failure.status === CONFLICT && failure.code === null;

/** Whether a request's idempotency key is used up. The next request is then a different one (SC-09, FT-02). */
export const settlesKey = (failure: Readonly<Failure> | null): boolean =>
  isRefusedForGood(failure) && !isAtWork(failure);

/** A value that the lender owns. */
export type Remote<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; failure: Failure };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(value: T) => ({ status: 'ready', value }) as const;
export const failed = (failure: Failure) => ({ status: 'failed', failure }) as const;
