import type { Upload } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import { oneOf, required, validator, type FieldErrors } from '#store/validation.ts';

export const payoffStates = {
  ASKED: 'Not yet',
  RECEIVED: 'Received',
  PROBLEM: 'Needs your permission',
} as const;
export type PayoffState = keyof typeof payoffStates;

/** A loan that is paid off from the line, and what its lender answered. */
export interface Payoff {
  uuid: string;
  lender: string;
  /** The last digits of the loan's number. */
  loanEnd: string | null;
  /** A code of the lender. */
  state: string;
  askedAt: string | null;
  /** The amount holds until this day. */
  goodUntil: string | null;
  /** Of the other lender. */
  phone: string | null;
}

/** The code, or ASKED for one that this version does not know. */
export const knownPayoffState = ({ state }: Readonly<Pick<Payoff, 'state'>>): PayoffState =>
  Object.hasOwn(payoffStates, state) ? (state as PayoffState) : 'ASKED';

/** The loans whose amount is not known yet: a letter speeds them up. */
export const openPayoffs = (payoffs: readonly Payoff[]): Payoff[] =>
  payoffs.filter((payoff) => knownPayoffState(payoff) !== 'RECEIVED');

/** Where the other lender wants the borrower's permission (screens.md, payoff/hold). */
export const permissionText = (lender: string, phone: string | null): string => {
  const call = phone === null ? 'Call them' : `Call them at ${phone}`;
  return `${lender} needs your permission. ${call} and say we may get a payoff letter.`;
};

/** "Sample Bank, loan ending 4821" */
export const payoffLine = ({ lender, loanEnd }: Readonly<Payoff>): string =>
  loanEnd === null ? lender : `${lender}, loan ending ${loanEnd}`;

export interface LetterForm {
  payoffUuid: string;
}

/** The loan that the letter is for, and the letter. */
export function payoffLetterValidator(open: readonly Payoff[], files: readonly Upload[]) {
  const uuids = open.map(({ uuid }) => uuid);
  const validate = validator<LetterForm>({
    payoffUuid: [required('Required'), oneOf(uuids, 'Required')],
  });
  const message = validateUploadGroup(uploadsOfGroup(files, 'payoffLetter'), 1);
  return (
    values: Readonly<Partial<LetterForm>>,
  ): FieldErrors<LetterForm> & { payoffLetter?: string } => ({
    ...validate(values),
    ...(message !== null && { payoffLetter: message }),
  });
}
