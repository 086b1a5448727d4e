/** ENUM-IDV */
export const idCheckStates = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
type IdCheckState = (typeof idCheckStates)[number];

export interface IdCheck {
  /** A code from the lender, or null before the first answer. */
  state: IdCheckState | null;
  /** NAME_DIFFERS leads to its own screen (screens.md, identity). */
  reason: string | null;
  reasonText: string | null;
  triesLeft: number | null;
  idType: string | null;
  issuingState: string | null;
}

/** The name on the ID needs a correction (screens.md, identity). */
export const NAME_DIFFERS = 'NAME_DIFFERS';

/** Returns null if the number of tries is unknown. */
export function triesText({ triesLeft }: Readonly<Pick<IdCheck, 'triesLeft'>>): string | null {
  if (triesLeft === null || triesLeft < 1) return null;
  return triesLeft === 1 ? 'You have 1 try left.' : `You have ${triesLeft} tries left.`;
}
