import * as v from 'valibot';

import { itemOf } from '#sagas/api/contract/common.ts';
import { isPlainObject } from '#server/sandbox/plainObject.ts';

interface Insides {
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly pipe?: readonly [v.GenericSchema];
}

const insidesOf = (schema: object): Insides => schema;

function inside(schema: v.GenericSchema, key: string, part: unknown): v.GenericSchema | null {
  const { entries, item = v.unknown(), pipe } = insidesOf(schema);
  if (entries) return Object.hasOwn(entries, key) ? (entries[key] ?? null) : null;
  const lenient = itemOf(pipe?.[0] ?? schema);
  return lenient && !v.is(lenient, part) ? null : (lenient ?? item);
}

/** An array would pass as an object without entries. */
function isOfObjects(schema: v.GenericSchema): boolean {
  const { wrapped, entries } = insidesOf(schema);
  return wrapped ? isOfObjects(wrapped) : entries !== undefined || schema.type === 'record';
}

/**
 * Returns the path of the first part that a schema ignores, or null. Schemas of answers are lenient: they drop
 * unknown fields, broken list items (FT-09) and arrays in place of objects. Control requests must not contain any of
 * these.
 */
export function unknownField(schema: v.GenericSchema, value: unknown): string | null {
  const { wrapped } = insidesOf(schema);
  if (wrapped) return unknownField(wrapped, value);
  if (!isPlainObject(value) && !Array.isArray(value)) return null;
  for (const [key, part] of Object.entries(value)) {
    const known = inside(schema, key, part);
    if (!known || (Array.isArray(part) && isOfObjects(known))) return key;
    const deeper = unknownField(known, part);
    if (deeper !== null) return `${key}.${deeper}`;
  }
  return null;
}
