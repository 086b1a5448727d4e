import { sample } from '#store/text/sampleText.ts';

/** T-30: a sample for legal review (screens.md 11). */
export const valuationCopyText = sample(
  'T-30',
  'We may order a valuation of your home. You get a copy, even if we do not make the loan.',
);
