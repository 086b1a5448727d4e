import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

import { additionalInfoPaths, lienListPaths, orderPaths, summaryPaths } from './answerPaths.ts';
import type { Appraisal } from './appraisal/appraisal.ts';
import type { BankOfNumber, Payout } from './bank/account.ts';
import type { Payment } from './bank/payment.ts';
import type { AdditionalInfo } from './details/additionalInfoAnswer.ts';
import type { Timeline } from './funding/timeline.ts';
import type { FloodCheck } from './flood/flood.ts';
import type { Employment } from './income/employer.ts';
import type { IncomeNeeds } from './income/income.ts';
import type { IdCheck } from './identity/idCheck.ts';
import type { LienList } from './liens/liens.ts';
import type { Delinquency } from './delinquency/delinquency.ts';
import type { Requalification } from './requalification/requalification.ts';
import type { PropertyRecord, PropertySearch } from './property/propertySearch.ts';
import type { Payoff } from './payoff/payoffs.ts';
import type { TaxLink } from './linking/linkTexts.ts';
import type { NotaryBooking, NotaryEligibility, NotarySlots } from './notary/notary.ts';
import type { OfferSet } from './offers/offers.ts';
import type { SigningDocument } from './signing/documents.ts';
import type { FinalOffer } from './signing/finalOffer.ts';
import type { SigningPlace } from './signing/place.ts';
import type { Summary } from './summary/summary.ts';
import type { PlacedOrder } from './valuation/order.ts';
import type { HomeEstimate } from './valuation/homeEstimate.ts';

/** The data of error/decline, error/credit and error/income. */
export interface DecisionNotice {
  action: string | null;
  decidedAt: string | null;
  reasons: { code: string; text: string }[];
  declineReason: string | null;
  scoreUsed: number | null;
  scoreRange: { from: number; to: number } | null;
  scoreDate: string | null;
  bureau: {
    name: string;
    address: string | null;
    phone: string | null;
    url: string | null;
  } | null;
  factors: string[];
  /** Fractions: 0.43 is 43 %. */
  dti: number | null;
  maxDti: number | null;
  noticeDocumentUuid: string | null;
  noticeDueAt: string | null;
  /** The names of the screens that can correct it. */
  correctable: string[];
  counteroffer: { amount: number } | null;
  /** The day an ineligibility ends. */
  endsOn: string | null;
  agency: string | null;
}

/** The bureaus with a locked or frozen credit file. */
export interface CreditFreeze {
  bureaus: { name: string; kind: string; url: string | null; phone: string | null }[];
  retries: number;
}

/** The identification that the bureaus received. */
export interface CreditIdentification {
  name: LegalName | null;
  dob: string | null;
  address: HomeAddress | null;
  formerLastName: string | null;
  previousAddress: HomeAddress | null;
  triesMade: number;
  triesLeft: number;
}

/** G-08 */
export interface UploadLimits {
  maxBytes: number;
  types: string[];
  maxFiles: number;
}

/** The data that screens load from the lender. */
export interface LenderData {
  offers: OfferSet;
  decision: DecisionNotice;
  creditFreeze: CreditFreeze;
  creditIdentification: CreditIdentification;
  /** Null: nothing was saved. */
  savedInfo: AdditionalInfo | null;
  uploadLimits: UploadLimits;
  summary: Summary;
  /** Null: nothing was sent. */
  homeEstimate: HomeEstimate | null;
  /** Null: nothing was ordered. */
  valuationOrder: PlacedOrder | null;
  payoffs: Payoff[];
  appraisal: Appraisal;
  liens: LienList;
  payout: Payout;
  /** Null: no routing number was looked up. */
  bankOfNumber: BankOfNumber | null;
  payment: Payment;
  propertySearch: PropertySearch;
  propertyRecord: PropertyRecord;
  delinquency: Delinquency;
  /** Null: the line fits. */
  requalification: Requalification | null;
  timeline: Timeline;
  /** Null: there is none yet. */
  finalOffer: FinalOffer | null;
  /** Null: the lender has no list. */
  signingDocuments: SigningDocument[] | null;
  /** Null: nothing was said yet. */
  signingPlace: SigningPlace | null;
  /** Null: nothing was asked. */
  signingHelp: { reference: string } | null;
  /** Null: no check is under way. */
  floodCheck: FloodCheck | null;
  income: IncomeNeeds;
  /** Null: nothing was told. */
  employment: Employment | null;
  taxLink: TaxLink;
  /** Null: no ID was sent. */
  idCheck: IdCheck | null;
  notaryEligibility: NotaryEligibility;
  notaryBooking: NotaryBooking;
  /** Null: no times were asked for. */
  notarySlots: NotarySlots | null;
}

export type LenderDataName = keyof LenderData;

/** Codes, and no amount (decision 18). */
const offers = [
  'offers.*.id',
  'offers.*.type',
  'offers.*.term',
  'offers.*.discountList.*.discount.type',
  'offers.*.payOff.status',
  'offersByType.*.*',
  'costs.*.feeType',
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
  signingDocuments: ['*.uuid', '*.documentType', '*.pages', '*.state'],
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
};

// Every key is a name.
export const lenderDataNames = Object.keys(lenderDataPaths) as readonly LenderDataName[];
