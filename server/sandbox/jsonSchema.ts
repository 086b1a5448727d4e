import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { itemOf } from '#sagas/api/contract/common.ts';

type Schema = ReturnType<typeof toJsonSchema>;

/** Returns a schema's JSON Schema. A `listOf` becomes an array of its items. */
export const openapiSchemaOf = (schema: v.GenericSchema) => withoutDialect(jsonSchemaOf(schema));

const jsonSchemaOf = (schema: v.GenericSchema): Schema =>
  toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema, jsonSchema }) {
      if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
      const item = isSchema(valibotSchema) ? itemOf(valibotSchema) : undefined;
      return item ? { type: 'array', items: openapiSchemaOf(item) } : jsonSchema;
    },
  });

const isSchema = (schema: object): schema is v.GenericSchema => 'kind' in schema;

function withoutDialect({ $schema: _dialect, ...schema }: Schema): Schema {
  return schema;
}
