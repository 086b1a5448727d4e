/** Why the lender asks for an ID again, by category (screens.md section 5). */
export const idTexts = {
  ID_VERIFICATION_FAILURE: "We couldn't check your ID. Please photograph it again.",
  IDENTITY_DOCUMENT_FRAUD_REVIEW:
    'Someone will check your ID. Please take clear photos of each side.',
} as const;

type IdCategory = keyof typeof idTexts;

export const isIdCategory = (category: string): category is IdCategory =>
  Object.hasOwn(idTexts, category);
