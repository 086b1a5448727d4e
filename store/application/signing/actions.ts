import { createAction } from '@reduxjs/toolkit';

import type { OfferConsent } from '#store/application/offers/offerConsents.ts';

import type { HelpRequest } from './help.ts';

/* No action has a position: the saga passes it from the browser to the lender. */

/** signing/intro: the final offer was accepted. */
export const finalOfferAccepted = createAction<{ consents: OfferConsent[] }>(
  'application/finalOfferAccepted',
);

/** "Share my location". */
export const positionShared = createAction('application/positionShared');

/** "Not now": the state is asked instead. */
export const positionDeclined = createAction('application/positionDeclined');

/** The borrower says where they are. */
export const placeAttested = createAction<{ state: string }>('application/placeAttested');

/** signing/support */
export const signingHelpRequested = createAction<HelpRequest>('application/signingHelpRequested');

/** signing/additional: one more link for a signer. */
export const signerInvited = createAction<{ signerUuid: string }>('application/signerInvited');

/** signing/additional: how a signer is reached; another email gets a link of its own. */
export const signerContactChanged = createAction<{
  signerUuid: string;
  email: string;
  phoneNumber: string | null;
}>('application/signerContactChanged');
