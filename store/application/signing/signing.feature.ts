import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { FinalOffer } from './finalOffer.ts';
import { callTimes, helpTopics } from './help.ts';
import type { Signer } from './signers.ts';
import type { SigningPlace } from './place.ts';

export const signingFeature = feature({
  screens: {
    signingIntro: {
      stage: 'Sign Documents',
      path: 'signing/intro',
      title: 'Sign your documents',
      why: "These are the final numbers. You haven't signed anything yet, and you can still say no.",
      reads: ['finalOffer', 'documentsToSign', 'summary'],
    },
    signingAdditional: {
      stage: 'Sign Documents',
      path: 'signing/additional',
      title: 'Waiting for the other signers',
      reads: ['signers', 'documentsToSign'],
      waits: 'card',
    },
    signingSupport: {
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
  },
  data: {
    signers: lenderDatum<Signer[]>(
      '*.uuid',
      '*.relationship',
      '*.state',
      '*.invitedAt',
      '*.emailState',
    ),
    /** Null if there is no final offer yet. */
    finalOffer: lenderDatum<FinalOffer | null>(
      'reasons.*.figure',
      'rescissionEndsOn',
      'texasEarliestOn',
    ),
    /** Null before an answer. */
    signingPlace: lenderDatum<SigningPlace | null>(''),
    /** Null before a question. */
    signingHelp: lenderDatum<{ reference: string } | null>('reference'),
  },
  steps: ['finalOffer', 'signingPlace', 'signingHelp', 'signerInvitation', 'signerContact'],
  intents: {
    finalOfferAccepted: ['consents.*'],
    positionShared: [],
    positionDeclined: [],
    placeAttested: ['state'],
    signerInvited: ['signerUuid'],
    signerContactChanged: ['signerUuid'],
    signingHelpRequested: ['topic', 'callMe', 'callTime'],
  },
});
