import { normaliseText } from '#store/text/normalise.ts';
import type { HomeAddress } from '#store/person/address.ts';

const longForms = new Map(
  'st=street ave=avenue av=avenue rd=road dr=drive ln=lane ct=court pl=place blvd=boulevard ter=terrace cir=circle hwy=highway pkwy=parkway n=north s=south e=east w=west ne=northeast nw=northwest se=southeast sw=southwest'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** With more typos, it's another address. */
const MAX_TYPOS = 3;
const MAX_LENGTH = 200;

/** Prepares a text for comparison: lower case, long forms, no punctuation. */
export const plainText = (text: string) =>
  normaliseText(text)
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll(/[.#]/g, '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => longForms.get(word) ?? word)
    .join(' ');

const plain = ({ street1, city, state, zip }: Readonly<HomeAddress>) =>
  plainText(`${street1} ${city} ${state} ${zip}`);

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_value, place) => place);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether two addresses differ only in case, spaces and unit. */
export const isWrittenAlike = (one: Readonly<HomeAddress>, other: Readonly<HomeAddress>) =>
  (['street1', 'city', 'state', 'zip'] as const).every(
    (part) => normaliseText(one[part]).toLowerCase() === normaliseText(other[part]).toLowerCase(),
  );

/** Words in which a single letter means another place: directions, and words with digits. */
const TELLING = /^(?:(?:north|south)(?:east|west)?|east|west|.*\d.*)$/;

const tellingWords = (text: string) => text.split(' ').filter((word) => TELLING.test(word));

/** Whether the directions and numbers of two streets match. A missing one counts as a typo. */
function agrees(one: Readonly<HomeAddress>, other: Readonly<HomeAddress>): boolean {
  const [typed, known] = [one, other].map(({ street1 }) => tellingWords(plainText(street1))) as [
    string[],
    string[],
  ];
  return typed.every((word) => known.includes(word)) || known.every((word) => typed.includes(word));
}

function isNear(typed: Readonly<HomeAddress>, known: Readonly<HomeAddress>): boolean {
  const one = plain(typed);
  const other = plain(known);
  // A different number means a different house.
  const isSameHouse = one.split(' ')[0] === other.split(' ')[0];
  return isSameHouse && agrees(typed, known) && distance(one, other) <= MAX_TYPOS;
}

/** Returns the only near match, with the typed unit. Returns null if the typed address is known. */
export function nearMatch<Known extends HomeAddress>(
  typed: Readonly<HomeAddress>,
  suggestions: readonly Known[],
): Known | null {
  if (suggestions.some((known) => isWrittenAlike(typed, known))) return null;
  const [match, ...more] = suggestions.filter((known) => isNear(typed, known));
  if (match === undefined || more.length > 0) return null;
  return !match.street2 && typed.street2 ? { ...match, street2: typed.street2 } : match;
}
