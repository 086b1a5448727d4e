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
