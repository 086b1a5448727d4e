import { watchBank } from '#sagas/application/bank/bank.ts';
import { watchDelinquency } from '#sagas/application/delinquency/delinquency.ts';
import { watchFlood } from '#sagas/application/flood/flood.ts';
import { watchIncome } from '#sagas/application/income/income.ts';
import { watchProperty } from '#sagas/application/property/property.ts';
import { watchRequalification } from '#sagas/application/requalification/requalification.ts';
import { watchValuation } from '#sagas/application/valuation/valuation.ts';
import {
  paymentChosen,
  bankAccountEntered,
  payoutAccountChosen,
  payoutAccountRemoved,
  payoutConfirmed,
} from '#store/application/bank/actions.ts';
import { delinquencyAnswered } from '#store/application/delinquency/actions.ts';
import { floodProofSubmitted } from '#store/application/flood/actions.ts';
import {
  employerSubmitted,
  incomeProofSubmitted,
  papersSubmitted,
} from '#store/application/income/actions.ts';
import {
  ownershipExplained,
  parcelNumberSubmitted,
  propertyChosen,
  propertyProved,
} from '#store/application/property/actions.ts';
import { requalificationChosen } from '#store/application/requalification/actions.ts';
import {
  homeEstimateSubmitted,
  recentAppraisalSubmitted,
  valuationContactChanged,
  valuationOrdered,
  valueDisputed,
} from '#store/application/valuation/actions.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { watchAppraisal } from '#sagas/application/appraisal/appraisal.ts';
import { watchIdentity } from '#sagas/application/identity/identity.ts';
import { watchLiens } from '#sagas/application/liens/liens.ts';
import { watchLinking } from '#sagas/application/linking/watchLinking.ts';
import { watchPayoff } from '#sagas/application/payoff/payoff.ts';
import { appraisalBooked, appraisalMoved } from '#store/application/appraisal/actions.ts';
import { idSubmitted } from '#store/application/identity/actions.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { payoffLetterSubmitted } from '#store/application/payoff/actions.ts';
import { aBooking, aBookedAppraisal, windows } from '#tests/support/fixtures/appraisals.ts';
import { aRecord } from '#tests/support/fixtures/income.ts';
import { anEstimate, anOrder, aPlacedOrder } from '#tests/support/fixtures/valuations.ts';

import type { Row } from './row.ts';

const paysBy = {
  paymentMethod: 'MANUAL',
  accountUuid: null,
  paymentDay: 5,
  statementBy: 'MAIL',
} as const;
const papers = {
  kind: 'PAYSTUB',
  payFrequency: 'MONTHLY',
  employerName: 'Wyndale Mills',
  lastPayDate: '2026-11-20',
  recordUuid: null,
} as const;
const employer = {
  employerName: 'Wyndale Mills',
  jobTitle: 'Miller',
  startDate: '2019-03-01',
  workPhone: '(614) 555-0123',
  workEmail: null,
  contactName: null,
  bestTime: null,
  businessName: null,
  licenceOrWebsite: null,
  yearsInBusiness: null,
  hasPapers: true,
} as const;
const link = { id: 'one', mode: 'EMBEDDED', url: '/sandbox/provider?link=one', expiresAt: null };
const license = { idType: 'DRIVERS_LICENSE', issuingState: 'OH', conditionUuid: null } as const;
const noLiens = { liens: [], added: [], taxesInsurance: null, hoaMonthly: 0, signatureName: null };

/** The steps about the home, the income, the account and the ID. */
export const verifyingSteps = {
  homeEstimate: [
    'saveHomeEstimate',
    'bpo/estimate-value',
    'NO_AVM_FOUND',
    watchValuation,
    homeEstimateSubmitted(anEstimate),
  ],
  payoffLetter: [
    'addPayoffLetter',
    'payoff/hold',
    'PAYOFF_REQUEST_PENDING',
    watchPayoff,
    payoffLetterSubmitted({ payoffUuid: 'a' }),
    { files: 'payoffLetter', beside: { readPayoffs: [[]] } },
  ],
  appraisalPayment: [
    'payAppraisal',
    'hold',
    'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    watchAppraisal,
    appraisalBooked(aBooking),
    { answer: { redirect: '/sandbox/payments' } },
  ],
  appraisalMove: [
    'moveAppraisal',
    'hold',
    'ONSITE_APPRAISAL_PENDING',
    watchAppraisal,
    appraisalMoved({ windows }),
    { beside: { readAppraisal: [aBookedAppraisal()] } },
  ],
  valuationOrder: [
    'orderValuation',
    'bpo/order-bpo',
    'BPO_ORDER_REQUEST',
    watchValuation,
    valuationOrdered(anOrder),
    {
      answer: {
        ...aStatus('NAV_BPO_PROCESSING'),
        orderUuid: 'a',
        orderNumber: 'BPO-1',
        expectedBy: '2026-11-28',
      },
      files: 'homePhotos',
    },
  ],
  valuationContact: [
    'changeValuationOrder',
    'bpo/waiting',
    'NAV_BPO_PROCESSING',
    watchValuation,
    valuationContactChanged(anOrder),
    {
      answer: {
        ...aStatus('NAV_BPO_PROCESSING'),
        orderUuid: 'a',
        orderNumber: 'BPO-1',
        expectedBy: '2026-11-28',
      },
      before: [lenderDataReceived({ valuationOrder: aPlacedOrder })],
    },
  ],
  recentAppraisal: [
    'sendRecentAppraisal',
    'bpo/order-bpo',
    'BPO_ORDER_REQUEST',
    watchValuation,
    recentAppraisalSubmitted({ appraisedOn: '2026-10-01' }),
    { files: 'recentAppraisal' },
  ],
  valueReconsideration: [
    'disputeValue',
    'bpo/order-bpo',
    'BPO_ORDER_REQUEST',
    watchValuation,
    valueDisputed({ reason: 'New roof.', comparables: [] }),
    { answer: { reference: 'RV-1' } },
  ],
  liens: [
    'saveLiens',
    'liens',
    'LIEN_VERIFICATION',
    watchLiens,
    liensSubmitted(noLiens),
    { files: 'lienRelease' },
  ],
  bankAccount: [
    'addBankAccount',
    'bank/manual-disburse',
    'DISBURSEMENT_ACCOUNT',
    watchBank,
    ({ vault }) =>
      bankAccountEntered({
        accountType: 'CHECKING',
        routingNumber: '123456780',
        numberHandle: vault.deposit('9871234567'),
      }),
    {
      answer: { accountUuid: 'a', bankName: 'Sandbox National Bank', mask: '4567' },
      beside: { chooseDisbursement: [aStatus('DISBURSEMENT_ACCOUNT')] },
    },
  ],
  payoutAccount: [
    'chooseDisbursement',
    'bank/disburse',
    'DISBURSEMENT_ACCOUNT',
    watchBank,
    payoutAccountChosen({ accountUuid: 'a' }),
  ],
  payoutConfirmation: [
    'confirmDisbursement',
    'bank/confirm',
    'DISBURSEMENT_ACCOUNT',
    watchBank,
    payoutConfirmed(),
  ],
  payoutRemoval: [
    'removeDisbursement',
    'bank/autopay',
    'AUTOPAY_ACCOUNT',
    watchBank,
    payoutAccountRemoved(),
  ],
  payment: ['saveAutopay', 'bank/autopay', 'AUTOPAY_ACCOUNT', watchBank, paymentChosen(paysBy)],
  propertySearch: [
    'saveProperty',
    'review-app/property',
    'NO_PROPERTY_FOUND',
    watchProperty,
    propertyChosen({ candidateUuid: 'a' }),
  ],
  propertyProof: [
    'sendPropertyProof',
    'review-app/property',
    'NO_PROPERTY_FOUND',
    watchProperty,
    propertyProved(),
    { files: 'propertyProof' },
  ],
  parcelNumber: [
    'saveParcelNumber',
    'review-app/incorrect-pin',
    'PREQUAL_TITLE_PROCESSING',
    watchProperty,
    parcelNumberSubmitted({ parcelNumber: '12-34' }),
    { files: 'taxBill' },
  ],
  ownership: [
    'explainOwnership',
    'review-app/incorrect-ownership',
    'PREQUAL_TITLE_PROCESSING',
    watchProperty,
    ownershipExplained({ reason: 'INHERITED', note: null }),
    { files: 'ownershipProof' },
  ],
  delinquency: [
    'saveDelinquency',
    'review-app/delinquency',
    'DELINQUENCY_REVIEW',
    watchDelinquency,
    delinquencyAnswered({ items: [] }),
    { files: 'paymentProof' },
  ],
  requalification: [
    'chooseRequalification',
    'product/prequal-winback',
    'CLTV_LIEN_POSITION_REQUALIFY',
    watchRequalification,
    requalificationChosen({ optionId: 'REDUCE_AMOUNT' }),
  ],
  floodProof: [
    'sendFloodProof',
    'error/flood-cert',
    'GEN_CLOSING_DISCLOSURE',
    watchFlood,
    floodProofSubmitted(),
    { files: 'floodPolicy' },
  ],
  incomeProof: [
    'submitIncome',
    'income/review',
    'INCOME_VERIFICATION',
    watchIncome,
    incomeProofSubmitted(),
  ],
  papers: [
    'sendPaystubs',
    'income/upload',
    'INCOME_VERIFICATION',
    watchIncome,
    papersSubmitted(papers),
    { answer: aRecord(), files: 'payStubs' },
  ],
  employer: [
    'saveEmployment',
    'income/employer-verification',
    'EMPLOYMENT_VERIFICATION',
    watchIncome,
    employerSubmitted(employer),
    { files: 'employerPapers' },
  ],
  link: [
    'startBankLink',
    'bank/disburse',
    'DISBURSEMENT_ACCOUNT',
    watchLinking,
    linkRequested({ link: 'bank', returnTo: 'bankDisburse' }),
    { answer: link },
  ],
  idCheck: [
    'submitId',
    'identity',
    'IDENTITY_VERIFICATION',
    watchIdentity,
    idSubmitted(license),
    { files: 'identity/DRIVERSLICENSEFRONT' },
  ],
} satisfies Record<string, Row>;

/** Other ways of them. */
export const verifyingWays: Record<string, Row> = {
  'a link of an income': [
    'startIncomeLink',
    'income/link/truv-payroll',
    'INCOME_VERIFICATION',
    watchLinking,
    linkRequested({ link: 'truv-payroll', returnTo: 'incomeReview' }),
    { answer: link },
  ],
  'an ID of a to-do item': [
    'submitId',
    'identity',
    'IDENTITY_VERIFICATION',
    watchIdentity,
    idSubmitted({ ...license, conditionUuid: 'a' }),
    { files: 'identity/DRIVERSLICENSEFRONT' },
  ],
};
