import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import * as v from 'valibot';

/** Whether the schema dropped broken items of a list (`listOf`). */
function lostItems(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length !== before.length) return true;
    return before.some((item, index) => lostItems(item, after[index]));
  }
  if (typeof before !== 'object' || before === null) return false;
  const remaining = new Map(Object.entries(after ?? {}));
  return Object.entries(before).some(
    ([key, value]) => remaining.has(key) && lostItems(value, remaining.get(key)),
  );
}

/** Throws where an answer breaks the contract. */
export function checkAnswer({ name, answer: schema }: Endpoint, answer: unknown): void {
  const wire: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const read = v.safeParse(schema, wire);
  const paths = read.success
    ? lostItems(wire, read.output) && ['an item of a list']
    : read.issues.map((issue) => v.getDotPath(issue) ?? 'the whole');
  if (paths) throw new Error(`The answer of ${name} breaks the contract at ${paths.join(', ')}`);
}
