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
import { agentContactText } from '#store/application/valuation/valuationTexts.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { watchAppraisal } from '#sagas/application/appraisal/appraisal.ts';
import { watchIdCheck } from '#sagas/application/idCheck/idCheck.ts';
import { watchLiens } from '#sagas/application/liens/liens.ts';
import { watchLinking } from '#sagas/application/linking/watchLinking.ts';
import { watchPayoff } from '#sagas/application/payoff/payoff.ts';
import { appraisalBooked, appraisalMoved } from '#store/application/appraisal/actions.ts';
import { idSubmitted } from '#store/application/idCheck/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { payoffLetterSubmitted } from '#store/application/payoff/actions.ts';
import { aBooking, aBookedAppraisal, windows } from '#tests/support/fixtures/appraisals.ts';
import { aRecord } from '#tests/support/fixtures/income.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { anEstimate, anOrder, aPlacedOrder } from '#tests/support/fixtures/valuations.ts';

import { agreedTo, variantOf, type Row } from './row.ts';

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
} as const;
const link = { id: 'one', mode: 'EMBEDDED', url: '/sandbox/provider?link=one', expiresAt: null };
const license = { idType: 'DRIVERS_LICENSE', issuingState: 'OH', conditionUuid: null } as const;
const bothSides = { front: 'document-0', back: 'document-1', nameChange: [] };
const stated = { balance: null, payment: null, toBeClosed: null, note: null };
const paid = { lienUuid: 'paid', answer: 'PAID', ...stated } as const;
const open = { lienUuid: 'open', answer: 'OPEN', ...stated, balance: 10, payment: 1 } as const;
const someLiens = { added: [], taxesInsurance: null, hoaMonthly: 0 };
const liens = { ...someLiens, liens: [paid, open], signatureName: null };
const isCurrent = { liabilityUuid: 'mortgage', answer: 'CURRENT', explanation: null } as const;
const isNotMine = { liabilityUuid: 'card', answer: 'NOT_MINE', explanation: 'Another.' } as const;

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
    {
      files: ['payoffLetter'],
      beside: { readPayoffs: [[]] },
      sends: { documentUuid: 'document-0' },
      leadsTo: 'payoff/hold',
      keepsTyped: true,
      shows: { payoffs: [] },
      says: 'We got your letter.',
    },
  ],
  appraisalPayment: [
    'payAppraisal',
    'hold',
    'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    watchAppraisal,
    appraisalBooked(aBooking),
    { answer: { redirect: '/sandbox/payments' }, leadsTo: 'hold' },
  ],
  appraisalMove: [
    'moveAppraisal',
    'hold',
    'ONSITE_APPRAISAL_PENDING',
    watchAppraisal,
    appraisalMoved({ windows }),
    {
      answer: aStatus('ONSITE_APPRAISAL_PENDING'),
      becomes: 'ONSITE_APPRAISAL_PENDING',
      beside: { readAppraisal: [aBookedAppraisal()] },
      leadsTo: 'hold',
      shows: { appraisal: aBookedAppraisal() },
      says: 'We moved the appointment.',
    },
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
      files: ['homePhotos'],
      becomes: 'NAV_BPO_PROCESSING',
      sends: {
        ...anOrder,
        photos: ['document-0'],
        consents: [agreedTo({ type: 'AGENT_CONTACT', text: agentContactText.text })],
      },
      leadsTo: 'bpo/waiting',
      rereads: ['valuationOrder'],
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
      before: [lenderDataReceived({ valuationOrder: { ...aPlacedOrder, contactName: 'Ada' } })],
      sends: { ...anOrder, photos: [] },
      leadsTo: 'bpo/waiting',
      keepsTyped: true,
      shows: { valuationOrder: { orderUuid: 'order-1', contactName: anOrder.contactName } },
      says: 'We told the agent.',
    },
  ],
  recentAppraisal: [
    'sendRecentAppraisal',
    'bpo/order-bpo',
    'BPO_ORDER_REQUEST',
    watchValuation,
    recentAppraisalSubmitted({ appraisedOn: '2026-10-01' }),
    { files: ['recentAppraisal'] },
  ],
  valueReconsideration: [
    'disputeValue',
    'bpo/order-bpo',
    'BPO_ORDER_REQUEST',
    watchValuation,
    valueDisputed({ reason: 'New roof.', comparables: [] }),
    { answer: { reference: 'RV-1' }, leadsTo: 'bpo/order-bpo', keepsTyped: true },
  ],
  liens: [
    'saveLiens',
    'liens',
    'LIEN_VERIFICATION',
    watchLiens,
    liensSubmitted(liens),
    {
      files: ['lienRelease'],
      sends: {
        ...someLiens,
        liens: [
          { ...paid, documentUuids: ['document-0'] },
          { ...open, documentUuids: [] },
        ],
        attestation: null,
      },
    },
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
        numberHandle: vault.deposit('987 123-4567'),
      }),
    {
      answer: { accountUuid: 'a', bankName: 'Sandbox National Bank', mask: '4567' },
      beside: { chooseDisbursement: [aStatus('DISBURSEMENT_ACCOUNT')] },
      sends: { accountType: 'CHECKING', routingNumber: '123456780', accountNumber: '9871234567' },
      leadsTo: 'bank/confirm',
      keepsTyped: true,
      rereads: ['payout'],
      secret: /987.?123/,
    },
  ],
  payoutAccount: [
    'chooseDisbursement',
    'bank/disburse',
    'DISBURSEMENT_ACCOUNT',
    watchBank,
    payoutAccountChosen({ accountUuid: 'a' }),
    { leadsTo: 'bank/confirm', keepsTyped: true, rereads: ['payout'] },
  ],
  payoutConfirmation: [
    'confirmDisbursement',
    'bank/confirm',
    'DISBURSEMENT_ACCOUNT',
    watchBank,
    payoutConfirmed(),
    { sends: { authorization: agreedTo() } },
  ],
  payoutRemoval: [
    'removeDisbursement',
    'bank/autopay',
    'AUTOPAY_ACCOUNT',
    watchBank,
    payoutAccountRemoved(),
    { sends: undefined, keepsTyped: true },
  ],
  payment: [
    'saveAutopay',
    'bank/autopay',
    'AUTOPAY_ACCOUNT',
    watchBank,
    paymentChosen(paysBy),
    { sends: { ...paysBy, authorization: null } },
  ],
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
    { files: ['propertyProof'] },
  ],
  parcelNumber: [
    'saveParcelNumber',
    'review-app/incorrect-pin',
    'PREQUAL_TITLE_PROCESSING',
    watchProperty,
    parcelNumberSubmitted({ parcelNumber: '12-34' }),
    { files: ['taxBill'] },
  ],
  ownership: [
    'explainOwnership',
    'review-app/incorrect-ownership',
    'PREQUAL_TITLE_PROCESSING',
    watchProperty,
    ownershipExplained({ reason: 'INHERITED', note: null }),
    { files: ['ownershipProof'] },
  ],
  delinquency: [
    'saveDelinquency',
    'review-app/delinquency',
    'DELINQUENCY_REVIEW',
    watchDelinquency,
    delinquencyAnswered({ items: [isCurrent, isNotMine] }),
    {
      files: ['paymentProof'],
      sends: {
        items: [
          { ...isCurrent, documentUuids: ['document-0'] },
          { ...isNotMine, documentUuids: [] },
        ],
      },
      rereads: ['delinquency'],
    },
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
    {
      files: ['floodPolicy'],
      sends: {
        receipt: agreedTo({
          type: 'FLOOD_NOTICE',
          textKey: 'T-36',
          text: 'I received this notice',
        }),
        documentUuids: ['document-0'],
      },
    },
  ],
  incomeProof: [
    'submitIncome',
    'income/review',
    'INCOME_VERIFICATION',
    watchIncome,
    incomeProofSubmitted(),
    { sends: undefined },
  ],
  papers: [
    'sendPaystubs',
    'income/upload',
    'INCOME_VERIFICATION',
    watchIncome,
    papersSubmitted(papers),
    { answer: aRecord(), files: ['payStubs'], leadsTo: 'income/review', rereads: ['income'] },
  ],
  employer: [
    'saveEmployment',
    'income/employer-verification',
    'EMPLOYMENT_VERIFICATION',
    watchIncome,
    employerSubmitted({ ...employer, hasPapers: true }),
    {
      files: ['employerPapers'],
      sends: { ...employer, documentUuids: ['document-0'], consent: agreedTo() },
    },
  ],
  link: [
    'startBankLink',
    'bank/disburse',
    'DISBURSEMENT_ACCOUNT',
    watchLinking,
    linkRequested({ link: 'bank', returnTo: 'bankDisburse' }),
    {
      answer: link,
      sends: { returnTo: 'bank/disburse' },
      leadsTo: 'bank/disburse',
      keepsTyped: true,
    },
  ],
  idCheck: [
    'submitId',
    'identity',
    'IDENTITY_VERIFICATION',
    watchIdCheck,
    idSubmitted(license),
    {
      files: ['identity/DRIVERSLICENSEFRONT', 'identity/DRIVERSLICENSEBACK'],
      sends: { ...license, documentUuids: bothSides },
    },
  ],
} satisfies Record<string, Row>;

export const verifyingVariants: Record<string, Row> = {
  'a link of an income': [
    'startIncomeLink',
    'income/link/truv-payroll',
    'INCOME_VERIFICATION',
    watchLinking,
    linkRequested({ link: 'truv-payroll', returnTo: 'incomeReview', recordUuid: 'other' }),
    {
      answer: link,
      sends: { type: 'TRUV_PAYROLL', returnTo: 'income/review', recordUuid: 'other' },
      leadsTo: 'income/link/truv-payroll',
      keepsTyped: true,
    },
  ],
  'an ID of a to-do item': variantOf(
    verifyingSteps.idCheck,
    idSubmitted({ ...license, conditionUuid: 'a' }),
    {
      files: ['identity/DRIVERSLICENSEFRONT', 'identity/DRIVERSLICENSEBACK'],
      sends: { ...license, conditionUuid: 'a', documentUuids: bothSides },
      leadsTo: 'conditions',
    },
  ),
};

export const verifyingAnswers: Record<string, Row> = {
  'a passport after a change of the name': variantOf(
    verifyingSteps.idCheck,
    idSubmitted({ idType: 'PASSPORT', issuingState: null, conditionUuid: null }),
    {
      files: ['identity/PASSPORTFRONT', 'nameChange'],
      sends: {
        idType: 'PASSPORT',
        issuingState: null,
        conditionUuid: null,
        documentUuids: { front: 'document-0', back: null, nameChange: ['document-1'] },
      },
    },
  ),
  'the last payoff letter': variantOf(
    verifyingSteps.payoffLetter,
    payoffLetterSubmitted({ payoffUuid: 'a' }),
    {
      answer: aStatus('INCOME_VERIFICATION'),
      files: ['payoffLetter'],
      sends: { documentUuid: 'document-0' },
      keepsTyped: true,
      says: 'We got your letter.',
    },
  ),
  'a signature about the loans': variantOf(
    verifyingSteps.liens,
    liensSubmitted({ ...someLiens, liens: [], signatureName: 'Dana Sample' }),
    {
      sends: {
        ...someLiens,
        liens: [],
        attestation: { version: '2026-11-sample', signatureName: 'Dana Sample' },
      },
    },
  ),
  'an account for the payments': [
    'addBankAccount',
    'bank/manual-disburse',
    'VERIFIED_AUTOPAY_ACCOUNT',
    watchBank,
    bankAccountEntered({ accountType: 'CHECKING', routingNumber: '123456780', numberHandle: '' }),
    {
      answer: { accountUuid: 'a', bankName: 'Sandbox National Bank', mask: '4567' },
      sends: { accountType: 'CHECKING', routingNumber: '123456780', accountNumber: '' },
      leadsTo: 'bank/autopay',
      keepsTyped: true,
    },
  ],
  'payments by autopay': variantOf(
    verifyingSteps.payment,
    paymentChosen({ ...paysBy, paymentMethod: 'AUTOPAY' }),
    { sends: { ...paysBy, paymentMethod: 'AUTOPAY', authorization: agreedTo() } },
  ),
  'the address of the property': variantOf(
    verifyingSteps.propertySearch,
    propertyChosen({ address: aHomeAddress(), parcelNumber: null }),
    { sends: { address: { ...aHomeAddress(), street2: '' }, parcelNumber: null } },
  ),
  'an employer that is called': variantOf(
    verifyingSteps.employer,
    employerSubmitted({ ...employer, hasPapers: false }),
    { stays: 'employerPapers', sends: { ...employer, documentUuids: [], consent: agreedTo() } },
  ),
};
