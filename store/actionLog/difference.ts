/** One value of the state that an action changed. */
export interface StateChange {
  /** `shell.toasts.0.text` */
  readonly path: string;
  /** As JSON; null for a value that was not there. */
  readonly before: string | null;
  readonly after: string | null;
}

const MOST = 200;
const LONGEST = 200;

/** An object or a list. */
export const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** A value as JSON, cut where it is long. */
function asText(value: unknown): string | null {
  const text = JSON.stringify(value);
  if (text === undefined) return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const keysOf = (one: object, other: object) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const valueAt = (value: object, key: string): unknown =>
  (value as Readonly<Record<string, unknown>>)[key];

/** How many entries the lists and tables have that differ between two states: what it costs to make and to compare them. */
export function sizeOfChange(before: unknown, after: unknown): number {
  if (Object.is(before, after) || !isNested(after)) return 0;
  const entries = Object.entries(after);
  return entries.reduce(
    (sum, [key, value]) =>
      sum + sizeOfChange(isNested(before) ? valueAt(before, key) : undefined, value),
    entries.length,
  );
}

/** What differs between two states, two hundred values at most. Parts that both share are not looked at. */
export function changesBetween(before: unknown, after: unknown): readonly StateChange[] {
  const changes: StateChange[] = [];
  function compare(path: string, one: unknown, other: unknown) {
    if (Object.is(one, other) || changes.length >= MOST) return;
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
