import { createAction } from '@reduxjs/toolkit';

import type { OfferConsent } from '#store/application/offers/offerConsents.ts';

import type { HelpRequest } from './help.ts';

/* No action carries a position. The saga passes it from the browser to the lender. */

/** signing/intro: the borrower accepts the final offer. */
export const finalOfferAccepted = createAction<{ consents: OfferConsent[] }>(
  'application/finalOfferAccepted',
);

/** "Share my location". */
export const positionShared = createAction('application/positionShared');

/** "Not now": we ask for the state instead. */
export const positionDeclined = createAction('application/positionDeclined');

/** The borrower states where they are. */
export const placeAttested = createAction<{ state: string }>('application/placeAttested');

/** signing/support */
export const signingHelpRequested = createAction<HelpRequest>('application/signingHelpRequested');

/** signing/additional: sends the signer another link. */
export const signerInvited = createAction<{ signerUuid: string }>('application/signerInvited');

/** signing/additional: changes a signer's contact. A new email gets its own link. */
export const signerContactChanged = createAction<{
  signerUuid: string;
  email: string;
  phoneNumber: string | null;
}>('application/signerContactChanged');
