import { isAnyOf, type Action } from '@reduxjs/toolkit';

import { takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { questionForgotten } from '#store/support/actions.ts';

import { removeStored } from './storage.ts';

/** The actions that end the unsaved question to the lender. */
export const isQuestionEnd = isAnyOf(questionForgotten, loggedOut);

/** Removes the stored drafts whose own sagas are in later chunks. */
export function* watchDraftEnds(ports: Ports): SagaGenerator<void> {
  const { question, questionFallback, applicationDraft } = storageKeys;
  yield* takeLatest(isQuestionEnd, (end: Action) =>
    removeStored(ports, [question, questionFallback], end),
  );
  yield* takeLatest(loggedOut, (end) => removeStored(ports, [applicationDraft], end));
}
