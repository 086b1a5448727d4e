import * as v from 'valibot';

export const WrittenMessage = v.pipe(v.string(), v.minLength(10), v.maxLength(1_000));
