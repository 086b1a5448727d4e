import type { Upload } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import { oneOf, required, validator, type FieldErrors } from '#store/validation.ts';

export const payoffStates = {
  ASKED: 'Not yet',
  RECEIVED: 'Received',
  PROBLEM: 'Needs your permission',
} as const;
export type PayoffState = keyof typeof payoffStates;

/** A loan to pay off from the line, and its lender's answer. */
export interface Payoff {
  uuid: string;
  lender: string;
  /** The last digits of the loan's number. */
  loanEnd: string | null;
  /** A code from the lender. */
  state: string;
  askedAt: string | null;
  /** The amount is valid until this day. */
  goodUntil: string | null;
  phone: string | null;
}

/** Returns the code, or ASKED if this version doesn't know it. */
export const knownPayoffState = ({ state }: Readonly<Pick<Payoff, 'state'>>): PayoffState =>
  Object.hasOwn(payoffStates, state) ? (state as PayoffState) : 'ASKED';

/** Returns the loans whose amount is unknown. A letter speeds them up. */
export const openPayoffs = (payoffs: readonly Payoff[]): Payoff[] =>
  payoffs.filter((payoff) => knownPayoffState(payoff) !== 'RECEIVED');

/** Says that the other lender wants the borrower's permission (screens.md, payoff/hold). */
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

/** Validates the loan and its letter. */
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
