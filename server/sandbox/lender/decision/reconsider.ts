import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import { SMALLER_AMOUNT } from '#store/application/decision/reconsideration.ts';

import { freezeLiftedTransition, reconsiderTransition } from './decisionTransitions.ts';
import { smallerAmountTransition } from './smallerAmount.ts';

interface Request {
  readonly reason: string;
  readonly amount?: number | undefined;
  readonly message: string | null;
}

/** The rules check a smaller amount and a lifted freeze. A person reads anything else (9.4). */
export function reconsider(
  application: ApplicationRecord,
  lender: Lender,
  { reason, amount = 0, message }: Request,
): { amountLimit: number | null; transition: Transition } {
  if (reason === SMALLER_AMOUNT) return smallerAmountTransition(application, lender, amount);
  const { amountLimit, status } = application;
  if (reason === 'FREEZE_LIFTED')
    return { amountLimit, transition: freezeLiftedTransition(application) };
  const isApproved = (message ?? '').toLowerCase().includes('please');
  const isEligible = status.uwDecision !== 'INELIGIBLE';
  return { amountLimit, transition: reconsiderTransition(application, isApproved && isEligible) };
}
