import { homeConditionCodes } from '#store/application/valuation/codes.ts';

/** ENUM-BPO */
export const bpoStates = [
  'BPO_NOT_REQUIRED',
  'BPO_REQUIRED',
  'UNKNOWN_BPO_STATUS',
  'BPO_PROCESSING',
  'BPO_COMPLETE',
] as const;

/** ENUM-PROPCOND */
export const propertyConditions = [
  'UNKNOWN_CONDITION',
  'NOT_AVAILABLE',
  ...homeConditionCodes,
] as const;

/** ENUM-TITLE */
export const titleStates = [
  'TITLE_REQUIRED',
  'TITLE_NOT_REQUIRED',
  'PREQUAL_TITLE_PROCESSING',
  'PREQUAL_TITLE_COMPLETE',
  'FINAL_TITLE_PROCESSING',
  'FINAL_TITLE_COMPLETE',
  'UNKNOWN_TITLE_STATUS',
] as const;

/** ENUM-SUBDECISION */
export const subDecisions = [
  'BPO_PENDING',
  'CREDIT_FROZEN',
  'FINAL_OFFER',
  'UNVERIFIED_DTI_LIMITED',
  'UNVERIFIED_OFFER',
  'UNVERIFIED_ONBOARDING_COMPLETE',
  'VERIFIED_DTI_LIMITED',
  'VERIFIED_INCOME_MATCHED_OFFER',
  'VERIFIED_OFFER',
  'VERIFIED_RESERVE_LIMITED',
  'UNKNOWN_SUBDECISION',
] as const;
