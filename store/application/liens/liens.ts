import type { ChecklistStatus } from '#store/application/core/checklistStatus.ts';
export const lienTypes = {
  FIRST_MORTGAGE: 'First mortgage',
  SECOND_MORTGAGE: 'Second mortgage',
  HELOC: 'Home equity line',
  JUDGMENT: 'Court judgment',
  TAX: 'Tax lien',
  SOLAR: 'Solar loan or lease',
  OTHER: 'Other',
} as const;
export type LienType = keyof typeof lienTypes;

export const lienAnswers = {
  OPEN: 'Still open',
  PAID: 'Paid off or released',
  NOT_MINE: 'Not mine',
} as const;
export type LienAnswer = keyof typeof lienAnswers;

/** What the status asks the borrower to do (screens.md, liens). */
export type LienTask = 'VERIFICATION' | 'ATTESTATION' | 'INQUIRY';

export interface StatedLien {
  answer: LienAnswer;
  balance: number | null;
  payment: number | null;
  /** For a home equity line. */
  toBeClosed: boolean | null;
  note: string | null;
}

export interface Lien {
  uuid: string;
  holder: string;
  /** A code from the lender. */
  type: string;
  /** The lien's rank. 1 is paid first. */
  position: number | null;
  recordedDate: string | null;
  balance: number;
  payment: number;
  commentsToBorrower: string | null;
  stated: StatedLien | null;
}

/** Whether the first mortgage's payment includes taxes and insurance. If not, the yearly amounts. */
export interface HomeCosts {
  included: boolean;
  taxes: number | null;
  insurance: number | null;
}

export interface LienList {
  /** Null at all other steps. */
  task: LienTask | null;
  liens: Lien[];
  taxesInsurance: HomeCosts | null;
  /** Dollars a month. */
  hoaMonthly: number | null;
}

const tasks: ReadonlyMap<ChecklistStatus, LienTask> = new Map([
  ['LIEN_VERIFICATION', 'VERIFICATION'],
  ['LIEN_ATTESTATION', 'ATTESTATION'],
  ['LIEN_VERIFICATION_INQUIRY', 'INQUIRY'],
]);

/** Returns null at all other statuses. */
export const lienTaskAt = (checklistStatus: ChecklistStatus): LienTask | null =>
  tasks.get(checklistStatus) ?? null;

/** Returns the code, or OTHER if this version doesn't know it. */
export const knownLienType = (type: string): LienType =>
  Object.hasOwn(lienTypes, type) ? (type as LienType) : 'OTHER';

/** Returns the liens that a task asks about: all, or only those with a question from the lender. */
export const askedLiens = <L extends Pick<Lien, 'commentsToBorrower'>>(
  task: LienTask,
  liens: readonly L[],
): L[] => liens.filter((lien) => task !== 'INQUIRY' || lien.commentsToBorrower !== null);

/** More than 20% off (screens.md, liens). */
const FAR_SHARE = 0.2;

/** Whether a balance is far from the recorded one. */
export const isFarFromRecord = (balance: number | undefined, recorded: number): boolean =>
  balance !== undefined &&
  Number.isFinite(balance) &&
  Math.abs(balance - recorded) > recorded * FAR_SHARE;
