import { isAnyOf, type Action } from '@reduxjs/toolkit';

import { takeLatest, type SagaGenerator } from '#sagas/effects.ts';
import { chatDraftKeys, chatFallbackKey, storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { registrationDropped } from '#store/registration/slice.ts';
import { questionForgotten } from '#store/support/actions.ts';

import { removeStored } from './storage.ts';

export const isRegistrationEnd = isAnyOf(registrationDropped, loggedOut);

export const isQuestionEnd = isAnyOf(questionForgotten, loggedOut);

/** Removes each stored draft when it ends, even if its own saga's code isn't loaded. */
export function* watchDraftEnds(ports: Ports): SagaGenerator<void> {
  const { draft, draftFallback, question, questionFallback, applicationDraft } = storageKeys;
  for (const [isEnd, keys] of [
    [isRegistrationEnd, [draft, draftFallback]],
    [isQuestionEnd, [question, questionFallback]],
    [loggedOut.match, [applicationDraft]],
  ] as const)
    yield* takeLatest(isEnd, (end: Action) => removeStored(ports, keys, end));
  const chatKeys = chatDraftKeys.flatMap((key) => [key, chatFallbackKey(key)]);
  const inBrowser = { ...ports, session: ports.local };
  yield* takeLatest(loggedOut, (end) => removeStored(inBrowser, chatKeys, end));
}
