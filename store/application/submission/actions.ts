import { createAction } from '@reduxjs/toolkit';

import type { AcknowledgementType } from './acknowledgements.ts';

/** start/app-summary: every acknowledgement was given. */
export const applicationSubmitted = createAction<{ types: AcknowledgementType[] }>(
  'application/applicationSubmitted',
);
