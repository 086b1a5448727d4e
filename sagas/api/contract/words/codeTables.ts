import { screenOf, type ApplicationScreenId } from '#store/application/core/screens.ts';

import type { CodeTable } from './word.ts';

export type Codes<Code extends string> = Readonly<Record<Code, string>>;

/** A closed list: a lender sends no codes except these. */
export const closed = <Code extends string>(
  name: string,
  description: string,
  codes: Codes<Code>,
): CodeTable => ({ name, description, codes });

/** An open list: a lender may also send other codes. */
export const open = <Code extends string>(
  name: string,
  description: string,
  codes: Codes<Code>,
): CodeTable => ({ name, description, codes, isOpen: true });

/** Names the screen that a code opens, as a path under the application. */
export const opens = (id: ApplicationScreenId) => `Opens \`${screenOf(id).path}\`.`;

const entries = <Key extends string, Value>(table: Readonly<Record<Key, Value>>) =>
  Object.entries(table) as [Key, Value][];

export const mapped = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  sentence: (value: Value, key: Key) => string,
): Codes<Key> =>
  Object.fromEntries(
    entries(table).map(([key, value]) => [key, sentence(value, key)]),
  ) as Codes<Key>;
