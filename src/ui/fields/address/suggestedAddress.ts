import { withoutUnit } from '#store/person/unit.ts';
import { normaliseText } from '#store/text/normalise.ts';

export interface SuggestedAddress {
  street1: string;
  street2?: string;
  city: string;
  state: string;
  zip: string;
}

/** "512 Amberstone Drive, Unit 4": the unit tells two homes of one house apart (AX-09). */
export const streetOf = ({ street1, street2 }: Readonly<SuggestedAddress>): string =>
  street2 ? `${street1}, ${street2}` : street1;

/** The whole address in one line. */
export const suggestionName = (address: Readonly<SuggestedAddress>): string =>
  `${streetOf(address)}, ${address.city}, ${address.state} ${address.zip}`;

const wordsOf = (text: string) =>
  normaliseText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

/** The addresses in which every word of the text begins a word; a unit hides none. */
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

/** A chosen suggestion with the unit that was typed, where the lookup knows none. */
export function withTypedUnit<Suggestion extends SuggestedAddress>(
  suggestion: Suggestion,
  text: string,
): Suggestion {
  const { unit } = withoutUnit(text);
  return unit === null || suggestion.street2 ? suggestion : { ...suggestion, street2: unit };
}
