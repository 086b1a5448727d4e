import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import type { ConditionCategory } from './codes.ts';

interface Category {
  /** */
  readonly title: string;
  /** */
  readonly screen: ApplicationScreenId;
}

export const conditionCategories = {
  BANK_ACCOUNT_FRAUD_REVIEW: { title: 'Bank account fraud review', screen: 'conditionsUpload' },
  ID_VERIFICATION_FAILURE: { title: 'ID verification failure', screen: 'identity' },
  MISSING_PHONE_NUMBER: { title: 'Missing phone number', screen: 'conditionsPhone' },
  REVIEW_TRUST_REQUIREMENTS: {
    title: 'Review trust requirements',
    screen: 'conditionsUpload',
  },
  PROPERTY_LEGAL_DESCRIPTION: { title: 'Property legal description', screen: 'conditionsUpload' },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: { title: 'Identity document fraud review', screen: 'identity' },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    title: 'Property ownership fraud review',
    screen: 'conditionsUpload',
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: { title: 'False ownership type review', screen: 'conditionsUpload' },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    title: 'HELOC manual paystub upload',
    screen: 'conditionsUpload',
  },
  HARD_CREDIT_INQUIRY_REVIEW: { title: 'Hard credit inquiry review', screen: 'conditionsUpload' },
  GENERIC_DOCUMENT_REQUEST: { title: 'Generic document request', screen: 'conditionsUpload' },
  ESCALATION_REVIEW: { title: 'Escalation review', screen: 'conditionsUpload' },
  REQUEST_PERMISSION_FROM_CUSTOMER: {
    title: 'Request permission from customer',
    screen: 'conditionsConfirm',
  },
} as const satisfies Record<ConditionCategory, Category>;

/** COND-08 */
export const isConditionCategory = (category: string): category is ConditionCategory =>
  Object.hasOwn(conditionCategories, category);

export const categoryOf = (category: ConditionCategory): Category => conditionCategories[category];
