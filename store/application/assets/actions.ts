import { createAction } from '@reduxjs/toolkit';

import type { SentAsset } from './assetsForm.ts';

/** product/assets: "Count these savings". */
export const assetsSubmitted = createAction<{ accounts: SentAsset[] }>(
  'application/assetsSubmitted',
);

/** product/assets: "Skip". */
export const assetsSkipped = createAction('application/assetsSkipped');
