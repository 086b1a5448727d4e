import type { ApplicationScreen } from '#store/application/screens.ts';

import { payFrequencies } from './codes.ts';

/** The proof of income, and the employer. */
export const incomeScreens = {
  incomeReview: {
    room: 'income',
    stage: 'Link Income Sources',
    offerOrigin: 'income',
    path: 'income/review',
    title: 'Confirm your income',
    reads: ['income'],
  },
  incomeUpload: {
    room: 'income',
    stage: 'Link Income Sources',
    offerOrigin: 'income',
    path: 'income/upload',
    title: 'Upload your pay stubs',
    reads: ['income', 'uploadLimits'],
    openWith: ['incomeReview'],
    stores: { payFrequency: payFrequencies, employerName: 'text', lastPayDate: 'text' },
  },
  incomeEmployer: {
    room: 'income',
    stage: 'Link Income Sources',
    offerOrigin: 'income',
    path: 'income/employer-verification',
    title: 'Confirm your employer',
    reads: ['income', 'employment', 'uploadLimits'],
    // It is also a way to confirm an income (EMPINFO).
    openWith: ['incomeEmployer', 'incomeReview'],
    // Once a contact was told, it waits for the employer.
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
} as const satisfies Record<string, ApplicationScreen>;
