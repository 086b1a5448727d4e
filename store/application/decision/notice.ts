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
  /** Fractions: 0.43 is 43%. */
  dti: number | null;
  maxDti: number | null;
  noticeDocumentUuid: string | null;
  noticeDueAt: string | null;
  correctable: string[];
  counteroffer: { amount: number } | null;
  endsOn: string | null;
  agency: string | null;
}
