import type { DecisionNotice } from '#store/application/lenderData.ts';

/** A decline for the score, as the lender tells it. */
export const aDecision = (about: Partial<DecisionNotice> = {}): DecisionNotice => ({
  action: 'DECLINED',
  decidedAt: '2026-11-20T10:00:00.000Z',
  reasons: [{ code: 'SCORE', text: 'Your credit score is below our minimum of 640.' }],
  declineReason: 'CREDIT',
  scoreUsed: 588,
  scoreRange: { from: 300, to: 850 },
  scoreDate: '2026-11-19',
  bureau: {
    name: 'Sample Bureau North',
    address: '91 Example Way, Columbus, OH 43215',
    phone: '(800) 555-0191',
    url: 'https://north.bureau.example',
  },
  factors: ['Payments that were late'],
  dti: 0.523,
  maxDti: 0.5,
  noticeDocumentUuid: 'f00d4f0e-5a57-4c53-9a3f-3a9d3f1f0c22',
  noticeDueAt: '2026-12-20',
  correctable: ['liens', 'income/review', 'nonsense'],
  counteroffer: null,
  endsOn: null,
  agency: 'the Consumer Financial Protection Bureau',
  ...about,
});
