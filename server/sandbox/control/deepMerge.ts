import { isPlainObject } from '#server/sandbox/plainObject.ts';

type PlainObject = Record<string, unknown>;

/** Lists that are merged by item. Other lists are replaced. */
const MERGED_LISTS = new Set(['signers']);

const mergeLists = (list: readonly unknown[], changes: readonly unknown[]): unknown[] =>
  changes.map((change, index) => {
    const item = list[index];
    return isPlainObject(item) && isPlainObject(change) ? deepMerge(item, change) : change;
  });

/** Returns a copy with the changes merged. Null replaces too. `readJson` has dropped dangerous keys. */
export function deepMerge(base: PlainObject, changes: PlainObject): PlainObject {
  const result = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const before = base[key];
    if (isPlainObject(before) && isPlainObject(change)) result[key] = deepMerge(before, change);
    else if (MERGED_LISTS.has(key) && Array.isArray(before) && Array.isArray(change))
      result[key] = mergeLists(before, change);
    else result[key] = change;
  }
  return result;
}
