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
