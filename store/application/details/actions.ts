import { createAction } from '@reduxjs/toolkit';

import type { AdditionalInfo } from './additionalInfoAnswer.ts';

/* Secrets are in the vault. Actions carry their one-time handles. */

/** start/contact. Includes the phone number only if it changed. */
export const additionalInfoSubmitted = createAction<{
  answer: AdditionalInfo;
  phoneNumber: string | null;
  ssnHandle: string | null;
}>('application/additionalInfoSubmitted');

/** start/hmda. The action carries no answers. */
export const demographicsSubmitted = createAction<{ handle: string }>(
  'application/demographicsSubmitted',
);
