/** Options if the line doesn't fit the home's value (product/prequal-winback). */
export const optionCodes = [
  'REDUCE_AMOUNT',
  'PAY_OFF_LIEN',
  'CORRECT_LIEN',
  'VALUE_REVIEW',
] as const;

export type OptionCode = (typeof optionCodes)[number];

export const requalificationReasons = ['CLTV', 'LIEN_POSITION'] as const;
