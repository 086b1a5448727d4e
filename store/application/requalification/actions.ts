import { createAction } from '@reduxjs/toolkit';

import type { RequalificationForm } from './requalification.ts';

/** product/prequal-winback */
export const requalificationChosen = createAction<RequalificationForm>(
  'application/requalificationChosen',
);
