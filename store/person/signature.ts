import { normaliseText } from '#store/text/normalise.ts';
import { maxLength, required, type Rule } from '#store/validation.ts';

const plain = (text: string) => normaliseText(text).replaceAll(/\s+/g, ' ').toLowerCase();

/** Returns the rules for a typed signature (F-18). If the name is unknown, any signature passes. */
export const signatureRules = (name: string | null): readonly Rule<string>[] => [
  required('Required'),
  maxLength(200, 'Must be at most 200 characters'),
  (value) =>
    name === null || !value || plain(value) === plain(name)
      ? undefined
      : `Type your name as shown: ${name}`,
];
