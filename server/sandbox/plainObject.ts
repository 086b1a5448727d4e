import * as v from 'valibot';

type Plain = Record<string, unknown>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that is no list. */
export const Plain = v.custom<Plain>(isPlain, 'is no object');

/** An object of these parts and no others. */
export const orderOf = <Parts extends v.ObjectEntries>(parts: Parts) =>
  v.pipe(Plain, v.strictObject(parts));

/** Lists whose items are merged one by one; any other list is replaced. */
const MERGED_LISTS = new Set(['signers']);

function mergedList(list: readonly unknown[], changes: readonly unknown[]): unknown[] {
  return changes.map((change, place) => {
    const item = list[place];
    return isPlain(item) && isPlain(change) ? merged(item, change) : change;
  });
}

/** An object with the given parts of it replaced; null wins too. Dangerous keys never get this far (readJson). */
export function merged(base: Plain, changes: Plain): Plain {
  const result = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const before = base[key];
    if (isPlain(before) && isPlain(change)) result[key] = merged(before, change);
    else if (MERGED_LISTS.has(key) && Array.isArray(before) && Array.isArray(change))
      result[key] = mergedList(before, change);
    else result[key] = change;
  }
  return result;
}
