import type { StopState } from '#store/application/core/stopStates.ts';
import { isolated } from '#store/text/direction.ts';

/** The stages from signing to funding, in order (screens.md, complete). */
export const fundingStages = {
  SIGNED: 'Signed',
  OTHERS_SIGN: 'Others sign',
  RIGHT_TO_CANCEL: 'Right to cancel',
  RECORDING: 'Recording',
  FINAL_CHECK: 'Final check',
  DEBTS_PAID: 'Debts paid',
  MONEY_SENT: 'Money sent',
} as const;
export type StageCode = keyof typeof fundingStages;

export interface TimelineItem {
  code: StageCode;
  state: StopState;
  /** yyyy-MM-dd: when it was done, or when it ends. */
  date: string | null;
  text: string | null;
}

export const debtPaymentStates = {
  PLANNED: 'Not paid yet',
  SENT: 'Payment sent',
  PAID: 'Paid',
  RETURNED: 'The payment came back',
} as const;
export type DebtPaymentState = keyof typeof debtPaymentStates;

export interface DebtPayment {
  creditor: string;
  amount: number;
  state: DebtPaymentState;
}

/** The data of `complete`. */
export interface FundingTimeline {
  items: TimelineItem[];
  rescission: {
    /** True only for a primary home. */
    applies: boolean;
    /** yyyy-MM-dd, until midnight. Null until all events have happened. */
    endsOn: string | null;
    noticeDocumentUuid: string | null;
  };
  fundingEstimate: { from: string; to: string } | null;
  payoffs: DebtPayment[];
}

export const isFunded = ({ items }: Pick<FundingTimeline, 'items'>): boolean =>
  items.some(({ code, state }) => code === 'MONEY_SENT' && state === 'DONE');

/** Returns the three most important stages: signing, the current one, and funding. */
export function keyStages({ items }: Pick<FundingTimeline, 'items'>): TimelineItem[] {
  const ends = new Set<StageCode>(['SIGNED', 'MONEY_SENT']);
  return items.filter(({ code, state }) => ends.has(code) || state === 'CURRENT');
}

/** Reason code of a hold after signing. */
export const FUNDING_STOPPED = 'FUNDING_STOPPED';
export const RECORDING_REFUSED = 'RECORDING_REFUSED';

/** screens.md, complete: text for a returned debt payment. */
export const returnedText = (creditor: string): string =>
  `A payment to ${isolated(creditor)} came back. We'll call you.`;

export const CORRECTION = 'The county asked for a correction.';
