import type { Lender } from '#server/sandbox/data/lenders.ts';
import type {
  ApplicationFile,
  FileStatus,
  ProgressFile,
} from '#server/sandbox/lender/application/application.ts';

/** A step to another status, with what changes on the way. */
export interface Move {
  readonly to: string;
  readonly status?: Partial<FileStatus>;
  readonly progress?: Partial<ProgressFile>;
  readonly file?: Partial<Pick<ApplicationFile, 'accountOpenedDate' | 'active' | 'revision'>>;
}

/** A row of the state table (8.2). */
export interface State {
  /** A the borrower acts, W a polled wait, H a hold, E the end. */
  readonly kind: 'A' | 'W' | 'H' | 'E';
  /**
   * How long the lender takes, at speed 1; null: as long as nobody acts. Left out for a step of the borrower.
   */
  readonly waitMs?: number | ((file: ApplicationFile) => number | null);
  /** Where it goes when the time is over, and where "move along" takes it. */
  readonly next: (file: ApplicationFile, lender: Lender) => Move;
}

export type StateTable = Readonly<Record<string, State>>;

export const seconds = (count: number) => count * 1000;

export const to =
  (status: string): State['next'] =>
  () => ({ to: status });

/** The borrower acts; "move along" does as if they had. */
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

/** A branch that is taken at most once. */
export const isNew = ({ progress }: ApplicationFile, branch: string) =>
  !progress.taken.includes(branch);

export const take = ({ progress }: ApplicationFile, branch: string): Partial<ProgressFile> => ({
  taken: [...progress.taken, branch],
});
