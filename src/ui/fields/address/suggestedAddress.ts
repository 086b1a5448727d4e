import { withoutUnit } from '#store/person/unit.ts';
import { normaliseText } from '#store/text/normalise.ts';

export interface SuggestedAddress {
  street1: string;
  street2?: string;
  city: string;
  state: string;
  zip: string;
}

/** Such as "512 Amberstone Drive, Unit 4". The unit tells two homes in the same building apart (AX-09). */
export const streetOf = ({ street1, street2 }: Readonly<SuggestedAddress>): string =>
  street2 ? `${street1}, ${street2}` : street1;

export const suggestionName = (address: Readonly<SuggestedAddress>): string =>
  `${streetOf(address)}, ${address.city}, ${address.state} ${address.zip}`;

const wordsOf = (text: string) =>
  normaliseText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

/** Returns the addresses in which every word of the text starts a word. A unit doesn't exclude an address. */
export function matchingSuggestions<Suggestion extends SuggestedAddress>(
  suggestions: readonly Suggestion[],
  text: string,
): readonly Suggestion[] {
  const matching = (typed: readonly string[]) =>
    suggestions.filter((suggestion) => {
      const words = wordsOf(suggestionName(suggestion));
      return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
    });
  const whole = matching(wordsOf(text));
  return whole.length > 0 ? whole : matching(wordsOf(withoutUnit(text).line));
}

/** Adds the typed unit to a chosen suggestion if the lookup knows no unit. */
export function withTypedUnit<Suggestion extends SuggestedAddress>(
  suggestion: Suggestion,
  text: string,
): Suggestion {
  const { unit } = withoutUnit(text);
  return unit === null || suggestion.street2 ? suggestion : { ...suggestion, street2: unit };
}
