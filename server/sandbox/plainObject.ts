import * as v from 'valibot';

type PlainObject = Record<string, unknown>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any object except an array. */
export const PlainObject = v.custom<PlainObject>(isPlainObject, 'is no object');

/** An object with exactly these entries. */
export const strictObjectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(PlainObject, v.strictObject(entries));
