import * as v from 'valibot';

/** A field of a record that may be null; absent is null. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
