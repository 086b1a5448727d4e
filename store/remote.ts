/** Why something did not work, as plain data: safe to keep, enough to choose the words. */
export type Failure =
  | { kind: 'offline' }
  | {
      kind: 'refused';
      status: number;
      /** The lender's words, cut and cleaned (FT-13); to be shown, never to be logged. */
      message: string;
      /** Messages that belong to one field each (F-04). */
      fields: { field: string; message: string }[];
      code: string | null;
      /** From a Retry-After header, 60 s at most (FT-05). */
      retryAfterMs: number | null;
    }
  | { kind: 'garbled'; endpoint: string };

/** A value that the lender owns: exactly one of four states. */
export type Remote<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; failure: Failure };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(value: T) => ({ status: 'ready', value }) as const;
export const failed = (failure: Failure) => ({ status: 'failed', failure }) as const;
