import { createAction } from '@reduxjs/toolkit';

import type { AcknowledgementType } from './acknowledgements.ts';

/** start/app-summary: every acknowledgement was given. */
export const applicationSubmitted = createAction<{
  types: AcknowledgementType[];
  /** The code of the sample document; null where the brand asks for none. */
  sampleCode: string | null;
}>('application/applicationSubmitted');
