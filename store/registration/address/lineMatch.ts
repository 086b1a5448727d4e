import type { HomeAddress } from '#store/person/address.ts';

import { plainText } from './nearMatch.ts';

/** The lines that mean an address: its street, alone or with parts of its place. */
const linesOf = ({ street1, street2 = '', city, state, zip }: Readonly<HomeAddress>) =>
  ['', city, `${city} ${state}`, `${city} ${state} ${zip}`, zip].map((place) =>
    plainText(`${street1} ${street2} ${place}`),
  );

/** The one suggestion that a typed line means; null for none, and for several (VAL-TYPEAHEAD-1). */
export function lineMatch<Known extends HomeAddress>(
  line: string,
  suggestions: readonly Known[],
): Known | null {
  const typed = plainText(line);
  const [match, ...more] = suggestions.filter((known) => linesOf(known).includes(typed));
  return match !== undefined && more.length === 0 ? match : null;
}
