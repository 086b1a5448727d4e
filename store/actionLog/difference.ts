export interface StateChange {
  /** `shell.toasts.0.text` */
  readonly path: string;
  /** JSON, or null for a value that was missing. */
  readonly before: string | null;
  readonly after: string | null;
}

const MAX_CHANGES = 200;
const MAX_VALUE_LENGTH = 200;

export const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

function asText(value: unknown): string | null {
  const text = JSON.stringify(value);
  if (text === undefined) return null;
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

const keysOf = (one: object, other: object) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const valueAt = (value: object, key: string): unknown =>
  (value as Readonly<Record<string, unknown>>)[key];

/** Counts the entries that differ between the lists and tables of two states: the cost of comparing them. */
export function sizeOfChange(before: unknown, after: unknown): number {
  if (Object.is(before, after) || !isNested(after)) return 0;
  const entries = Object.entries(after);
  return entries.reduce(
    (sum, [key, value]) =>
      sum + sizeOfChange(isNested(before) ? valueAt(before, key) : undefined, value),
    entries.length,
  );
}

/** Lists the differences between two states, up to 200. Skips the parts they share. */
export function changesBetween(before: unknown, after: unknown): readonly StateChange[] {
  const changes: StateChange[] = [];
  function compare(path: string, one: unknown, other: unknown) {
    if (Object.is(one, other) || changes.length >= MAX_CHANGES) return;
    if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) {
      const [was, is] = [asText(one), asText(other)];
      if (was !== is) changes.push({ path, before: was, after: is });
      return;
    }
    for (const key of keysOf(one, other))
      compare(path === '' ? key : `${path}.${key}`, valueAt(one, key), valueAt(other, key));
  }
  compare('', before, after);
  return changes;
}
