import { watchAssets } from '#sagas/application/assets/assets.ts';
import { watchSubmission } from '#sagas/application/submission/submission.ts';
import { assetsSkipped } from '#store/application/assets/actions.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { watchCredit } from '#sagas/application/credit/credit.ts';
import { watchDecisions } from '#sagas/application/decision/decisions.ts';
import { watchDetails } from '#sagas/application/details/details.ts';
import { watchOffers } from '#sagas/application/offers/offers.ts';
import { watchReopening } from '#sagas/application/offers/reopen.ts';
import { watchSummaryEdits } from '#sagas/application/summary/editSummary.ts';
import {
  additionalInfoSubmitted,
  creditIdentificationSubmitted,
  creditRetried,
  demographicsSubmitted,
  proofSubmitted,
  reconsiderationRequested,
  reviewNoteSubmitted,
  summaryEditRequested,
  withdrawalConfirmed,
} from '#store/application/actions.ts';
import { lenderDataReceived, lenderDataRequested } from '#store/application/lenderDataSlice.ts';
import {
  assetsRequested,
  offerQuoted,
  offerSelected,
  offersReopened,
  quoteReceived,
} from '#store/application/offers/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { anAdditionalInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aSummary } from '#tests/support/fixtures/summaries.ts';

import type { Row } from './row.ts';

const withOffers = [
  todayChanged({ today: '2026-11-21' }),
  lenderDataRequested({ uuid: UUID, names: ['offers'] }),
  lenderDataReceived({ offers: anOfferSet() }),
];
const quoted = quoteReceived({ uuid: UUID, quote: aQuote(), isUpdated: false });

/** The steps from the offers to the review. */
export const choosingSteps = {
  offerQuote: [
    'quoteOffer',
    'product/select',
    'OFFER_SELECTION',
    watchOffers,
    offerQuoted(anOfferChoice()),
    { answer: aQuote(), before: withOffers },
  ],
  offerSelection: [
    'selectOffer',
    'product/select/confirm',
    'OFFER_SELECTION',
    watchOffers,
    offerSelected({ consents: ['HARD_CREDIT'] }),
    { before: [...withOffers, quoted] },
  ],
  offerReopening: [
    'reopenOffers',
    'start/contact',
    'COLLECT_ADDITIONAL_INFO',
    watchReopening,
    offersReopened({ from: 'startContact' }),
  ],
  assetsStart: ['startAssets', 'product/select', 'OFFER_SELECTION', watchOffers, assetsRequested()],
  assets: [
    'saveAssets',
    'product/assets',
    'ASSETS_PREQUAL',
    watchAssets,
    assetsSkipped(),
    { files: 'assetStatement/1' },
  ],
  additionalInfo: [
    'saveAdditionalInfo',
    'start/contact',
    'COLLECT_ADDITIONAL_INFO',
    watchDetails,
    ({ vault }) =>
      additionalInfoSubmitted({
        answer: anAdditionalInfo(),
        phoneNumber: null,
        ssnHandle: vault.deposit('219-09-9999'),
      }),
  ],
  demographics: [
    'saveDemographics',
    'start/hmda',
    'HMDA',
    watchDetails,
    ({ vault }) => demographicsSubmitted({ handle: vault.deposit('{"sex":[2]}') }),
  ],
  creditIdentification: [
    'identifyForCredit',
    'credit/social',
    'CREDIT_NO_MATCH',
    watchCredit,
    ({ vault }) =>
      creditIdentificationSubmitted({
        ssnHandle: vault.deposit('219-09-9999'),
        formerLastName: null,
        previousAddress: null,
      }),
  ],
  creditRetry: ['retryCredit', 'credit/error', 'SOFT_CREDIT_FROZEN', watchCredit, creditRetried()],
  creditProof: [
    'sendCreditProof',
    'review-app/no-credit',
    'CREDIT_NO_MATCH_SSN',
    watchCredit,
    proofSubmitted({ note: null }),
    { files: 'photoId' },
  ],
  reconsideration: [
    'askForReconsideration',
    'error/decline',
    'DECLINED',
    watchDecisions,
    reconsiderationRequested({ reason: 'OTHER', message: null }),
    {
      answer: { reference: 'HR-1' },
      files: 'reconsideration',
      beside: { readStatus: [aStatus('UNDERWRITING_REVIEW')] },
    },
  ],
  reviewNote: [
    'addReviewNote',
    'review-app/uw',
    'UNDERWRITING_REVIEW',
    watchDecisions,
    reviewNoteSubmitted({ message: 'New roof.' }),
    { answer: { reference: 'HR-1' } },
  ],
  withdrawal: [
    'withdrawApplication',
    'review-app/uw',
    'UNDERWRITING_REVIEW',
    watchDecisions,
    withdrawalConfirmed({ reason: 'TERMS' }),
  ],
  submission: [
    'submitApplication',
    'start/app-summary',
    'APP_SUBMISSION',
    watchSubmission,
    applicationSubmitted({ types: ['TERMS'], sampleCode: null }),
  ],
  summaryEdit: [
    'saveSummary',
    '',
    'APP_SUBMISSION',
    watchSummaryEdits,
    summaryEditRequested({ step: 'contact-info', changes: { email: 'new@mail.example' } }),
    {
      answer: { ...aStatus('OFFER_SELECTION'), offerAffected: true },
      address: `register/${UUID}/contact-info`,
      before: [lenderDataReceived({ summary: aSummary() })],
    },
  ],
} satisfies Record<string, Row>;
