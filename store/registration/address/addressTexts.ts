import { sample, type ConsentText } from '#store/text/sampleText.ts';

/** T-12, below the property address (ELIG-12). */
export const ninetyDaysText: ConsentText = sample(
  'T-12',
  'A home purchased, or whose title was transferred, in the last 90 days makes the applicant ineligible for HELOC or DSCR loans.',
);

/** T-13, for a ZIP code on the disaster list (ELIG-11). */
export const disasterText: ConsentText = sample(
  'T-13',
  'This ZIP code had a recent disaster. Our disaster response policy asks for an inspection after it, before we can fund. You can continue.',
);
