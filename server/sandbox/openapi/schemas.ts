import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import * as chatSocket from '#sagas/api/contract/chatSocket.ts';
import * as common from '#sagas/api/contract/common.ts';
import { contract, modules } from '#sagas/api/contract/contract.ts';
import { capitalized } from '#store/text/letterCase.ts';

import { codeSchemas, described } from './descriptions.ts';

export type JsonSchema = ReturnType<typeof toJsonSchema>;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Whether a schema has parts, so a name helps the reader. */
const hasParts = (schema: unknown, kinds: readonly string[]): schema is v.GenericSchema =>
  isSchema(schema) && kinds.includes(schema.type);

const exportedNames = [common, chatSocket, ...Object.values(modules)].flatMap((module) =>
  Object.entries<unknown>(module).flatMap(([name, schema]) =>
    hasParts(schema, ['object', 'variant']) ? [[schema, name.replace(/^Wire/, '')] as const] : [],
  ),
);

const callNames = contract.flatMap(({ name, body, answer }) => {
  const call = capitalized(name);
  return [[body, `${call}Request`] as const, [answer, `${call}Answer`] as const].flatMap(
    ([schema, own]) =>
      hasParts(schema, ['object', 'union', 'nullable', 'array']) ? [[schema, own] as const] : [],
  );
});

/** The names of the schemas: those of the code, or those of the calls that have them. */
const names: ReadonlyMap<v.GenericSchema, string> = new Map([...callNames, ...exportedNames]);

const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

type Entries = Readonly<Record<string, unknown>>;

const entriesOf = (schema: object): Entries =>
  'entries' in schema && typeof schema.entries === 'object' ? { ...schema.entries } : {};

/** Fewer entries than these may be the same by chance. */
const MIN_SHARED = 4;

/** The named schema whose entries another one repeats, as the status in an answer that has more than it. */
function baseOf(schema: object): v.GenericSchema | undefined {
  const entries = entriesOf(schema);
  return exportedNames
    .map(([named]) => named)
    .filter((named) => {
      const shared = Object.entries(entriesOf(named));
      return (
        shared.length >= MIN_SHARED &&
        shared.length < Object.keys(entries).length &&
        shared.every(([key, entry]) => entries[key] === entry)
      );
    })
    .toSorted(
      (one, other) => Object.keys(entriesOf(other)).length - Object.keys(entriesOf(one)).length,
    )[0];
}

/** What a schema has besides its base. */
function extending(
  base: v.GenericSchema,
  { properties = {}, required = [] }: JsonSchema,
): JsonSchema {
  const known = entriesOf(base);
  const own = Object.entries(properties).filter(([key]) => !Object.hasOwn(known, key));
  const needed = required.filter((key) => !Object.hasOwn(known, key));
  return {
    allOf: [
      schemaOf(base),
      {
        type: 'object',
        properties: Object.fromEntries(own),
        ...(needed.length > 0 && { required: needed }),
      },
    ],
  };
}

/** The JSON Schema of a schema, with references to the named ones in it. A `listOf` is an array of its items. */
const converted = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema, jsonSchema }) {
      if (['blob', 'instance'].includes(valibotSchema.type))
        return { type: 'string', format: 'binary' };
      if (!isSchema(valibotSchema)) return jsonSchema;
      const name = valibotSchema === schema ? undefined : names.get(valibotSchema);
      if (name !== undefined) return referenceTo(name);
      const item = common.itemOf(valibotSchema);
      if (item) return { type: 'array', items: schemaOf(item) };
      const base = baseOf(valibotSchema);
      return base ? extending(base, jsonSchema) : jsonSchema;
    },
  });
  return json;
};

/** A reference to a named schema, or the schema itself. */
function schemaOf(schema: v.GenericSchema): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? converted(schema) : referenceTo(name);
}

/** The schema of a body, an answer or a query without a name is described as a part of its owner. */
export const openapiSchemaOf = (schema: v.GenericSchema, owner: string): JsonSchema =>
  described(schemaOf(schema), [owner]);

const references = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );

/** The named schemas that a part of the document refers to, and those that they refer to. */
export function schemasIn(part: unknown): Record<string, JsonSchema> {
  const twice = [...names.values()].find((name) => Object.hasOwn(codeSchemas, name));
  if (twice !== undefined)
    throw new Error(`A schema and a table of codes are both named ${twice}.`);
  const known = {
    ...codeSchemas,
    ...Object.fromEntries(
      [...names].map(([schema, name]) => [name, described(converted(schema), [name])] as const),
    ),
  };
  const used = new Set(references(part));
  for (const name of used) for (const inner of references(known[name] ?? {})) used.add(inner);
  return Object.fromEntries([...used].toSorted().map((name) => [name, known[name] ?? {}] as const));
}
