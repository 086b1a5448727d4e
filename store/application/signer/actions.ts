import { createAction } from '@reduxjs/toolkit';

/**
 * heloc-signer/intro: "Start". Without a place, the browser is asked. The phone number is the signer's own.
 */
export const signingStarted = createAction<{ phoneNumber: string; place: string | null }>(
  'application/signingStarted',
);

/** "I don't want to sign", confirmed. The borrower reads the reason. */
export const signingDeclined = createAction<{ reason: string | null }>(
  'application/signingDeclined',
);

/** "I changed my mind" */
export const signingReopened = createAction('application/signingReopened');
