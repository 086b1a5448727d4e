import { createAction } from '@reduxjs/toolkit';

import type { AcknowledgementType } from './acknowledgements.ts';

/** start/app-summary: the borrower gave all acknowledgments. */
export const applicationSubmitted = createAction<{
  types: AcknowledgementType[];
  /** The sample document's code, or null if the brand doesn't ask for one. */
  sampleCode: string | null;
}>('application/applicationSubmitted');
