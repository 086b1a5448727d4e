import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import { countedAssets } from '#store/application/assets/assets.ts';
import { APPRAISAL_FROM } from '#store/application/appraisal/appraisal.ts';
import { declineTransition } from '#server/sandbox/lender/decision/decisionTransitions.ts';
import { causeOf } from '#server/sandbox/lender/decision/declineCause.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  isAllAccepted,
  isTitleSettled,
} from '#server/sandbox/lender/conditions/conditionRecord.ts';
import { isNamed, isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';
import { isWaitingForFloodProof } from '#server/sandbox/lender/flood/floodCheck.ts';
import { answerBranches } from '#server/sandbox/lender/liens/lienCheck.ts';
import {
  isPayoffStuck,
  liensToPay,
  withLoansToPay,
} from '#server/sandbox/lender/payoff/payoffs.ts';
import {
  afterEmploymentCheck,
  afterIncomeReview,
} from '#server/sandbox/lender/income/incomeReview.ts';
import {
  afterIdCheck,
  afterIdPhotos,
  reviewSeconds,
} from '#server/sandbox/lender/identity/idCheck.ts';

import { askBureausAgain, creditFreeze, type FreezesByName } from './creditFreeze.ts';
import {
  hold,
  isFirstTime,
  isNamedOnce,
  step,
  markTaken,
  noAccess,
  wait,
  type Transition,
  type StateRow,
} from './state.ts';

const onboarded = {
  uwDecision: 'SELECT',
  uwSubDecision: 'UNVERIFIED_ONBOARDING_COMPLETE',
} as const;

const isLarge = ({ selectedQuote }: ApplicationRecord) =>
  (selectedQuote?.total ?? 0) > APPRAISAL_FROM;

/** Returns the furthest step before reopening. A lowered line needs no appraisal. */
const furthestOf = (application: ApplicationRecord) => {
  const { furthest } = application.progress;
  const isSmaller = furthest === 'ONSITE_APPRAISAL_BORROWER_PAYMENT' && !isLarge(application);
  return isSmaller ? 'INCOME_VERIFICATION' : furthest;
};

/** Returns the first step after the choice of an offer, or the furthest before reopening (8.2). */
export const afterSelection = (application: ApplicationRecord): Transition => {
  const { progress, status } = application;
  return {
    to: furthestOf(application) ?? 'COLLECT_ADDITIONAL_INFO',
    status: progress.furthest === null ? onboarded : { uwDecision: status.uwDecision ?? 'SELECT' },
    progress: { furthest: null },
  };
};

const isChecking = ({ status }: ApplicationRecord) =>
  status.checklistStatus === 'LIEN_CHECK_IN_PROGRESS';

/** Takes the first branch that applies, each only once. */
function afterLiens(application: ApplicationRecord): Transition {
  const toPay = liensToPay(application).length;
  const branches: [boolean, KnownStatus][] = [
    ...(isChecking(application) ? answerBranches(application) : []),
    [toPay === 1, 'PAYOFF_REQUEST_PENDING'],
    [toPay > 1, 'REQUEST_STEWART_PAYOFFS'],
    [
      isLarge(application) || isOnStreet(application, 'appraise'),
      'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    ],
  ];
  // If a control request set the status of a branch, the branch isn't marked as taken yet, so skip it.
  const { checklistStatus } = application.status;
  const branch = branches.find(
    ([applies, status]) =>
      applies && status !== checklistStatus && isFirstTime(application, status),
  );
  if (!branch) return { to: 'INCOME_VERIFICATION' };
  return { to: branch[1], progress: markTaken(application, branch[1]) };
}

/** A lender that wants the borrower's permission doesn't answer on its own. */
const payoffSeconds = (application: ApplicationRecord) => (isPayoffStuck(application) ? null : 15);

const checkLiens = step('LIEN_CHECK_IN_PROGRESS');

/** The street word Nobodyhome locks the appraiser out, once. */
const afterVisit = (application: ApplicationRecord): Transition =>
  isOnStreet(application, 'nobodyhome') && isFirstTime(application, 'appraiser')
    ? {
        to: 'ONSITE_APPRAISAL_PENDING',
        status: { hold: noAccess },
        progress: markTaken(application, 'appraiser'),
      }
    : { to: 'HOLD_FOR_APPRAISAL_REVIEW' };

const HARD_PULL = 'HARD_CREDIT_PULL';

const hardFreezes: FreezesByName = [
  ['hardfrozen', 'HARD_CREDIT_FROZEN'],
  ['hardlocked', 'HARD_CREDIT_LOCKED'],
];

const finalOffer = {
  to: 'FINAL_OFFER',
  status: { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER', waitingOnFloodCert: false },
} as const;

const hasOpenMatters = (application: ApplicationRecord) =>
  !isAllAccepted(application) ||
  isOnStreet(application, 'flood') ||
  isOnStreet(application, 'floodzone') ||
  isOnStreet(application, 'slowdocs');

const closing = (application: ApplicationRecord): Transition =>
  hasOpenMatters(application)
    ? {
        to: 'GEN_CLOSING_DISCLOSURE',
        status: {
          waitingOnFloodCert:
            isOnStreet(application, 'flood') || isOnStreet(application, 'floodzone'),
        },
      }
    : finalOffer;

function afterHardPull(application: ApplicationRecord): Transition {
  const closed = creditFreeze(application, hardFreezes);
  if (closed) return closed;
  const needsTitle = isLarge(application) || isOnStreet(application, 'titlework');
  if (needsTitle && isFirstTime(application, 'title'))
    return { to: 'ORDER_FULL_TITLE', progress: markTaken(application, 'title') };
  if (isNamedOnce(application, 'newdebt'))
    return {
      to: 'GEN_CLOSING_DISCLOSURE',
      owes: { categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW', requestDocuments: ['SUPPORT'] },
      progress: markTaken(application, 'newdebt'),
    };
  return closing(application);
}

const afterReview: StateRow['next'] = (application) => {
  const { reviewEnds, before } = application.progress;
  if (reviewEnds === 'DECLINED') return declineTransition(application, causeOf(application));
  const on = before ?? 'PREQUAL_TITLE_PROCESSING';
  return { to: on, status: onboarded, progress: { reviewEnds: null } };
};

const review = (application: ApplicationRecord): Transition => ({
  to: 'UNDERWRITING_REVIEW',
  status: { uwDecision: 'REVIEW', uwSubDecision: null },
  progress: {
    ...markTaken(application, 'needsreview'),
    before: 'PREQUAL_TITLE_PROCESSING',
    reviewEnds: isNamed(application, 'declined') ? 'DECLINED' : 'ON',
  },
});

const parcelHold = (application: ApplicationRecord, status: KnownStatus): Transition => {
  const reason = isOnStreet(application, 'parcel') ? 'PARCEL_MISMATCH' : 'OWNERSHIP_MISMATCH';
  if (!isOnStreet(application, 'parcel') && !isOnStreet(application, 'owners'))
    return { to: status };
  const rest = {
    actor: 'BORROWER',
    since: null,
    expectedBy: null,
    detail: null,
    conditionUuids: [],
  };
  return { to: status, status: { hold: { reason, ...rest } } };
};

export const statesToFinalOffer: Readonly<Partial<Record<KnownStatus, StateRow>>> = {
  OFFER_SELECTION: step(afterSelection),
  REVISED_OFFER_SELECTION: step(({ progress, status }) => ({
    to: progress.furthest ?? 'IDENTITY_VERIFICATION',
    status: { uwDecision: status.uwDecision ?? 'SELECT' },
    progress: { furthest: null },
  })),
  ASSETS_PREQUAL: step('ASSET_REVIEW_IN_PROGRESS'),
  ASSET_REVIEW_IN_PROGRESS: wait(2, ({ assets }) => ({
    to: 'OFFER_SELECTION',
    status: {
      assetDepletion: { complete: true, amount: countedAssets(assets) },
      uwDecision: 'ASSET_DEPLETION',
      uwSubDecision: 'UNVERIFIED_OFFER',
    },
  })),
  COLLECT_ADDITIONAL_INFO: step((_file, lender) => ({
    to: lender.brand.switches.hmda ? 'HMDA' : 'GEN_SUMMARY_DISCLOSURE',
  })),
  HMDA: step('GEN_SUMMARY_DISCLOSURE'),
  GEN_SUMMARY_DISCLOSURE: hold(1.5, 'APP_SUBMISSION'),
  APP_SUBMISSION: step('APPLICATION_REVIEW_IN_PROGRESS'),
  APPLICATION_REVIEW_IN_PROGRESS: wait(1.5, (application) =>
    isNamedOnce(application, 'needsreview')
      ? review(application)
      : { to: 'PREQUAL_TITLE_PROCESSING' },
  ),
  UNDERWRITING_REVIEW: hold(15, afterReview),
  PREQUAL_TITLE_PROCESSING: wait(1.5, (application) => ({
    ...parcelHold(
      application,
      isOnStreet(application, 'clear') ? 'LIEN_ATTESTATION' : 'LIEN_VERIFICATION',
    ),
    application: { liens: withLoansToPay(application) },
  })),
  LIEN_VERIFICATION: checkLiens,
  LIEN_ATTESTATION: checkLiens,
  LIEN_VERIFICATION_INQUIRY: checkLiens,
  LIEN_CHECK_IN_PROGRESS: wait(2, afterLiens),
  PAYOFF_REQUEST_PENDING: hold(payoffSeconds, afterLiens),
  REQUEST_STEWART_PAYOFFS: hold(payoffSeconds, afterLiens),
  ONSITE_APPRAISAL_BORROWER_PAYMENT: step('ONSITE_APPRAISAL_PENDING'),
  ONSITE_APPRAISAL_PENDING: hold(({ status }) => (status.hold === null ? 20 : null), afterVisit),
  HOLD_FOR_APPRAISAL_REVIEW: hold(8, 'APPRAISAL_REVIEW_COMPLETE'),
  APPRAISAL_REVIEW_COMPLETE: hold(3, 'INCOME_VERIFICATION'),
  INCOME_VERIFICATION: step('INCOME_REVIEW_IN_PROGRESS'),
  INCOME_REVIEW_IN_PROGRESS: wait(2.5, afterIncomeReview),
  EMPLOYMENT_VERIFICATION: step('EMPLOYMENT_CHECK_IN_PROGRESS'),
  EMPLOYMENT_CHECK_IN_PROGRESS: wait(3, afterEmploymentCheck),
  IDENTITY_VERIFICATION: { ...step(afterIdPhotos), seconds: reviewSeconds },
  IDENTITY_CHECK_IN_PROGRESS: wait(2.5, afterIdCheck),
  DISBURSEMENT_ACCOUNT: step('VERIFIED_AUTOPAY_ACCOUNT'),
  AUTOPAY_ACCOUNT: step(HARD_PULL),
  VERIFIED_AUTOPAY_ACCOUNT: step(HARD_PULL),
  [HARD_PULL]: wait(3, afterHardPull),
  HARD_CREDIT_LOCKED: step(askBureausAgain(HARD_PULL, hardFreezes)),
  HARD_CREDIT_FROZEN: step(askBureausAgain(HARD_PULL, hardFreezes)),
  ORDER_FULL_TITLE: hold(8, 'FINAL_TITLE_PROCESSING'),
  FINAL_TITLE_PROCESSING: hold(
    (application) => (isTitleSettled(application) ? 15 : null),
    'FINAL_TITLE_COMPLETE',
  ),
  FINAL_TITLE_COMPLETE: hold(2, closing),
  GEN_CLOSING_DISCLOSURE: hold(
    (application) => {
      if (!isAllAccepted(application) || isWaitingForFloodProof(application)) return null;
      return isOnStreet(application, 'slowdocs') ? 60 : 12;
    },
    () => finalOffer,
  ),
};
