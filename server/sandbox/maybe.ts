import * as v from 'valibot';

/** A record's field that may be null. Missing means null. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
