import type { ApplicationScreen } from '#store/application/screens.ts';

import { payFrequencies } from './codes.ts';

/** The proof of income, and the employer. */
export const incomeScreens = {
  incomeReview: {
    room: 'income',
    path: 'income/review',
    title: 'Confirm your income',
    reads: ['income'],
  },
  incomeUpload: {
    room: 'income',
    path: 'income/upload',
    title: 'Upload your pay stubs',
    reads: ['income', 'uploadLimits'],
    openWith: ['income/review'],
    stores: { payFrequency: payFrequencies, employerName: 'text', lastPayDate: 'text' },
  },
  incomeEmployer: {
    room: 'income',
    path: 'income/employer-verification',
    title: 'Confirm your employer',
    reads: ['income', 'employment', 'uploadLimits'],
    // It is also a way to confirm an income (EMPINFO).
    openWith: ['income/employer-verification', 'income/review'],
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
