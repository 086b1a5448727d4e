import { APPRAISAL_FROM } from '#server/sandbox/data/pricing.ts';
import { declined } from '#server/sandbox/lender/decision/decline.ts';
import { causeOf } from '#server/sandbox/lender/decision/decide.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { isNamed, isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';

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

const onboarded = {
  uwDecision: 'SELECT',
  uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE',
} as const;

/** The step that stands open once an offer was chosen: the first one, or the furthest of before (8.2). */
export const afterSelection = ({ progress, status }: ApplicationFile): Move => ({
  to: progress.furthest ?? 'COLLECT_ADDITIONAL_INFO',
  status: progress.furthest === null ? onboarded : { uwDecision: status.uwDecision ?? 'SELECT' },
  progress: { furthest: null },
});

const isLarge = ({ selectedQuote }: ApplicationFile) =>
  (selectedQuote?.total ?? 0) > APPRAISAL_FROM;

/** What follows the loans on the property: the first that applies, each at most once. */
function afterLiens(file: ApplicationFile): Move {
  const branches: [boolean, string][] = [
    [isOnStreet(file, 'payoff'), 'PAYOFF_REQUEST_PENDING'],
    [isOnStreet(file, 'payoffs'), 'REQUEST_STEWART_PAYOFFS'],
    [isLarge(file) || isOnStreet(file, 'appraise'), 'ONSITE_APPRAISAL_BORROWER_PAYMENT'],
  ];
  const branch = branches.find(([applies, status]) => applies && isNew(file, status));
  if (!branch) return { to: 'INCOME_VERIFICATION' };
  return { to: branch[1], progress: take(file, branch[1]) };
}

const checkLiens = step(to('LIEN_CHECK_IN_PROGRESS'));

const HARD_PULL = 'HARD_CREDIT_PULL';

const hardClosures: Closures = [
  ['hardfrozen', 'HARD_CREDIT_FROZEN'],
  ['hardlocked', 'HARD_CREDIT_LOCKED'],
];

const finalOffer = {
  to: 'FINAL_OFFER',
  status: { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER', waitingOnFloodCert: false },
} as const;

const hasOpenMatters = (file: ApplicationFile) =>
  file.status.openConditions > 0 ||
  isOnStreet(file, 'flood') ||
  isOnStreet(file, 'floodzone') ||
  isOnStreet(file, 'slowdocs');

const closing = (file: ApplicationFile): Move =>
  hasOpenMatters(file)
    ? {
        to: 'GEN_CLOSING_DISCLOSURE',
        status: { waitingOnFloodCert: isOnStreet(file, 'flood') || isOnStreet(file, 'floodzone') },
      }
    : finalOffer;

function afterHardPull(file: ApplicationFile): Move {
  const closed = creditFreeze(file, hardClosures);
  if (closed) return closed;
  const needsTitle = isLarge(file) || isOnStreet(file, 'titlework');
  if (needsTitle && isNew(file, 'title'))
    return { to: 'ORDER_FULL_TITLE', progress: take(file, 'title') };
  if (isNamed(file, 'newdebt') && isNew(file, 'newdebt'))
    return {
      to: 'GEN_CLOSING_DISCLOSURE',
      status: { openConditions: file.status.openConditions + 1 },
      progress: take(file, 'newdebt'),
    };
  return closing(file);
}

/** A person has read the file. */
const afterReview: State['next'] = (file) => {
  const { reviewEnds, before } = file.progress;
  if (reviewEnds === 'DECLINED') return declined(file, causeOf(file));
  const on = before ?? 'PREQUAL_TITLE_PROCESSING';
  return { to: on, status: onboarded, progress: { reviewEnds: null } };
};

const review = (file: ApplicationFile): Move => ({
  to: 'UNDERWRITING_REVIEW',
  status: { uwDecision: 'REVIEW', uwSubDecision: null },
  progress: {
    ...take(file, 'needsreview'),
    before: 'PREQUAL_TITLE_PROCESSING',
    reviewEnds: isNamed(file, 'declined') ? 'DECLINED' : 'ON',
  },
});

const parcelHold = (file: ApplicationFile, status: string): Move => {
  const reason = isOnStreet(file, 'parcel') ? 'PARCEL_MISMATCH' : 'OWNERSHIP_MISMATCH';
  if (!isOnStreet(file, 'parcel') && !isOnStreet(file, 'owners')) return { to: status };
  const rest = {
    actor: 'BORROWER',
    since: null,
    expectedBy: null,
    detail: null,
    conditionUuids: [],
  };
  return { to: status, status: { hold: { reason, ...rest } } };
};

/** From the choice of an offer to the final one. */
export const statesToFinalOffer: StateTable = {
  OFFER_SELECTION: step(afterSelection),
  REVISED_OFFER_SELECTION: step(({ progress, status }) => ({
    to: progress.furthest ?? 'IDENTITY_VERIFICATION',
    status: { uwDecision: status.uwDecision ?? 'SELECT' },
    progress: { furthest: null },
  })),
  ASSETS_PREQUAL: step(to('ASSET_REVIEW_IN_PROGRESS')),
  ASSET_REVIEW_IN_PROGRESS: wait(seconds(2), () => ({
    to: 'OFFER_SELECTION',
    status: { uwDecision: 'ASSET_DEPLETION', uwSubDecision: 'UNVERIFIED_OFFER' },
  })),
  COLLECT_ADDITIONAL_INFO: step((_file, lender) => ({
    to: lender.brand.switches.hmda ? 'HMDA' : 'GEN_SUMMARY_DISCLOSURE',
  })),
  HMDA: step(to('GEN_SUMMARY_DISCLOSURE')),
  GEN_SUMMARY_DISCLOSURE: hold(seconds(1.5), to('APP_SUBMISSION')),
  APP_SUBMISSION: step(to('APPLICATION_REVIEW_IN_PROGRESS')),
  APPLICATION_REVIEW_IN_PROGRESS: wait(seconds(1.5), (file) =>
    isNamed(file, 'needsreview') && isNew(file, 'needsreview')
      ? review(file)
      : { to: 'PREQUAL_TITLE_PROCESSING' },
  ),
  UNDERWRITING_REVIEW: hold(seconds(15), afterReview),
  PREQUAL_TITLE_PROCESSING: wait(seconds(1.5), (file) =>
    parcelHold(file, isOnStreet(file, 'clear') ? 'LIEN_ATTESTATION' : 'LIEN_VERIFICATION'),
  ),
  LIEN_VERIFICATION: checkLiens,
  LIEN_ATTESTATION: checkLiens,
  LIEN_VERIFICATION_INQUIRY: checkLiens,
  LIEN_CHECK_IN_PROGRESS: wait(seconds(2), afterLiens),
  PAYOFF_REQUEST_PENDING: hold(seconds(15), afterLiens),
  REQUEST_STEWART_PAYOFFS: hold(seconds(15), afterLiens),
  ONSITE_APPRAISAL_BORROWER_PAYMENT: step(to('ONSITE_APPRAISAL_PENDING')),
  ONSITE_APPRAISAL_PENDING: hold(seconds(20), to('HOLD_FOR_APPRAISAL_REVIEW')),
  HOLD_FOR_APPRAISAL_REVIEW: hold(seconds(8), to('APPRAISAL_REVIEW_COMPLETE')),
  APPRAISAL_REVIEW_COMPLETE: hold(seconds(3), to('INCOME_VERIFICATION')),
  INCOME_VERIFICATION: step(to('INCOME_REVIEW_IN_PROGRESS')),
  INCOME_REVIEW_IN_PROGRESS: wait(seconds(2.5), () => ({
    to: 'IDENTITY_VERIFICATION',
    status: { uwDecision: 'FINAL', uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' },
  })),
  EMPLOYMENT_VERIFICATION: step(to('EMPLOYMENT_CHECK_IN_PROGRESS')),
  EMPLOYMENT_CHECK_IN_PROGRESS: wait(seconds(3), to('IDENTITY_VERIFICATION')),
  IDENTITY_VERIFICATION: step(to('IDENTITY_CHECK_IN_PROGRESS')),
  IDENTITY_CHECK_IN_PROGRESS: wait(seconds(2.5), ({ isCrypto }) => ({
    to: isCrypto ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT',
  })),
  DISBURSEMENT_ACCOUNT: step(to('VERIFIED_AUTOPAY_ACCOUNT')),
  AUTOPAY_ACCOUNT: step(to(HARD_PULL)),
  VERIFIED_AUTOPAY_ACCOUNT: step(to(HARD_PULL)),
  [HARD_PULL]: wait(seconds(3), afterHardPull),
  HARD_CREDIT_LOCKED: step(askBureausAgain(HARD_PULL, hardClosures)),
  HARD_CREDIT_FROZEN: step(askBureausAgain(HARD_PULL, hardClosures)),
  ORDER_FULL_TITLE: hold(seconds(8), to('FINAL_TITLE_PROCESSING')),
  FINAL_TITLE_PROCESSING: hold(
    ({ status }) => (status.openConditions > 0 ? null : seconds(15)),
    to('FINAL_TITLE_COMPLETE'),
  ),
  FINAL_TITLE_COMPLETE: hold(seconds(2), closing),
  GEN_CLOSING_DISCLOSURE: hold(
    (file) => {
      if (file.status.openConditions > 0) return null;
      return isOnStreet(file, 'slowdocs') ? seconds(60) : seconds(12);
    },
    () => finalOffer,
  ),
};
