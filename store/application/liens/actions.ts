import { createAction } from '@reduxjs/toolkit';

import type { LiensAnswer } from './liensForm.ts';

export const liensSubmitted = createAction<LiensAnswer>('application/liensSubmitted');
