import { declineCause } from '#server/sandbox/lender/decision/decide.ts';
import { declined } from '#server/sandbox/lender/decision/decline.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { isLimitedByIncome } from '#server/sandbox/lender/offers/offerSet.ts';
import {
  isNamed,
  isOnStreet,
  type NameWord,
  type StreetWord,
} from '#server/sandbox/lender/application/magicWords.ts';

import { askBureausAgain, creditFreeze, type Closures } from './creditFreeze.ts';
import {
  hold,
  isNew,
  seconds,
  step,
  take,
  to,
  wait,
  type Move,
  type State,
  type StateTable,
} from './state.ts';

const SOFT_PULL = 'SOFT_CREDIT_PULL_IN_PROGRESS';
const SEARCH = 'PROPERTY_SEARCH_IN_PROGRESS';
const VALUATION = 'PROPERTY_VALUATION_IN_PROGRESS';
const CALCULATION = 'OFFER_CALCULATION_IN_PROGRESS';

/** Where a last name leads from the soft check, once each (9.2). */
const creditBranches: readonly (readonly [NameWord, string])[] = [
  ['crediterror', 'CREDIT_ERROR'],
  ['minor', 'CREDIT_MINOR'],
  ['thinfile', 'CREDIT_DATA_MISSING_OR_INVALID'],
  ['alert', 'FACTA_REVIEW'],
  ['latepay', 'DELINQUENCY_REVIEW'],
  ['unknownfile', 'UNKNOWN'],
];

const softClosures: Closures = [
  ['frozen', 'SOFT_CREDIT_FROZEN'],
  ['locked', 'SOFT_CREDIT_LOCKED'],
];

const undecided = { uwDecision: null, uwSubDecision: null } as const;

function identificationMove(file: ApplicationFile): Move | null {
  const { identification } = file.progress;
  if (identification === 'FOUND') return null;
  if (identification === 'NEVER' || isNamed(file, 'nofile')) return { to: 'CREDIT_NO_MATCH_SSN' };
  return isNamed(file, 'nomatch') || identification === 'MISSED' ? { to: 'CREDIT_NO_MATCH' } : null;
}

/** What the soft check finds: nobody, a closed file, a matter for a person, or a file like any other. */
function afterSoftPull(file: ApplicationFile): Move {
  const unidentified = isNew(file, 'identified') ? identificationMove(file) : null;
  if (unidentified) return { ...unidentified, progress: { identification: null } };
  const closed = creditFreeze(file, softClosures);
  if (closed) return closed;
  const branch = creditBranches.find(([word]) => isNamed(file, word) && isNew(file, word));
  if (!branch) return { to: SEARCH, status: undecided, progress: { closedAs: null } };
  const [word, status] = branch;
  return { to: status, progress: { ...take(file, word), before: SEARCH } };
}

const propertyBranches: readonly (readonly [StreetWord, string])[] = [
  ['nowhere', 'NO_PROPERTY_FOUND'],
  ['twin', 'MULTIPLE_PROPERTIES'],
];

const valuationBranches: readonly (readonly [StreetWord, string])[] = [
  ['unvalued', 'NO_AVM_FOUND'],
  ['estimate', 'NAV_ESTIMATE'],
  ['reestimate', 'NAV_ESTIMATE_REQUEST'],
  ['broker', 'BPO_ORDER_REQUEST'],
  ['nobodyhome', 'BPO_ORDER_REQUEST'],
  ['agent', 'NAV_BPO_ORDER_REQUEST'],
  ['brokering', 'BPO_ORDER_REQUEST_PENDING'],
];

const ordered = { uwDecision: 'REVIEW', uwSubDecision: 'BPO_PENDING' } as const;

/** A valuation by an agent whom the borrower has to order. */
export const agentNeeded = { bpo: 'BPO_REQUIRED', ...ordered } as const;

/** What a valuation by an agent has as its state when it begins. */
const bpoOf = new Map([
  ['BPO_ORDER_REQUEST', agentNeeded],
  ['NAV_BPO_ORDER_REQUEST', agentNeeded],
  ['BPO_ORDER_REQUEST_PENDING', { bpo: 'BPO_PROCESSING', ...ordered }],
]);

function branchOn(
  file: ApplicationFile,
  branches: readonly (readonly [StreetWord, string])[],
  otherwise: string,
): Move {
  const branch = branches.find(([word]) => isOnStreet(file, word) && isNew(file, word));
  if (!branch) return { to: otherwise };
  const [word, status] = branch;
  return { to: status, status: { ...bpoOf.get(status) }, progress: take(file, word) };
}

const afterAgent = (file: ApplicationFile): Move =>
  isOnStreet(file, 'nobodyhome') && isNew(file, 'nobodyhome again')
    ? {
        to: 'BPO_ORDER_REQUEST',
        status: { ...bpoOf.get('BPO_ORDER_REQUEST') },
        progress: take(file, 'nobodyhome again'),
      }
    : { to: CALCULATION, status: { bpo: 'BPO_COMPLETE', ...undecided } };

const afterCalculation: State['next'] = (file, lender) => {
  const cause = declineCause(file, lender);
  if (cause) return declined(file, cause);
  if (isOnStreet(file, 'underwater') && isNew(file, 'underwater'))
    return { to: 'CLTV_LIEN_POSITION_REQUALIFY', progress: take(file, 'underwater') };
  return {
    to: 'OFFER_SELECTION',
    status: {
      uwDecision: 'INITIAL',
      uwSubDecision: isLimitedByIncome(file, lender)
        ? 'UNVERIFIED_DTI_LIMITED'
        : 'UNVERIFIED_OFFER',
      declineReason: null,
    },
  };
};

const toAgent: State['next'] = () => ({
  to: 'NAV_BPO_PROCESSING',
  status: { bpo: 'BPO_PROCESSING' },
});

/** From the creation to the offers. */
export const statesToOffers: StateTable = {
  [SOFT_PULL]: wait(
    (file) => (isNamed(file, 'stall') && isNew(file, 'stall') ? null : seconds(1.5)),
    (file) => {
      const move = afterSoftPull(file);
      const taken = move.progress?.taken ?? file.progress.taken;
      return { ...move, progress: { ...move.progress, taken: [...taken, 'stall'] } };
    },
  ),
  CREDIT_NO_MATCH: step(() => ({ to: SOFT_PULL, progress: { identification: 'FOUND' } })),
  CREDIT_NO_MATCH_SSN: step(to('CREDIT_FILE_REVIEW_IN_PROGRESS')),
  CREDIT_FILE_REVIEW_IN_PROGRESS: wait(seconds(3), (file) =>
    isNamed(file, 'declined') || isNamed(file, 'lowscore')
      ? declined(file, 'CREDIT_FILE')
      : { to: SEARCH, progress: take(file, 'identified') },
  ),
  SOFT_CREDIT_LOCKED: step(askBureausAgain(SOFT_PULL, softClosures)),
  SOFT_CREDIT_FROZEN: step(askBureausAgain(SOFT_PULL, softClosures)),
  CREDIT_ERROR: hold(seconds(10), (file) => ({
    to: SOFT_PULL,
    progress: take(file, 'crediterror'),
  })),
  CREDIT_MINOR: hold(seconds(15), to(SEARCH)),
  CREDIT_DATA_MISSING_OR_INVALID: hold(seconds(15), to(SEARCH)),
  FACTA_REVIEW: hold(seconds(15), to(SEARCH)),
  DELINQUENCY_REVIEW: step(to('DELINQUENCY_CHECK_IN_PROGRESS')),
  DELINQUENCY_CHECK_IN_PROGRESS: wait(seconds(3), to(SEARCH)),
  [SEARCH]: wait(seconds(1), (file) => branchOn(file, propertyBranches, VALUATION)),
  NO_PROPERTY_FOUND: step(to(SEARCH)),
  MULTIPLE_PROPERTIES: step(to(SEARCH)),
  [VALUATION]: wait(seconds(1), (file) => branchOn(file, valuationBranches, CALCULATION)),
  NO_AVM_FOUND: step(to('NAV_RESI_EVAL_PROCESSING')),
  NAV_ESTIMATE: step(to('NAV_RESI_EVAL_PROCESSING')),
  NAV_ESTIMATE_REQUEST: step(to('NAV_RESI_EVAL_PROCESSING')),
  NAV_RESI_EVAL_PROCESSING: hold(seconds(15), to(CALCULATION)),
  BPO_ORDER_REQUEST: step(toAgent),
  NAV_BPO_ORDER_REQUEST: step(toAgent),
  BPO_ORDER_REQUEST_PENDING: hold(seconds(10), toAgent),
  NAV_BPO_PROCESSING: hold(seconds(20), afterAgent),
  [CALCULATION]: wait(seconds(1), afterCalculation),
  CLTV_LIEN_POSITION_REQUALIFY: step(to(CALCULATION)),
  UNKNOWN: hold(seconds(20), ({ progress }) => ({ to: progress.before ?? SEARCH })),
};
