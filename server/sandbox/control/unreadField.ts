import * as v from 'valibot';

import { itemOf } from '#sagas/api/contract/common.ts';
import { isPlain } from '#server/sandbox/plainObject.ts';

/** What may stand inside a schema, as far as one of them has it. */
interface Insides {
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly pipe?: readonly [v.GenericSchema];
}

/** Every schema is an object; which parts it has depends on what it is a schema of. */
const insidesOf = (schema: object): Insides => schema;

/** The schema of a part; null where that is passed over. */
function inside(schema: v.GenericSchema, key: string, part: unknown): v.GenericSchema | null {
  const { entries, item = v.unknown(), pipe } = insidesOf(schema);
  if (entries) return Object.hasOwn(entries, key) ? (entries[key] ?? null) : null;
  const lenient = itemOf(pipe?.[0] ?? schema);
  return lenient && !v.is(lenient, part) ? null : (lenient ?? item);
}

/** Whether objects are meant: to such a schema a list is one too, with none of its parts. */
function isOfObjects(schema: v.GenericSchema): boolean {
  const { wrapped, entries } = insidesOf(schema);
  return wrapped ? isOfObjects(wrapped) : entries !== undefined || schema.type === 'record';
}

/**
 * The first part of a value that its schema passes over, as a path; null where all is read. The schemas of answers
 * have no place for what is not used, drop what is broken in a list (FT-09), and read none of the items of a list that
 * stands for an object; in an order each is a slip.
 */
export function unreadField(schema: v.GenericSchema, value: unknown): string | null {
  const { wrapped } = insidesOf(schema);
  if (wrapped) return unreadField(wrapped, value);
  if (!isPlain(value) && !Array.isArray(value)) return null;
  for (const [key, part] of Object.entries(value)) {
    const known = inside(schema, key, part);
    if (!known || (Array.isArray(part) && isOfObjects(known))) return key;
    const deeper = unreadField(known, part);
    if (deeper !== null) return `${key}.${deeper}`;
  }
  return null;
}
