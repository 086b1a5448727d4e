import { applicationWords } from './application.ts';
import { chatWords } from './chat.ts';
import { closingWords } from './closing.ts';
import { offerWords } from './offers.ts';
import { parameterWords } from './paths.ts';
import { personWords } from './person.ts';
import { propertyWords } from './property.ts';
import type { Word } from './word.ts';

/**
 * A description of every property of the contract. A key ends with the property's name. A prefix such as `Offer.` or
 * `ReadLiensAnswer.liens.` says which one is meant, and the longest matching key wins. The descriptions are separate
 * from the schemas, because the schemas are part of the browser's scripts.
 */
export const words: Readonly<Record<string, Word>> = {
  ...personWords,
  ...applicationWords,
  ...offerWords,
  ...propertyWords,
  ...closingWords,
  ...chatWords,
  ...parameterWords,
};
