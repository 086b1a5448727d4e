/** Why a request failed, as plain data. */
export type Failure =
  | { kind: 'offline' }
  | {
      kind: 'refused';
      status: number;
      /** From the lender, cut and cleaned (FT-13); shown, never logged. */
      message: string;
      /** Field errors (F-04). */
      fields: { field: string; message: string }[];
      code: string | null;
      /** From a Retry-After header, 60 s at most (FT-05). */
      retryAfterMs: number | null;
    }
  | { kind: 'garbled'; endpoint: string };

const CONFLICT = 409;
const SERVER_FAULT = 500;
const TOO_MANY_REQUESTS = 429;
const BAD_GATEWAY = 502;

export const isServerFault = (failure: Readonly<Failure>): boolean =>
  failure.kind === 'refused' && failure.status >= SERVER_FAULT;

/** Whether the request didn't reach the lender; a 502 and above is a proxy's answer in the lender's place. */
export const isNotReached = (failure: Readonly<Failure>): boolean =>
  failure.kind === 'offline' || (failure.kind === 'refused' && failure.status >= BAD_GATEWAY);

/** Whether the lender states a wait (FT-05). */
export const isTooOften = (failure: Readonly<Failure>): boolean =>
  failure.kind === 'refused' && failure.status === TOO_MANY_REQUESTS;

/**
 * Whether the lender refused a request for good: it did and will do nothing. After a 5xx and a 429 the same request
 * may still succeed (decision 51).
 */
export const isRefusedForGood = (failure: Readonly<Failure> | null): boolean =>
  failure?.kind === 'refused' && !isServerFault(failure) && !isTooOften(failure);

/** Whether the lender may still be at work on the first sending: a 409 without a code. A refusal with a 409 has one. */
const isAtWork = (failure: Readonly<Failure> | null): boolean =>
  failure?.kind === 'refused' && failure.status === CONFLICT && failure.code === null;

/** Whether the idempotency key of a request has served, so that the next one is another request (SC-09, FT-02). */
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
