import type { toJsonSchema } from '@valibot/to-json-schema';

import { refusalTable } from '#sagas/api/contract/words/refusalTable.ts';
import { words } from '#sagas/api/contract/words/words.ts';
import {
  isCodeTable,
  type CodeTable,
  type Json,
  type Word,
} from '#sagas/api/contract/words/word.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

const isJsonSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;

/** The keys of the tables that may describe a property: `Offer.discountList.rateWithDiscount` to `rateWithDiscount`. */
const keysOf = (path: readonly string[]) => path.map((_name, at) => path.slice(at).join('.'));

const tables: ReadonlyMap<string, Word> = new Map(Object.entries<Word>(words));

/** The key of the words about a property: that with most of its path. */
export const wordKey = (path: readonly string[]): string | undefined =>
  keysOf(path).find((key) => tables.has(key));

/** The words about a property. */
export const wordAt = (path: readonly string[]): Word | undefined =>
  tables.get(wordKey(path) ?? '');

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** `{ type: ['string', 'null'] }` for what may be a string or null; a null default says nothing. */
function compact({ default: initial, ...schema }: JsonSchema): JsonSchema {
  const own = initial === null || initial === undefined ? schema : { ...schema, default: initial };
  const [first, second, ...more] = (own.anyOf ?? []).filter(isJsonSchema);
  const { anyOf: _either, ...rest } = own;
  if (!first || !second || more.length > 0 || !isNull(second)) return own;
  return typeof first.type === 'string' && !first.enum
    ? { ...rest, ...first, type: [first.type, 'null'] }
    : own;
}

/** Every property of a schema with its words. */
export function described(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const short = compact(schema);
  const inner = (part: unknown) => (isJsonSchema(part) ? described(part, path) : part);
  return {
    ...short,
    ...(short.properties && {
      properties: Object.fromEntries(
        Object.entries(short.properties).map(([name, part]) => [
          name,
          isJsonSchema(part) ? describedAt(part, [...path, name]) : part,
        ]),
      ),
    }),
    ...(short.items !== undefined && { items: inner(short.items) }),
    ...(short.allOf && { allOf: short.allOf.map(inner) }),
    ...(short.anyOf && { anyOf: short.anyOf.map(inner) }),
    ...(short.oneOf && { oneOf: short.oneOf.map(inner) }),
  } as JsonSchema;
}

/** Replaces the strings of a schema by its codes. */
function withCodes(schema: JsonSchema, table: CodeTable): JsonSchema {
  const inner = (part: unknown) =>
    isJsonSchema(part) && !isNull(part) ? withCodes(part, table) : part;
  if (isJsonSchema(schema.items)) return { ...schema, items: inner(schema.items) } as JsonSchema;
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(inner) } as JsonSchema;
  const known = Object.keys(table.codes).toSorted().join();
  if (schema.enum && schema.enum.map(String).toSorted().join() !== known)
    throw new Error(`${table.name} lacks a code of the schema, or has another one: ${known}`);
  const $ref = `#/components/schemas/${table.name}`;
  if (!Array.isArray(schema.type)) return { $ref };
  const { default: initial } = schema;
  return {
    anyOf: [{ $ref }, { type: 'null' }],
    ...(initial !== undefined && { default: initial }),
  };
}

/** Returns the given example, else false or the constant. Undefined for a schema with its own properties. */
function exampleOf({ type, const: constant, $ref }: JsonSchema, given: Json | undefined) {
  const types: readonly unknown[] = [type].flat();
  if ($ref !== undefined) return undefined;
  return given ?? constant ?? (types.includes('boolean') ? false : undefined);
}

/** A property, or a parameter, with its words. */
export function describedAt(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const own = described(schema, path);
  const word = wordAt(path);
  if (word === undefined) return own;
  const [description, more] = typeof word === 'string' ? [word] : word;
  if (isCodeTable(more)) return { description, ...withCodes(own, more) };
  const example = exampleOf(own, more);
  return { description, ...own, ...(example !== undefined && { examples: [example] }) };
}

/** The codes as a schema: each with its sentence; an open list also takes any other text. */
const codeSchema = ({ description, codes, isOpen, example }: CodeTable): JsonSchema => {
  const known = Object.entries(codes).map(([code, sentence]) => ({
    const: code,
    description: sentence,
  }));
  return {
    description,
    ...(isOpen ? { anyOf: [{ oneOf: known }, { type: 'string' }] } : { oneOf: known }),
    examples: [example ?? known[0]?.const ?? ''],
  } as JsonSchema;
};

/** A schema for each table of codes, by its name. */
export const codeSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  [refusalTable, ...[...tables.values()].map((word) => word[1])]
    .filter(isCodeTable)
    .map((table) => [table.name, codeSchema(table)]),
);
