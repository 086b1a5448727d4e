import { isAnyOf, type Action } from '@reduxjs/toolkit';

import { takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { questionForgotten } from '#store/support/actions.ts';

import { removeStored } from './storage.ts';

/** What ends the question to the lender that is being written. */
export const isQuestionEnd = isAnyOf(questionForgotten, loggedOut);

/** Ends the stored drafts whose own sagas come with a later chunk. */
export function* watchDraftEnds(ports: Ports): SagaGenerator<void> {
  const { question, questionFallback, applicationDraft } = storageKeys;
  yield* takeLatest(isQuestionEnd, (end: Action) =>
    removeStored(ports, [question, questionFallback], end),
  );
  yield* takeLatest(loggedOut, (end) => removeStored(ports, [applicationDraft], end));
}
