import { createAction } from '@reduxjs/toolkit';

import type { CallTime } from '#store/application/signing/help.ts';

/** conditions/upload-document. The files are sent with it. */
export const conditionSubmitted = createAction<{ conditionUuid: string; note: string | null }>(
  'application/conditionSubmitted',
);

/** conditions/phone-number: the number, and how to send its code. */
export const phoneCodeRequested = createAction<{
  conditionUuid: string;
  phoneNumber: string;
  byCall: boolean;
}>('application/phoneCodeRequested');

/** conditions/phone-number: the user enters another number after a code was sent. */
export const phoneNumberDropped = createAction('application/phoneNumberDropped');

/** conditions/phone-number. The code is in the vault. */
export const phoneCodeSubmitted = createAction<{ conditionUuid: string; codeHandle: string }>(
  'application/phoneCodeSubmitted',
);

/** conditions/confirm-update */
export const changeDecided = createAction<{
  conditionUuid: string;
  approved: boolean;
  comment: string | null;
}>('application/changeDecided');

/** conditions/confirm-update: "Call me first". */
export const changeCallRequested = createAction<{ callTime: CallTime }>(
  'application/changeCallRequested',
);
