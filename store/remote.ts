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
