import { ageOn, isRealDate, yearOf } from '#store/format/isoDate.ts';
import { validator } from '#store/validation.ts';

import type { HomeAddress, PropertyAddress } from './address.ts';

export interface Birthdate {
  /** yyyy-MM-dd. May not be a real day: "1990-02-31". */
  dob: string;
}

export interface AgeRules {
  /** Today at the property, by the server's clock (F-17, FT-64). */
  todayIso: string;
  /** The state whose rules apply. */
  state: string | null;
  /** The 62-and-older mode of the brand, or of the application once it exists (A-16, VAL-DOB-4). */
  isAgeRestricted: boolean;
}

const ADULT = 18;
const AGE_RESTRICTED = 62;
const EARLIEST_YEAR = 1900; // VAL-DOB-6

interface StateAge {
  age: number;
  /** False until legal review (facts §5). */
  isOn: boolean;
  message: string;
}

/** CONST-01, facts §5. In all other states, 18. */
const agesByState = new Map<string, StateAge>([
  [
    'AL',
    {
      age: 19,
      isOn: true,
      message:
        'You must be at least 18 years old to apply for a loan, or 19 years old if you reside in the state of Alabama.', // VAL-DOB-3
    },
  ],
  ['NE', { age: 19, isOn: false, message: 'Must be at least 19 years old' }],
  ['MS', { age: 21, isOn: false, message: 'Must be at least 21 years old' }],
]);

/** */
export const stateOfResidence = (
  home: Readonly<Partial<HomeAddress>> | null,
  property: Readonly<Partial<PropertyAddress>> | null,
): string | null => home?.state ?? property?.state ?? null;

export function ageMessage(dob: string, { todayIso, state, isAgeRestricted }: AgeRules) {
  const age = ageOn(dob, todayIso);
  if (isAgeRestricted) {
    return age < AGE_RESTRICTED ? 'Must be 62 years or older to apply for a loan' : undefined; // VAL-DOB-4
  }
  if (age < ADULT) return 'Must be at least 18 years old'; // VAL-DOB-2, C-06: in every state
  const own = agesByState.get(state ?? '');
  return own?.isOn && age < own.age ? own.message : undefined;
}

/** VAL-DOB-5, VAL-DOB-6. Our choice: dates after today are refused, because a birth date is in the past. */
export const isPlausibleBirthdate = (dob: string, todayIso: string): boolean =>
  isRealDate(dob) && yearOf(dob) >= EARLIEST_YEAR && dob <= todayIso;

/** VAL-DOB-1 to VAL-DOB-6, FMT-09 */
export const birthdateValidator = (rules: AgeRules) =>
  validator<Birthdate>({
    dob: [
      (dob) => (dob?.replaceAll('-', '').trim() ? undefined : 'Date of birth is required'), // VAL-DOB-1
      (dob) => (dob && isPlausibleBirthdate(dob, rules.todayIso) ? undefined : 'Invalid date'),
      (dob) => (dob ? ageMessage(dob, rules) : undefined),
    ],
  });
