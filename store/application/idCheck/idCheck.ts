/** ENUM-IDV */
export const idCheckStates = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
type IdCheckState = (typeof idCheckStates)[number];

/** The lender's check of an ID. */
export interface IdCheck {
  /** A code of the lender; null before the first answer. */
  state: IdCheckState | null;
  /** NAME_DIFFERS has its own way on. */
  reason: string | null;
  reasonText: string | null;
  triesLeft: number | null;
  idType: string | null;
  issuingState: string | null;
}

/** What the name on the ID needs (screens.md, identity). */
export const NAME_DIFFERS = 'NAME_DIFFERS';

/** Null where the number of tries is not known. */
export function triesText({ triesLeft }: Readonly<Pick<IdCheck, 'triesLeft'>>): string | null {
  if (triesLeft === null || triesLeft < 1) return null;
  return triesLeft === 1 ? 'You have 1 try left.' : `You have ${triesLeft} tries left.`;
}
