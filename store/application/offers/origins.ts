/** Values of `from` in links to the offers. */
export const offerOrigins = [
  'income',
  'assets',
  'winback',
  'summary',
  'valuation',
  'registration',
] as const;
export type OfferOrigin = (typeof offerOrigins)[number];
