import type { FieldKinds } from '#store/fieldKinds.ts';

/* Contains only codes that drafts store, no texts, because the first screen loads screens.ts. */

export const homeTypeCodes = [
  'SINGLE_FAMILY',
  'CONDO',
  'TOWNHOUSE',
  'TWO_TO_FOUR_UNITS',
  'MANUFACTURED',
] as const;

/** ENUM-PROPCOND */
export const homeConditionCodes = ['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'] as const;

/** What bpo/estimate-value stores while the user types. */
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
