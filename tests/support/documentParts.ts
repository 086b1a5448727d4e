import { isPart, type Part } from '#server/sandbox/openapi/exampleOf.ts';

/** A property of a named schema, with its path. */
export interface Property {
  readonly path: readonly string[];
  readonly schema: Part;
}

const alternatives = (schema: Part) =>
  ['items', 'anyOf', 'oneOf', 'allOf'].flatMap((key) => [schema[key]].flat().filter(isPart));

/** Every property in a schema, at any depth, without those of the schemas that it refers to. */
export const propertiesIn = (schema: Part, path: readonly string[]): Property[] => [
  ...Object.entries(isPart(schema['properties']) ? schema['properties'] : {}).flatMap(
    ([name, inner]) => {
      const own = isPart(inner) ? inner : {};
      return [{ path: [...path, name], schema: own }, ...propertiesIn(own, [...path, name])];
    },
  ),
  ...alternatives(schema).flatMap((inner) => propertiesIn(inner, path)),
];

/** Whether a schema has a value of its own, and not only parts that have one. */
export function isLeaf(schema: Part): boolean {
  const types = [schema['type']].flat();
  if (types.includes('array')) return isPart(schema['items']) && isLeaf(schema['items']);
  return types.some((type) => typeof type === 'string' && type !== 'object' && type !== 'null');
}
