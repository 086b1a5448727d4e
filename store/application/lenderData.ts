import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

import type { Appraisal } from './appraisal/appraisal.ts';
import type { Assets } from './assets/assets.ts';
import type { BankOfNumber, Payout } from './bank/account.ts';
import type { Payment } from './bank/payment.ts';
import type { AdditionalInfo } from './details/additionalInfoAnswer.ts';
import type { ApplicationDocument, DocumentList } from './documents/documents.ts';
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
import type { NotarySession } from './notary/session.ts';
import type { OfferSet } from './offers/offers.ts';
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
  assets: Assets;
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
  /** Null: none was started. */
  notarySession: NotarySession | null;
  /** Null: no times were asked for. */
  notarySlots: NotarySlots | null;
  documentList: DocumentList;
  /** Empty: the lender has no list. */
  documentsToSign: ApplicationDocument[];
}

export type LenderDataName = keyof LenderData;

/** Every name; checked by the table of what a log may have. */
export const lenderDataNames = [
  'offers',
  'decision',
  'creditFreeze',
  'creditIdentification',
  'savedInfo',
  'uploadLimits',
  'summary',
  'homeEstimate',
  'valuationOrder',
  'payoffs',
  'appraisal',
  'assets',
  'liens',
  'payout',
  'bankOfNumber',
  'payment',
  'propertySearch',
  'propertyRecord',
  'delinquency',
  'requalification',
  'timeline',
  'finalOffer',
  'signingPlace',
  'signingHelp',
  'floodCheck',
  'income',
  'employment',
  'taxLink',
  'idCheck',
  'notaryEligibility',
  'notaryBooking',
  'notarySlots',
  'notarySession',
  'documentList',
  'documentsToSign',
] as const satisfies readonly LenderDataName[];
