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

/** Whether an example has a property that a schema doesn't require, by its path: `status.checklistStatus`. */
export type Wanted = (path: string) => boolean;

const mayBeNull = ({ type, anyOf }: Part) =>
  [type].flat().includes('null') || parts(anyOf).some((one) => one['type'] === 'null');

interface Example {
  readonly document: unknown;
  readonly wants: Wanted;
}

function exampleOfProperties({ properties, required }: Part, path: string, example: Example) {
  if (!isPart(properties)) return undefined;
  const needed: readonly unknown[] = [required].flat();
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]) => {
      const own = path === '' ? name : `${path}.${name}`;
      const isWanted = example.wants(own);
      if (!isWanted && !needed.includes(name)) return [];
      const isNull = !isWanted && mayBeNull(resolved(inner, example.document));
      return [[name, isNull ? null : exampleAt(inner, own, example)]];
    }),
  );
}

function exampleAt(part: unknown, path: string, example: Example): unknown {
  const schema = resolved(part, example.document);
  const { examples, items, allOf, type, format } = schema;
  if (Array.isArray(examples)) return examples[0];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(allOf))
    return Object.assign({}, ...allOf.map((one) => exampleAt(one, path, example)));
  const [first] = [...parts(schema['oneOf']), ...parts(schema['anyOf'])];
  if (first) return exampleAt(first, path, example);
  if (items) return [exampleAt(items, path, example)];
  if (format === 'binary') return 'content';
  return exampleOfProperties(schema, path, example) ?? (type === 'boolean' ? false : {});
}

/**
 * An example of a schema, put together from the examples of its properties, as a mock server does. Has all properties,
 * or the required ones and those that are wanted.
 */
export const exampleOf = (part: unknown, document: unknown, wants: Wanted = () => true): unknown =>
  exampleAt(part, '', { document, wants });
