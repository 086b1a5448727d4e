import { states } from '#store/geography/states.ts';
import { sample } from '#store/text/sampleText.ts';
import { isTicked } from '#store/registration/consents.ts';
import { oneOf, required, validator } from '#store/validation.ts';

/** T-25: a sample for legal review (screens.md 11). */
export const locationText = sample(
  'T-25',
  "We'll use your location once, to confirm who signs electronically and to follow the law of the place where you sign.",
);

/** The answer of a borrower who isn't in the US. */
export const ABROAD = 'ABROAD';

export const placeOptions = [
  ...states.map(({ code, name }) => ({ value: code, label: name })),
  { value: ABROAD, label: 'Outside the U.S.' },
];

/** What we know about the place of signing. The position itself is never stored. */
export type SigningPlace = 'ALLOWED' | 'ASKED' | 'NOT_ALLOWED';

export const NOT_IN_US = 'You must be in the United States to sign.';

export interface SigningPlaceValues {
  state: string;
  isHere: boolean;
}

export const oneOfPlaces = [
  required('Required'),
  oneOf(
    placeOptions.map(({ value }) => value),
    'Required',
  ),
];

/** Validates the place of signing, if the browser doesn't give it. */
export const validateSigningPlace = validator<SigningPlaceValues>({
  state: oneOfPlaces,
  isHere: [isTicked],
});
