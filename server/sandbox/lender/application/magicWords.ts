import type { streetWords } from '#server/sandbox/data/addresses.ts';
import type { LastName } from '#server/sandbox/data/magicValues.ts';

import type { ApplicationRecord } from './applicationRecord.ts';

const tokensOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().split(/[^a-z]+/));

/** Words in the last name (9.2). */
export type NameWord = Lowercase<LastName> | 'fundstop';

/** Words in the property's street (9.3). */
export type StreetWord = Lowercase<(typeof streetWords)[number]>;

/** Whether a text contains the whole word, in any case, between spaces or hyphens (section 9). */
export const hasWord = (text: string, word: string) => tokensOf(text).has(word);

export const isNamed = ({ profile }: ApplicationRecord, word: NameWord) =>
  hasWord(profile.name.lastName, word);

export const isOnStreet = ({ property }: ApplicationRecord, word: StreetWord) =>
  hasWord(property.street1, word);
