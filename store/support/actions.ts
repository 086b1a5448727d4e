import { createAction } from '@reduxjs/toolkit';

import type { UnsavedValues } from '#store/unsaved.ts';

/* Actions of this area that sagas of every page take; its slice comes later. */

/** A form reports the fields that were touched (decision 7). */
export const questionTyped = createAction<UnsavedValues>('support/questionTyped');

/** Fact: the lender has the question, or another user is here, who must not see it (FT-28). */
export const questionForgotten = createAction('support/questionForgotten');
