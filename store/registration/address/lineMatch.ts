import type { HomeAddress } from '#store/person/address.ts';

import { withoutUnit } from '#store/person/unit.ts';
import { withoutZipPlus } from '#store/person/zipCode.ts';

import { plainText } from './nearMatch.ts';

const linesOf = ({ street1, street2 = '', city, state, zip }: Readonly<HomeAddress>) =>
  ['', city, `${city} ${state}`, `${city} ${state} ${zip}`, zip].map((place) =>
    plainText(`${street1} ${street2} ${place}`),
  );

/**
 * Returns the only suggestion that matches a typed line, with its unit. Returns null if none or several match
 * (VAL-TYPEAHEAD-1).
 */
export function lineMatch<Known extends HomeAddress>(
  line: string,
  suggestions: readonly Known[],
): Known | null {
  const means = (text: string) => (known: Known) => linesOf(known).includes(plainText(text));
  const only = (found: readonly Known[]) => (found.length === 1 ? (found[0] ?? null) : null);
  const whole = withoutZipPlus(line.trim());
  const known = suggestions.filter(means(whole));
  const { line: street, unit } = withoutUnit(whole);
  if (known.length > 0 || unit === null) return only(known);
  const match = only(suggestions.filter((one) => !one.street2).filter(means(street)));
  return match && { ...match, street2: unit };
}
