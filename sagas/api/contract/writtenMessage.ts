import * as v from 'valibot';

/** What a user writes to the lender. */
export const WrittenMessage = v.pipe(v.string(), v.minLength(10), v.maxLength(1_000));
