import type { Lender } from '#server/sandbox/data/lenders.ts';
import type {
  ApplicationRecord,
  StatusRecord,
  ProgressRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';

export interface Transition {
  readonly to: string;
  readonly status?: Partial<StatusRecord>;
  readonly progress?: Partial<ProgressRecord>;
  readonly application?: Partial<
    Pick<ApplicationRecord, 'accountOpenedDate' | 'active' | 'revision'>
  >;
}

/** A row of the state table (8.2). */
export interface State {
  /** A: the borrower acts; W: a polled wait; H: a hold; E: the end. */
  readonly kind: 'A' | 'W' | 'H' | 'E';
  /** How long the lender takes at speed 1; null: until a control request. Left out where the borrower acts. */
  readonly waitMs?: number | ((application: ApplicationRecord) => number | null);
  /** The transition when the wait ends, and of "move along". */
  readonly next: (application: ApplicationRecord, lender: Lender) => Transition;
}

export type StateTable = Readonly<Record<string, State>>;

export const seconds = (count: number) => count * 1000;

export const to =
  (status: string): State['next'] =>
  () => ({ to: status });

export const step = (next: State['next']): State => ({ kind: 'A', next });

export const wait = (waitMs: State['waitMs'] & {}, next: State['next']): State => ({
  kind: 'W',
  waitMs,
  next,
});

export const hold = (waitMs: State['waitMs'] & {}, next: State['next']): State => ({
  kind: 'H',
  waitMs,
  next,
});

export const end: State = { kind: 'E', next: ({ status }) => ({ to: status.checklistStatus }) };

/** Whether a once-only branch is not taken yet. */
export const isFirstTime = ({ progress }: ApplicationRecord, branch: string) =>
  !progress.taken.includes(branch);

export const markTaken = (
  { progress }: ApplicationRecord,
  branch: string,
): Partial<ProgressRecord> => ({
  taken: [...progress.taken, branch],
});
