import { additionalInfoPaths, lienListPaths, orderPaths, summaryPaths } from './answerPaths.ts';
import { documentListPaths, documentPaths } from './documents/documents.ts';
import type { LenderDataName } from './lenderData.ts';

/** Codes, and no amount (decision 18). */
const offers = [
  'offers.*.id',
  'offers.*.type',
  'offers.*.term',
  'offers.*.discountList.*.discount.type',
  'offers.*.payOff.status',
  'offersByType.*.*',
  'costs.*.feeType',
  'incomeRequestRecords.*.methods.*',
  'incomeRequestRecords.*.verificationMethod',
  'decision',
  'subDecision',
  'liabilities.*.uuid',
  'liabilities.*.mustPay',
  'liabilities.*.payOff.status',
  'decisionReasons.*.code',
  'drawYears.*.term',
  'drawYears.*.years',
  'discountLabels.*.type',
];

const decision = [
  'action',
  'decidedAt',
  'reasons.*.code',
  'declineReason',
  'noticeDocumentUuid',
  'noticeDueAt',
  'correctable.*',
  'endsOn',
];

/** No amount, and no institution. */
const incomePaths = [
  'employmentType',
  'satisfied',
  'numDocsRequired',
  ...['uuid', 'subject', 'verificationMethod', 'methods.*', 'state'].map(
    (path) => `records.*.${path}`,
  ),
];

/** No bank, no number, no amount. */
const account = ['accountUuid', 'type', 'verified'];
const accounts = [
  ...account.map((path) => `accounts.*.${path}`),
  ...account.map((path) => `chosen.${path}`),
];

/** Each kind of data, with the paths of it that a log may have. */
export const lenderDataPaths: Readonly<Record<LenderDataName, readonly string[]>> = {
  offers,
  decision,
  creditFreeze: ['bureaus.*.kind', 'retries'],
  creditIdentification: ['name.suffix', 'triesMade', 'triesLeft'],
  savedInfo: additionalInfoPaths,
  uploadLimits: ['maxBytes', 'types.*', 'maxFiles'],
  summary: [...summaryPaths, 'isLocked'],
  homeEstimate: ['propertyType', 'condition'],
  appraisal: ['earliestPaymentDate', 'paidOn', 'receiptDocumentUuid', 'windows.*.time'],
  assets: ['linked.*.type', 'linked.*.linkUuid', 'accounts.*.type', 'accounts.*.joint'],
  payoffs: ['*.uuid', '*.state', '*.askedAt', '*.goodUntil'],
  valuationOrder: [...orderPaths, 'orderUuid', 'expectedBy'],
  liens: lienListPaths,
  income: incomePaths,
  employment: ['state'],
  payout: [...accounts, 'expectedOn', 'isAfterRightToCancel'],
  bankOfNumber: ['kind'],
  payment: [
    ...accounts,
    'terms.isAutopayInOffer',
    'saved.paymentMethod',
    'saved.accountUuid',
    'saved.statementBy',
  ],
  propertySearch: ['candidates.*.uuid', 'misses'],
  propertyRecord: ['ownership'],
  requalification: ['reason', 'position', 'options.*.optionId'],
  delinquency: ['items.*.uuid', 'items.*.type', 'items.*.told.answer'],
  timeline: [
    'items.*.code',
    'items.*.state',
    'items.*.date',
    'rescission.applies',
    'rescission.endsOn',
    'rescission.noticeDocumentUuid',
    'fundingEstimate.from',
    'fundingEstimate.to',
    'payoffs.*.state',
  ],
  finalOffer: ['reasons.*.figure', 'rescissionEndsOn', 'texasEarliestOn'],
  documentList: documentListPaths,
  documentsToSign: documentPaths.map((path) => `*.${path}`),
  signingPlace: [''],
  signingHelp: ['reference'],
  floodCheck: ['isInFloodZone', 'zone', 'proofSentAt'],
  taxLink: ['result'],
  idCheck: ['state', 'reason', 'triesLeft', 'idType', 'issuingState'],
  notaryEligibility: [
    'online.allowed',
    'inPerson.allowed',
    'inPerson.places.*',
    'inPerson.earliestDate',
    'hours.isOpen',
    'otherSigners.*.state',
  ],
  notaryBooking: ['hold.place', 'appointment.place', 'appointment.state', 'places.*'],
  notarySlots: ['place', 'from'],
  notarySession: ['step', 'triesLeft', 'ended.code'],
};
