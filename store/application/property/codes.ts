/** Why county records name other owners (review-app/incorrect-ownership). */
export const ownershipReasons = {
  NAME_CHANGED: 'My name changed',
  BOUGHT_RECENTLY: 'I bought it in the last 90 days',
  IN_A_TRUST: 'It is in a trust',
  SPOUSE_OWNS: 'My spouse owns it, or owns it with me',
  INHERITED: 'I inherited it',
  RECORD_WRONG: 'The record is wrong',
} as const;

export type OwnershipReason = keyof typeof ownershipReasons;
