import { contract } from '#sagas/api/contract/contract.ts';
import { capitalized } from '#store/text/letterCase.ts';

import { describedAt } from './descriptions.ts';
import type { JsonSchema } from './schemas.ts';

/** A parameter of a path or a query, with its words. */
export function parameter(
  { owner, name }: { readonly owner: string; readonly name: string },
  location: 'path' | 'query',
  schema: JsonSchema,
  required = true,
) {
  const { description, ...rest } = describedAt(schema, [owner, name]);
  return { name, in: location, required, description, schema: rest };
}

/** The names of a path's parameters. */
export const parametersIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

export const pathParameterName = (name: string): string => `Path${capitalized(name)}`;

/** Path parameters with a fixed set of values. */
const pathEnums: Readonly<Record<string, string[]>> = {
  kind: ['customer', 'agent'],
  context: ['external', 'secure'],
  department: ['OPS_PHONE'],
  consentType: ['SMS', 'SMS_TRANSACTIONAL'],
};

/** Every parameter of a path. */
export const pathParameters = Object.fromEntries(
  [...new Set(contract.flatMap(({ path }) => parametersIn(path)))].map((name) => {
    const values = pathEnums[name];
    const schema: JsonSchema = {
      type: 'string',
      ...(values && { enum: values }),
      ...(name === 'uuid' && { format: 'uuid' }),
    };
    return [pathParameterName(name), parameter({ owner: 'Path', name }, 'path', schema)] as const;
  }),
);
