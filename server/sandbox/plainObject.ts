import * as v from 'valibot';

type PlainObject = Record<string, unknown>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any object but an array. */
export const PlainObject = v.custom<PlainObject>(isPlainObject, 'is no object');

/** An object with these entries and no others. */
export const strictObjectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(PlainObject, v.strictObject(entries));
