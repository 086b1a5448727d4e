import * as v from 'valibot';

import { itemOf } from '#sagas/api/contract/common.ts';
import { isPlainObject } from '#server/sandbox/plainObject.ts';

/** The parts that the kinds of schemas have. */
interface Insides {
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly pipe?: readonly [v.GenericSchema];
}

const insidesOf = (schema: object): Insides => schema;

/** The schema of a part; null where the schema ignores it. */
function inside(schema: v.GenericSchema, key: string, part: unknown): v.GenericSchema | null {
  const { entries, item = v.unknown(), pipe } = insidesOf(schema);
  if (entries) return Object.hasOwn(entries, key) ? (entries[key] ?? null) : null;
  const lenient = itemOf(pipe?.[0] ?? schema);
  return lenient && !v.is(lenient, part) ? null : (lenient ?? item);
}

/** An array passes a schema of objects, with none of its entries. */
function isOfObjects(schema: v.GenericSchema): boolean {
  const { wrapped, entries } = insidesOf(schema);
  return wrapped ? isOfObjects(wrapped) : entries !== undefined || schema.type === 'record';
}

/**
 * The path of the first part that a schema ignores; null where there is none. Schemas of answers are lenient: they drop
 * unknown fields, broken items of lists (FT-09) and arrays in place of objects. A control request must not contain
 * them.
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
