import { isProduction } from '#store/environment.ts';
import { hasUnsupportedCharacters } from '#store/text/normalise.ts';
import {
  holds,
  matches,
  minLength,
  oneOf,
  required,
  textValidator,
  tidy,
  type RuleTable,
} from '#store/validation.ts';

/** In the shell's order, after an empty first choice (ENUM-SUFFIX, C-08). */
export const suffixes = ['I', 'II', 'III', 'IV', 'V', 'JR', 'SR'] as const;
export type Suffix = (typeof suffixes)[number];

const suffixLabels: Partial<Record<Suffix, string>> = { JR: 'Jr.', SR: 'Sr.' };

export const suffixLabel = (suffix: Suffix): string => suffixLabels[suffix] ?? suffix;

/** The name as it is on the government ID (VAL-NAME-1). */
export interface LegalName {
  firstName: string;
  middleName?: string;
  lastName: string;
  suffix?: Suffix;
}

const UNSUPPORTED = 'Some of the characters entered are not supported.';

/** Longer than any name; not looked at beyond (SC-22). */
const LONGEST = 200;

/** VAL-FIRST-3, VAL-LAST-3, A-13 */
export const supportedCharacters = holds(
  (name: string) => !hasUnsupportedCharacters(name),
  UNSUPPORTED,
);

/** Letters, with up to two single separators and an optional full stop at the end (VAL-MIDDLE-1). */
const MIDDLE = /^[\p{L}\p{M}]+(?:[ '-][\p{L}\p{M}]+){0,2}\.?$/u;

/*
 * What a character is comes before how many there are: an emoji is told that it is not supported, not that it is
 * short (FT-49).
 */
const rules: RuleTable<LegalName> = {
  firstName: [
    required('Please enter the first name'), // VAL-FIRST-1
    supportedCharacters,
    minLength(2, 'First name must be at least 2 characters long'), // VAL-FIRST-2
  ],
  middleName: [matches(MIDDLE, LONGEST, UNSUPPORTED)], // VAL-MIDDLE-1, VAL-NAME-2
  lastName: [
    required('Last name is required'), // VAL-LAST-1
    supportedCharacters,
    minLength(2, 'Last name must be at least 2 characters long'), // VAL-LAST-2, A-13
  ],
  suffix: [oneOf(suffixes, 'Please choose a suffix from the list')], // VAL-SUFFIX-1; chosen: the words, nobody sees them from a select
};

export const validateName = textValidator<LegalName>(rules);

/** Outside production a last name may hold digits (VAL-LAST-4, A-79). */
export const validateNameOutsideProduction = textValidator<LegalName>({
  ...rules,
  lastName: [
    required('Last name is required'),
    matches(/^[\p{L}\p{M}\p{Nd}' -]+$/u, LONGEST, UNSUPPORTED),
    minLength(2, 'Last name must be at least 2 characters long'),
  ],
});

/** The rules of a borrower's name, in the form and in the sandbox behind it. */
export const validateLegalName = isProduction ? validateName : validateNameOutsideProduction;

/** A valid answer as it is kept: tidied, without empty parts. */
export function completeName(answer: Readonly<LegalName>): LegalName {
  const { firstName, middleName, lastName, suffix } = tidy(answer);
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
