/** Why an ID is asked for again, by category (screens.md section 5). */
export const idTexts = {
  ID_VERIFICATION_FAILURE: "We couldn't check your ID. Please photograph it again.",
  IDENTITY_DOCUMENT_FRAUD_REVIEW:
    'Someone will check your ID. Please take clear photos of each side.',
} as const;

type IdCategory = keyof typeof idTexts;

/** Whether a category asks for an ID. */
export const isIdCategory = (category: string): category is IdCategory =>
  Object.hasOwn(idTexts, category);
