import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

import type { AdditionalInfo } from './details/additionalInfoAnswer.ts';
import type { OfferSet } from './offers/offers.ts';
import type { Summary } from './summary/summary.ts';

/** What was decided, and why: the data of error/decline, error/credit and error/income. */
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
  /** What may be corrected, by the name of its screen. */
  correctable: string[];
  counteroffer: { amount: number } | null;
  /** The day an ineligibility ends. */
  endsOn: string | null;
  agency: string | null;
}

/** Which bureaus hold a file locked or frozen. */
export interface CreditHold {
  bureaus: { name: string; kind: string; url: string | null; phone: string | null }[];
  retries: number;
}

/** What the bureaus were asked with. */
export interface CreditIdentification {
  name: LegalName | null;
  dob: string | null;
  address: HomeAddress | null;
  formerLastName: string | null;
  previousAddress: HomeAddress | null;
  triesMade: number;
  triesLeft: number;
}

/** How large and how many files may be (G-08). */
export interface UploadLimits {
  maxBytes: number;
  types: string[];
  maxFiles: number;
}

/** What screens read from the lender before they can show themselves. */
export interface LenderData {
  offers: OfferSet;
  decision: DecisionNotice;
  creditHold: CreditHold;
  creditIdentification: CreditIdentification;
  /** Null: nothing was saved. */
  savedInfo: AdditionalInfo | null;
  uploadLimits: UploadLimits;
  summary: Summary;
}

export type LenderDataName = keyof LenderData;
