import type { ApplicationScreen } from '#store/application/screens.ts';

import { callTimes, helpTopics } from './help.ts';

/** signing/intro while the final offer waits for an answer (STATUS-13). */
export const FINAL_OFFER_TITLE = 'Your final offer';

/** The final offer, and the start of the signing. */
export const signingScreens = {
  signingIntro: {
    room: 'signing',
    stage: 'Sign Documents',
    path: 'signing/intro',
    title: 'Sign your documents',
    reads: ['finalOffer', 'documentsToSign', 'summary'],
  },
  signingAdditional: {
    stage: 'Sign Documents',
    path: 'signing/additional',
    title: 'Waiting for the other signers',
    waits: 'card',
  },
  signingSupport: {
    room: 'signing',
    stage: 'Sign Documents',
    path: 'signing/support',
    title: 'Get help with signing',
    isAlwaysOpen: true,
    stores: {
      topic: Object.keys(helpTopics),
      message: 'text',
      callMe: ['YES', 'NO'],
      callTime: Object.keys(callTimes),
    },
  },
} as const satisfies Record<string, ApplicationScreen>;
