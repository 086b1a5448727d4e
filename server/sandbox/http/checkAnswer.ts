import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import * as v from 'valibot';

/** A list that lost items on its way through the schema had broken ones (`listOf` drops them). */
function lostItems(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length !== before.length) return true;
    return before.some((item, place) => lostItems(item, after[place]));
  }
  if (typeof before !== 'object' || before === null) return false;
  const kept = new Map(Object.entries(after ?? {}));
  return Object.entries(before).some(
    ([key, value]) => kept.has(key) && lostItems(value, kept.get(key)),
  );
}

/** Throws when what the sandbox is about to answer is not what the contract promises. */
export function checkAnswer({ name, answer: schema }: Endpoint, answer: unknown): void {
  const wire: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const read = v.safeParse(schema, wire);
  const places = read.success
    ? lostItems(wire, read.output) && ['an item of a list']
    : read.issues.map((issue) => v.getDotPath(issue) ?? 'the whole');
  if (places) throw new Error(`The answer of ${name} breaks the contract at ${places.join(', ')}`);
}
