import { createAction } from '@reduxjs/toolkit';

import type { AdditionalInfo } from './additionalInfoAnswer.ts';

/* A secret is in the vault: an action has its one-time handle. */

/** start/contact; the phone number only when it changed. */
export const additionalInfoSubmitted = createAction<{
  answer: AdditionalInfo;
  phoneNumber: string | null;
  ssnHandle: string | null;
}>('application/additionalInfoSubmitted');

/** start/hmda; no answer is in the action. */
export const demographicsSubmitted = createAction<{ handle: string }>(
  'application/demographicsSubmitted',
);
