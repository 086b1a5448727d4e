import { createAction } from '@reduxjs/toolkit';

import type { SentAsset } from './assetsForm.ts';

/** product/assets: "Use these". */
export const assetsSubmitted = createAction<{ accounts: SentAsset[] }>(
  'application/assetsSubmitted',
);

/** product/assets: "Go on without them". */
export const assetsSkipped = createAction('application/assetsSkipped');
