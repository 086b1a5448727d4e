import { watchAssets } from '#sagas/application/assets/assets.ts';
import { watchSubmission } from '#sagas/application/submission/submission.ts';
import { assetsSkipped, assetsSubmitted } from '#store/application/assets/actions.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { watchCredit } from '#sagas/application/credit/credit.ts';
import { watchDecisions } from '#sagas/application/decision/decisions.ts';
import { watchDetails } from '#sagas/application/details/details.ts';
import { watchOffers } from '#sagas/application/offers/offers.ts';
import { watchReopening } from '#sagas/application/offers/reopen.ts';
import { watchSummaryEdits } from '#sagas/application/summary/editSummary.ts';
import { summaryEditRequested } from '#store/application/summary/actions.ts';
import {
  reconsiderationRequested,
  reviewNoteSubmitted,
  withdrawalConfirmed,
} from '#store/application/decision/actions.ts';
import {
  creditIdentificationSubmitted,
  creditRetried,
  proofSubmitted,
} from '#store/application/credit/actions.ts';
import {
  additionalInfoSubmitted,
  demographicsSubmitted,
} from '#store/application/details/actions.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import {
  assetsRequested,
  offerQuoted,
  offerSelected,
  offersReopened,
  quoteReceived,
} from '#store/application/offers/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { aJointInfo, anAdditionalInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aSummary } from '#tests/support/fixtures/summaries.ts';

import { agreedTo, variantOf, type Row } from './row.ts';

const withOffers = [
  todayChanged({ today: '2026-11-21' }),
  lenderDataRequested({ uuid: UUID, names: ['offers'] }),
  lenderDataReceived({ offers: anOfferSet() }),
];
const quoted = quoteReceived({ uuid: UUID, quote: aQuote(), isUpdated: false });

const bureau = { name: 'Sample Bureau North', kind: 'FREEZE', url: null, phone: null } as const;
const account = {
  type: 'CASH' as const,
  institution: 'Sample Bank',
  balance: 40_000,
  joint: false,
  statementDate: '2026-03-01',
  documentUuids: ['document-0'],
  linkUuid: null,
};

/** The steps from the offers to the review. */
export const choosingSteps = {
  offerQuote: [
    'quoteOffer',
    'product/select',
    'OFFER_SELECTION',
    watchOffers,
    offerQuoted(anOfferChoice()),
    {
      answer: aQuote(),
      before: withOffers,
      sends: {
        offerId: 'offer-standard-15',
        amount: 100_000,
        term: 15,
        drawPreference: 'PRESERVE',
        discounts: [],
        payoffLiabilityUuids: [],
      },
      leadsTo: 'product/select/confirm',
      keepsTyped: true,
    },
  ],
  offerSelection: [
    'selectOffer',
    'product/select/confirm',
    'OFFER_SELECTION',
    watchOffers,
    offerSelected({ consents: ['HARD_CREDIT'] }),
    {
      before: [...withOffers, quoted],
      sends: {
        quoteId: aQuote().quoteId,
        consents: [
          agreedTo({
            type: 'HARD_CREDIT',
            textKey: 'T-05',
            text: expect.stringContaining('I allow Larkmere Credit Union to get my full credit'),
          }),
        ],
      },
      from: 'productSelect',
      keepsTyped: true,
    },
  ],
  offerReopening: [
    'reopenOffers',
    'start/contact',
    'COLLECT_ADDITIONAL_INFO',
    watchReopening,
    offersReopened({ from: 'startContact' }),
    { sends: { reason: 'start/contact' }, from: 'productSelect', keepsTyped: true },
  ],
  assetsStart: [
    'startAssets',
    'product/select',
    'OFFER_SELECTION',
    watchOffers,
    assetsRequested(),
    { sends: {}, keepsTyped: true },
  ],
  assets: [
    'saveAssets',
    'product/assets',
    'ASSETS_PREQUAL',
    watchAssets,
    assetsSkipped(),
    { sends: { skipped: true, accounts: [] }, from: 'productSelect', keepsTyped: true },
  ],
  additionalInfo: [
    'saveAdditionalInfo',
    'start/contact',
    'COLLECT_ADDITIONAL_INFO',
    watchDetails,
    ({ vault }) =>
      additionalInfoSubmitted({
        answer: aJointInfo(),
        phoneNumber: null,
        ssnHandle: vault.deposit('219-09-9999'),
      }),
    {
      sends: {
        ...aJointInfo(),
        ssn: '219099999',
        owners: [
          {
            ...aJointInfo().owners[0],
            name: { firstName: 'Jonas', middleName: '', lastName: 'Tolland', suffix: '' },
          },
        ],
      },
      secret: /219.?09.?9999/,
    },
  ],
  demographics: [
    'saveDemographics',
    'start/hmda',
    'HMDA',
    watchDetails,
    ({ vault }) =>
      demographicsSubmitted({ handle: vault.deposit('{"raceTribe":"Pinegrove Band"}') }),
    { sends: { raceTribe: 'Pinegrove Band', collectedVia: 'INTERNET' }, secret: /Pinegrove/ },
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
        previousAddress: aHomeAddress(),
      }),
    {
      sends: {
        ssn: '219099999',
        formerLastName: null,
        previousAddress: { ...aHomeAddress(), street2: '' },
      },
      secret: /219.?09.?9999/,
    },
  ],
  creditRetry: [
    'retryCredit',
    'credit/error',
    'SOFT_CREDIT_FROZEN',
    watchCredit,
    creditRetried(),
    {
      before: [lenderDataReceived({ creditFreeze: { bureaus: [bureau], retries: 0 } })],
      sends: { bureaus: [bureau.name] },
    },
  ],
  creditProof: [
    'sendCreditProof',
    'review-app/no-credit',
    'CREDIT_NO_MATCH_SSN',
    watchCredit,
    proofSubmitted({ note: null }),
    { files: ['numberProof', 'photoId'] },
  ],
  reconsideration: [
    'askForReconsideration',
    'error/decline',
    'DECLINED',
    watchDecisions,
    reconsiderationRequested({ reason: 'OTHER', message: null }),
    {
      answer: { reference: 'HR-1' },
      files: ['reconsideration'],
      beside: { readStatus: [aStatus('UNDERWRITING_REVIEW', { uwDecision: 'REVIEW' })] },
      leadsTo: 'review-app/uw',
    },
  ],
  reviewNote: [
    'addReviewNote',
    'review-app/uw',
    'UNDERWRITING_REVIEW',
    watchDecisions,
    reviewNoteSubmitted({ message: 'New roof.' }),
    { answer: { reference: 'HR-1' }, leadsTo: 'review-app/uw' },
  ],
  withdrawal: [
    'withdrawApplication',
    'review-app/uw',
    'UNDERWRITING_REVIEW',
    watchDecisions,
    withdrawalConfirmed({ reason: 'TERMS' }),
    { leadsTo: 'review-app/uw' },
  ],
  submission: [
    'submitApplication',
    'start/app-summary',
    'APP_SUBMISSION',
    watchSubmission,
    applicationSubmitted({ types: ['TERMS', 'PRIVACY', 'CERTIFICATION'], sampleCode: '123456' }),
    {
      sends: {
        acknowledgements: [
          agreedTo({ type: 'TERMS', textKey: 'T-17' }),
          agreedTo({ type: 'PRIVACY', textKey: 'T-16' }),
        ],
        certification: agreedTo({ type: 'CERTIFICATION', textKey: 'T-18' }),
        esign: { sampleCode: '123456', version: '2026-11-sample', result: 'CODE_READ' },
      },
    },
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
      sends: { email: 'new@mail.example' },
      keepsTyped: true,
      from: 'startSummary',
    },
  ],
} satisfies Record<string, Row>;

export const choosingAnswers: Record<string, Row> = {
  'savings that are counted': variantOf(
    choosingSteps.assets,
    assetsSubmitted({ accounts: [account] }),
    { files: ['assetStatement/1'], sends: { skipped: false, accounts: [account] } },
  ),
  'a submission without a demonstration': variantOf(
    choosingSteps.submission,
    applicationSubmitted({ types: ['CERTIFICATION'], sampleCode: null }),
    { sends: { acknowledgements: [], certification: agreedTo({ type: 'CERTIFICATION' }) } },
  ),
  'additional info that is edited': [
    'saveAdditionalInfo',
    'start/contact',
    'APP_SUBMISSION',
    watchDetails,
    additionalInfoSubmitted({ answer: anAdditionalInfo(), phoneNumber: null, ssnHandle: null }),
    { sends: { ...anAdditionalInfo(), ssn: null, edit: true } },
  ],
  'a smaller amount that needs no review': variantOf(
    choosingSteps.reconsideration,
    reconsiderationRequested({ reason: 'SMALLER_AMOUNT', amount: 40_000, message: null }),
    {
      answer: { reference: 'HR-1' },
      beside: { readStatus: [aStatus('OFFER_CALCULATION_IN_PROGRESS')] },
      sends: { reason: 'SMALLER_AMOUNT', amount: 40_000, message: null, documentUuids: [] },
      from: null,
    },
  ),
};
