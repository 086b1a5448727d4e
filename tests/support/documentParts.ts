/** A part of the document. */
export type Part = Readonly<Record<string, unknown>>;

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parts = (value: unknown): Part[] => [value].flat().filter(isPart);

/** The part that a reference leads to. */
export function resolved(part: unknown, document: unknown): Part {
  const reference = isPart(part) ? part['$ref'] : undefined;
  const target =
    typeof reference === 'string'
      ? reference
          .replace('#/', '')
          .split('/')
          .reduce<unknown>((value, key) => (isPart(value) ? value[key] : undefined), document)
      : part;
  return isPart(target) ? target : {};
}

/** A property of a named schema, with its path. */
export interface Property {
  readonly path: readonly string[];
  readonly schema: Part;
}

const alternatives = (schema: Part) =>
  ['items', 'anyOf', 'oneOf', 'allOf'].flatMap((key) => parts(schema[key]));

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

/** An example of a schema, put together from the examples of its properties, as a mock server does. */
export function exampleOf(part: unknown, document: unknown): unknown {
  const schema = resolved(part, document);
  const { examples, properties, items, allOf, type, format } = schema;
  if (Array.isArray(examples)) return examples[0];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(allOf))
    return Object.assign({}, ...allOf.map((one) => exampleOf(one, document)));
  const [first] = [...parts(schema['oneOf']), ...parts(schema['anyOf'])];
  if (first) return exampleOf(first, document);
  if (items) return [exampleOf(items, document)];
  if (isPart(properties))
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner, document)]),
    );
  if (format === 'binary') return 'content';
  return type === 'boolean' ? false : {};
}
