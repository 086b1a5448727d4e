/** What a lender may ask for (ENUM-CONDCAT). */
export const conditionCodes = [
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'ID_VERIFICATION_FAILURE',
  'MISSING_PHONE_NUMBER',
  'REVIEW_TRUST_REQUIREMENTS',
  'PROPERTY_LEGAL_DESCRIPTION',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'HELOC_MANUAL_PAYSTUB_UPLOAD',
  'HARD_CREDIT_INQUIRY_REVIEW',
  'GENERIC_DOCUMENT_REQUEST',
  'ESCALATION_REVIEW',
  'REQUEST_PERMISSION_FROM_CUSTOMER',
] as const;
export type ConditionCategory = (typeof conditionCodes)[number];

/** The review tasks that links name, where they are called otherwise (QUERY-COND-2, ENUM-TASK). */
export const conditionTasks: Partial<Record<ConditionCategory, string>> = {
  REVIEW_TRUST_REQUIREMENTS: 'TRUST_REQUIREMENTS_REVIEW',
  HELOC_MANUAL_PAYSTUB_UPLOAD: 'MANUAL_PAYSTUB_UPLOAD',
};
