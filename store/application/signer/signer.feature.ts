import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { SigningRequest } from './signingRequest.ts';

/** All of an additional signer's tasks, from the invitation to the notary (ROUTE-SIGN), except the login. */
export const signerFeature = feature({
  screens: {
    signerResume: { area: 'signer', path: 'resume', title: 'Taking you to your next step' },
    signerIntro: {
      area: 'signer',
      path: 'intro',
      title: 'You have been asked to sign',
      stores: { phoneNumber: 'text' },
    },
    signerDocuments: {
      area: 'signer',
      path: 'documents',
      title: 'Read your documents',
      reads: ['documentsToSign'],
    },
    signerSign: {
      area: 'signer',
      path: 'sign',
      title: 'Sign with a notary',
      reads: ['notaryEligibility'],
      waits: 'card',
    },
    signerCancelled: { area: 'signer', path: 'cancelled', title: 'This request was cancelled' },
    signerError: { area: 'signer', path: 'error', title: "We can't open your signing request" },
  },
  data: {
    /** Loaded when the signer enters the area and after each step (CALL-SIGN-01). */
    signingRequest: lenderDatum<SigningRequest>(
      'applicationUuid',
      'signerUuid',
      'state',
      'role',
      'isInPerson',
      'openConditions',
      'expiresAt',
      'endedBy',
      'endedAt',
      'signedOn',
      'cancelBy',
    ),
  },
  steps: ['signingStart', 'signingDecline', 'signingReopening'],
  intents: {
    signingStarted: ['place'],
    signingDeclined: [],
    signingReopened: [],
  },
});
