import { createAction } from '@reduxjs/toolkit';

import type { UnsavedValues } from '#store/unsaved.ts';

/* These actions load with the first chunk. The slice loads later. */

/** Values of touched fields (decision 7). */
export const questionTyped = createAction<UnsavedValues>('support/questionTyped');

/** The lender has the question, or another user signed in who must not see it (FT-28). */
export const questionForgotten = createAction('support/questionForgotten');
