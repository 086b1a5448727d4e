import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { declineCause } from '#server/sandbox/lender/decision/declineCause.ts';
import { declineTransition } from '#server/sandbox/lender/decision/decisionTransitions.ts';
import type {
  ApplicationRecord,
  StatusRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { isMortgageLate } from '#server/sandbox/lender/decision/latePayments.ts';
import { isLimitedByIncome } from '#server/sandbox/lender/offers/offerSet.ts';
import {
  isNamed,
  isOnStreet,
  type NameWord,
  type StreetWord,
} from '#server/sandbox/lender/application/magicWords.ts';

import { askBureausAgain, creditFreeze, type FreezesByName } from './creditFreeze.ts';
import {
  hold,
  isFirstTime,
  isNamedOnce,
  isOnStreetOnce,
  step,
  markTaken,
  noAccess,
  wait,
  type Transition,
  type StateRow,
} from './state.ts';

export const SOFT_PULL = 'SOFT_CREDIT_PULL_IN_PROGRESS';
export const SEARCH = 'PROPERTY_SEARCH_IN_PROGRESS';
const VALUATION = 'PROPERTY_VALUATION_IN_PROGRESS';
export const CALCULATION = 'OFFER_CALCULATION_IN_PROGRESS';

/** Branches of the soft credit check by last name, once each (9.2). */
const creditBranches: readonly (readonly [NameWord, KnownStatus])[] = [
  ['crediterror', 'CREDIT_ERROR'],
  ['minor', 'CREDIT_MINOR'],
  ['thinfile', 'CREDIT_DATA_MISSING_OR_INVALID'],
  ['alert', 'FACTA_REVIEW'],
  ['latepay', 'DELINQUENCY_REVIEW'],
  ['unknownfile', 'UNKNOWN'],
];

const softFreezes: FreezesByName = [
  ['frozen', 'SOFT_CREDIT_FROZEN'],
  ['locked', 'SOFT_CREDIT_LOCKED'],
];

const undecided = { uwDecision: null, uwSubDecision: null } as const;

function identificationTransition(application: ApplicationRecord): Transition | null {
  const { identification } = application.progress;
  if (identification === 'FOUND') return null;
  if (identification === 'NEVER' || isNamed(application, 'nofile'))
    return { to: 'CREDIT_NO_MATCH_SSN' };
  return isNamed(application, 'nomatch') || identification === 'MISSED'
    ? { to: 'CREDIT_NO_MATCH' }
    : null;
}

function afterSoftPull(application: ApplicationRecord): Transition {
  const unidentified = isFirstTime(application, 'identified')
    ? identificationTransition(application)
    : null;
  if (unidentified) return { ...unidentified, progress: { identification: null } };
  const closed = creditFreeze(application, softFreezes);
  if (closed) return closed;
  const branch = creditBranches.find(([word]) => isNamedOnce(application, word));
  if (!branch) return { to: SEARCH, status: undecided, progress: { closedAs: null } };
  const [word, status] = branch;
  return { to: status, progress: { ...markTaken(application, word), before: SEARCH } };
}

const propertyBranches: readonly (readonly [StreetWord, KnownStatus])[] = [
  ['nowhere', 'NO_PROPERTY_FOUND'],
  ['twin', 'MULTIPLE_PROPERTIES'],
];

/** Searches the records again for each address until the home is known. */
function afterSearch(application: ApplicationRecord): Transition {
  const { isPropertyKnown } = application.progress;
  const branch = propertyBranches.find(([word]) => isOnStreet(application, word));
  return isPropertyKnown || !branch ? { to: VALUATION } : { to: branch[1] };
}

const foundAtLast: StateRow['next'] = () => ({ to: SEARCH, progress: { isPropertyKnown: true } });

/** Our choice: a person reads a deed for five seconds. */
const searchSeconds = ({ progress }: ApplicationRecord) =>
  progress.isPropertyKnown && progress.searchMisses > 0 ? 5 : 1;

/** A late payment that isn't the borrower's, or that a person must read first. */
const reviewSeconds = ({ lateAnswers }: ApplicationRecord) =>
  Object.keys(lateAnswers).length > 0 ? 15 : null;

const afterLateAnswers: StateRow['next'] = (application) =>
  isMortgageLate(application) ? declineTransition(application, 'CREDIT') : { to: SEARCH };

const valuationBranches: readonly (readonly [StreetWord, KnownStatus])[] = [
  ['unvalued', 'NO_AVM_FOUND'],
  ['estimate', 'NAV_ESTIMATE'],
  ['reestimate', 'NAV_ESTIMATE_REQUEST'],
  ['broker', 'BPO_ORDER_REQUEST'],
  ['nobodyhome', 'BPO_ORDER_REQUEST'],
  ['agent', 'NAV_BPO_ORDER_REQUEST'],
  ['brokering', 'BPO_ORDER_REQUEST_PENDING'],
];

const bpoPending = { uwDecision: 'REVIEW', uwSubDecision: 'BPO_PENDING' } as const;

/** The borrower must order a valuation by an agent. */
export const agentNeeded = { bpo: 'BPO_REQUIRED', ...bpoPending } as const;

const bpoOf = new Map<string, Partial<StatusRecord>>([
  ['BPO_ORDER_REQUEST', agentNeeded],
  ['NAV_BPO_ORDER_REQUEST', agentNeeded],
  ['BPO_ORDER_REQUEST_PENDING', { bpo: 'BPO_PROCESSING', ...bpoPending }],
]);

function branchOn(
  application: ApplicationRecord,
  branches: readonly (readonly [StreetWord, KnownStatus])[],
  otherwise: KnownStatus,
): Transition {
  const branch = branches.find(([word]) => isOnStreetOnce(application, word));
  if (!branch) return { to: otherwise };
  const [word, status] = branch;
  return { to: status, status: { ...bpoOf.get(status) }, progress: markTaken(application, word) };
}

const afterAgent = (application: ApplicationRecord): Transition =>
  isOnStreet(application, 'nobodyhome') && isFirstTime(application, 'nobodyhome again')
    ? {
        to: 'BPO_ORDER_REQUEST',
        status: { ...agentNeeded, hold: noAccess },
        progress: markTaken(application, 'nobodyhome again'),
      }
    : { to: CALCULATION, status: { bpo: 'BPO_COMPLETE', ...undecided } };

/** The decision with the first offers. */
export const initialDecision = (
  application: ApplicationRecord,
  lender: Lender,
): Pick<StatusRecord, 'uwDecision' | 'uwSubDecision'> => ({
  uwDecision: 'INITIAL',
  uwSubDecision: isLimitedByIncome(application, lender)
    ? 'UNVERIFIED_DTI_LIMITED'
    : 'UNVERIFIED_OFFER',
});

const afterCalculation: StateRow['next'] = (application, lender) => {
  const cause = declineCause(application, lender);
  if (cause) return declineTransition(application, cause);
  if (isOnStreetOnce(application, 'underwater'))
    return { to: 'CLTV_LIEN_POSITION_REQUALIFY', progress: markTaken(application, 'underwater') };
  return {
    to: 'OFFER_SELECTION',
    status: { ...initialDecision(application, lender), declineReason: null },
  };
};

const agentWords = ['broker', 'agent', 'nobodyhome'] as const satisfies readonly StreetWord[];

/** A manufactured home isn't collateral. A magic word for an agent asks for one (8.2). */
const afterEstimate: StateRow['next'] = (application) => {
  if (application.homeEstimate?.propertyType === 'MANUFACTURED')
    return declineTransition(application, 'COLLATERAL');
  const word = agentWords.find((one) => isOnStreetOnce(application, one));
  return word === undefined
    ? { to: 'NAV_RESI_EVAL_PROCESSING' }
    : { to: 'BPO_ORDER_REQUEST', status: agentNeeded, progress: markTaken(application, word) };
};

const toAgent: StateRow['next'] = () => ({
  to: 'NAV_BPO_PROCESSING',
  status: { bpo: 'BPO_PROCESSING' },
});

export const statesToOffers: Readonly<Partial<Record<KnownStatus, StateRow>>> = {
  [SOFT_PULL]: wait(
    (application) => (isNamedOnce(application, 'stall') ? null : 1.5),
    (application) => {
      const transition = afterSoftPull(application);
      const taken = transition.progress?.taken ?? application.progress.taken;
      return { ...transition, progress: { ...transition.progress, taken: [...taken, 'stall'] } };
    },
  ),
  CREDIT_NO_MATCH: step(() => ({ to: SOFT_PULL, progress: { identification: 'FOUND' } })),
  CREDIT_NO_MATCH_SSN: step('CREDIT_FILE_REVIEW_IN_PROGRESS'),
  CREDIT_FILE_REVIEW_IN_PROGRESS: wait(3, (application) =>
    isNamed(application, 'declined') || isNamed(application, 'lowscore')
      ? declineTransition(application, 'CREDIT_FILE')
      : { to: SEARCH, progress: markTaken(application, 'identified') },
  ),
  SOFT_CREDIT_LOCKED: step(askBureausAgain(SOFT_PULL, softFreezes)),
  SOFT_CREDIT_FROZEN: step(askBureausAgain(SOFT_PULL, softFreezes)),
  CREDIT_ERROR: hold(10, (application) => ({
    to: SOFT_PULL,
    progress: markTaken(application, 'crediterror'),
  })),
  CREDIT_MINOR: hold(15, SEARCH),
  CREDIT_DATA_MISSING_OR_INVALID: hold(15, SEARCH),
  FACTA_REVIEW: hold(15, SEARCH),
  DELINQUENCY_REVIEW: { ...step('DELINQUENCY_CHECK_IN_PROGRESS'), seconds: reviewSeconds },
  DELINQUENCY_CHECK_IN_PROGRESS: wait(3, afterLateAnswers),
  [SEARCH]: wait(searchSeconds, afterSearch),
  NO_PROPERTY_FOUND: step(foundAtLast),
  MULTIPLE_PROPERTIES: step(foundAtLast),
  [VALUATION]: wait(1, (application) => branchOn(application, valuationBranches, CALCULATION)),
  NO_AVM_FOUND: step(afterEstimate),
  NAV_ESTIMATE: step(afterEstimate),
  NAV_ESTIMATE_REQUEST: step(afterEstimate),
  NAV_RESI_EVAL_PROCESSING: hold(15, CALCULATION),
  BPO_ORDER_REQUEST: step(toAgent),
  NAV_BPO_ORDER_REQUEST: step(toAgent),
  BPO_ORDER_REQUEST_PENDING: hold(10, toAgent),
  NAV_BPO_PROCESSING: hold(20, afterAgent),
  [CALCULATION]: wait(1, afterCalculation),
  CLTV_LIEN_POSITION_REQUALIFY: step(CALCULATION),
  UNKNOWN: hold(20, ({ progress }) => ({ to: progress.before ?? SEARCH })),
};
