import { isProduction } from '#store/environment.ts';
import { hasUnsupportedCharacters } from '#store/text/normalise.ts';
import {
  isEmpty,
  minLength,
  oneOf,
  required,
  textValidator,
  normaliseValues,
  type Rule,
  type RuleTable,
} from '#store/validation.ts';

/** ENUM-SUFFIX, C-08 */
export const suffixes = ['I', 'II', 'III', 'IV', 'V', 'JR', 'SR'] as const;
export type Suffix = (typeof suffixes)[number];

const suffixLabels: Partial<Record<Suffix, string>> = { JR: 'Jr.', SR: 'Sr.' };

export const suffixLabel = (suffix: Suffix): string => suffixLabels[suffix] ?? suffix;

/** The name on the government ID (VAL-NAME-1). */
export interface LegalName {
  firstName: string;
  middleName?: string;
  lastName: string;
  suffix?: Suffix;
}

const UNSUPPORTED = 'Some of the characters entered are not supported.';

/** SC-22 */
const MAX_LENGTH = 200;

/** Characters that appear in names on paper but that the rule refuses: "St. John", "Smith, Jr.", "Smith/Jones". */
const PAPER_CHARACTERS = /[.,/()&:;"*#!?]/g;

/** Checks a name's characters. The message names a character that appears in names on paper. */
const ofCharacters =
  (isGood: (name: string) => boolean, allowed = ''): Rule<string> =>
  (name) => {
    if (isEmpty(name) || isGood(name)) return undefined;
    const meant = new Set(
      (name.slice(0, MAX_LENGTH).match(PAPER_CHARACTERS) ?? []).filter((one) => one !== allowed),
    );
    // If something else is wrong too, leaving these out wouldn't help.
    if (meant.size === 0 || !isGood(name.replaceAll(PAPER_CHARACTERS, ''))) return UNSUPPORTED;
    return `${UNSUPPORTED} Please leave out ${Array.from(meant, (one) => `'${one}'`).join(' and ')}.`;
  };

/** VAL-FIRST-3, VAL-LAST-3, A-13 */
export const supportedCharacters = ofCharacters((name) => !hasUnsupportedCharacters(name));

/** VAL-MIDDLE-1: up to two separators and an optional period. */
const MIDDLE = /^[\p{L}\p{M}]+(?:[ '-][\p{L}\p{M}]+){0,2}\.?$/u;

// Checks characters before the length: an emoji is unsupported, not short (FT-49).
const rules: RuleTable<LegalName> = {
  firstName: [
    required('Please enter the first name'), // VAL-FIRST-1
    supportedCharacters,
    minLength(2, 'First name must be at least 2 characters long'), // VAL-FIRST-2
  ],
  middleName: [ofCharacters((name) => name.length <= MAX_LENGTH && MIDDLE.test(name), '.')], // VAL-MIDDLE-1, VAL-NAME-2
  lastName: [
    required('Last name is required'), // VAL-LAST-1
    supportedCharacters,
    minLength(2, 'Last name must be at least 2 characters long'), // VAL-LAST-2, A-13
  ],
  suffix: [oneOf(suffixes, 'Please choose a suffix from the list')], // VAL-SUFFIX-1. Our choice: the message.
};

export const validateName = textValidator<LegalName>(rules);

/** Outside production, a last name may contain digits (VAL-LAST-4, A-79). */
export const validateNameOutsideProduction = textValidator<LegalName>({
  ...rules,
  lastName: [
    required('Last name is required'),
    ofCharacters((name) => name.length <= MAX_LENGTH && /^[\p{L}\p{M}\p{Nd}' -]+$/u.test(name)),
    minLength(2, 'Last name must be at least 2 characters long'),
  ],
});

export const validateLegalName = isProduction ? validateName : validateNameOutsideProduction;

/** Returns a valid name, normalized, without empty parts. */
export function completeName(answer: Readonly<LegalName>): LegalName {
  const { firstName, middleName, lastName, suffix } = normaliseValues(answer);
  return {
    firstName,
    ...(middleName ? { middleName } : {}),
    lastName,
    ...(suffix ? { suffix } : {}),
  };
}

/** "Dana Q Sample Jr." */
export const fullName = ({
  firstName,
  middleName,
  lastName,
  suffix,
}: Readonly<LegalName>): string =>
  [firstName, middleName, lastName, suffix && suffixLabel(suffix)].filter(Boolean).join(' ');
