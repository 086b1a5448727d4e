import { createAction } from '@reduxjs/toolkit';

import type { LiensAnswer } from './liensForm.ts';

/** The answers of the screen `liens`. */
export const liensSubmitted = createAction<LiensAnswer>('application/liensSubmitted');
