import type { FieldKinds } from '#store/fieldKinds.ts';

/* Codes that a stored draft may have: screens.ts is in what the first screen fetches, so that no text is here. */

export const homeTypeCodes = [
  'SINGLE_FAMILY',
  'CONDO',
  'TOWNHOUSE',
  'TWO_TO_FOUR_UNITS',
  'MANUFACTURED',
] as const;

/** ENUM-PROPCOND */
export const homeConditionCodes = ['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'] as const;

/** What bpo/estimate-value stores while it is typed. */
export const homeEstimateKinds = {
  estimatedValue: 'amount',
  propertyType: homeTypeCodes,
  bedrooms: 'text',
  bathrooms: 'text',
  livingArea: 'text',
  yearBuilt: 'text',
  condition: homeConditionCodes,
  purchasePrice: 'amount',
  purchaseYear: 'text',
  improvements: 'text',
} as const satisfies FieldKinds;

/** How the agent who values a home gets to it. */
export const accessCodes = ['OUTSIDE_ONLY', 'GATE'] as const;

export const visitDayCodes = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const;

export const damageCodes = ['ROOF', 'FOUNDATION', 'WATER', 'NONE'] as const;
