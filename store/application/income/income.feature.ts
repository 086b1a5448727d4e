import { feature, lenderDatum } from '#store/application/core/feature.ts';

import { payFrequencies } from './codes.ts';
import type { Employment } from './employer.ts';
import type { IncomeNeeds } from './income.ts';

/** Without amounts and institutions. */
const incomePaths = [
  'employmentType',
  'satisfied',
  'numDocsRequired',
  ...['uuid', 'subject', 'verificationMethod', 'methods.*', 'state'].map(
    (path) => `records.*.${path}`,
  ),
];

const INCOME =
  'Your income tells us which payment you can afford. A link is the fastest way to show it.';

export const incomeFeature = feature({
  screens: {
    incomeReview: {
      stage: 'Link Income Sources',
      offerOrigin: 'income',
      path: 'income/review',
      title: 'Confirm your income',
      why: INCOME,
      reads: ['income'],
    },
    incomeUpload: {
      stage: 'Link Income Sources',
      offerOrigin: 'income',
      path: 'income/upload',
      title: 'Upload your pay stubs',
      why: INCOME,
      reads: ['income', 'uploadLimits'],
      openWith: ['incomeReview'],
      stores: { payFrequency: payFrequencies, employerName: 'text', lastPayDate: 'text' },
    },
    incomeEmployer: {
      stage: 'Link Income Sources',
      offerOrigin: 'income',
      path: 'income/employer-verification',
      title: 'Confirm your employer',
      why: 'Your employer confirms that you work there. That protects you from a line taken out in your name.',
      reads: ['income', 'employment', 'uploadLimits'],
      // Also a way to confirm an income (EMPINFO).
      openWith: ['incomeEmployer', 'incomeReview'],
      // Waits for the employer once the borrower has given a contact.
      waits: 'card',
      stores: {
        confirmBy: ['CONTACT', 'PAPERS'],
        employerName: 'text',
        jobTitle: 'text',
        startDate: 'text',
        workPhone: 'text',
        workEmail: 'text',
        contactName: 'text',
        bestTime: 'text',
        businessName: 'text',
        licenceOrWebsite: 'text',
        yearsInBusiness: 'text',
      },
    },
  },
  data: {
    income: lenderDatum<IncomeNeeds>(...incomePaths),
    /** Null before the borrower answered. */
    employment: lenderDatum<Employment | null>('state'),
  },
  uploads: {
    payStubs: { documentType: 'USER_UPLOADED_PAYSTUB', purpose: 'INCOME' },
    incomePapers: { documentType: 'SUPPORT', purpose: 'INCOME' },
    employerPapers: { documentType: 'SUPPORT', purpose: 'EMPLOYMENT' },
  },
  steps: ['incomeProof', 'papers', 'employer'],
  intents: {
    incomeProofSubmitted: [],
    incomeCheckRequested: [],
    papersSubmitted: ['kind', 'payFrequency', 'recordUuid'],
    employerSubmitted: ['hasPapers'],
  },
});
