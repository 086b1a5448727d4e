import { createAction } from '@reduxjs/toolkit';

import type { IdAnswer } from './idForm.ts';

/** Answers of the screen `identity`. */
export const idSubmitted = createAction<IdAnswer>('application/idSubmitted');
