import { isPart, type Part } from '#server/sandbox/openapi/exampleOf.ts';

export interface Property {
  readonly path: readonly string[];
  readonly schema: Part;
}

const alternatives = (schema: Part) =>
  ['items', 'anyOf', 'oneOf', 'allOf'].flatMap((key) => [schema[key]].flat().filter(isPart));

/** Returns every property in a schema, at any depth, except those in referenced schemas. */
export const propertiesIn = (schema: Part, path: readonly string[]): Property[] => [
  ...Object.entries(isPart(schema['properties']) ? schema['properties'] : {}).flatMap(
    ([name, inner]) => {
      const own = isPart(inner) ? inner : {};
      return [{ path: [...path, name], schema: own }, ...propertiesIn(own, [...path, name])];
    },
  ),
  ...alternatives(schema).flatMap((inner) => propertiesIn(inner, path)),
];

/** Whether a schema has its own value instead of only parts with values. */
export function isLeaf(schema: Part): boolean {
  const types = [schema['type']].flat();
  if (types.includes('array')) return isPart(schema['items']) && isLeaf(schema['items']);
  return types.some((type) => typeof type === 'string' && type !== 'object' && type !== 'null');
}
