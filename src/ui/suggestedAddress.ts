import { normaliseText } from '#store/text/normalise.ts';

export interface SuggestedAddress {
  street1: string;
  city: string;
  state: string;
  zip: string;
}

/** The whole of it, which tells it from the others of a list. */
export const nameOf = ({ street1, city, state, zip }: Readonly<SuggestedAddress>): string =>
  `${street1}, ${city}, ${state} ${zip}`;

const wordsOf = (text: string) =>
  normaliseText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

/** The addresses in which every word of a text begins a word. */
export function fitting<Suggestion extends SuggestedAddress>(
  suggestions: readonly Suggestion[],
  text: string,
): readonly Suggestion[] {
  const typed = wordsOf(text);
  return suggestions.filter((suggestion) => {
    const words = wordsOf(nameOf(suggestion));
    return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}
