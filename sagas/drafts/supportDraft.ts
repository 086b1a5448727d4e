import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { codeOf } from '#sagas/api/contract/common.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { identityReceived, loginRequested, sessionEnded } from '#store/identity/slice.ts';
import type { PendingWrites } from '#store/pendingWrite.ts';
import {
  pendingWritesOf,
  pendingWritesRestored,
  startsWriteOf,
} from '#store/pendingWrites/slice.ts';
import { selectUnsavedQuestion } from '#store/support/selectors.ts';
import { questionTyped } from '#store/support/actions.ts';
import {
  questionRestored,
  supportRequested,
  supportTopics,
  type SupportQuestion,
} from '#store/support/slice.ts';
import { mergeUnsaved, type UnsavedValues } from '#store/unsaved.ts';

import { isQuestionEnd } from './draftEnds.ts';
import { lenientSchema, PendingWritesSchema } from './lenientSchema.ts';
import { persistDraft, type PersistedDraft } from './persistDraft.ts';

export const SUPPORT_SCOPE = 'support';

interface StoredQuestion {
  unsaved: UnsavedValues;
  pendingWrites: PendingWrites;
}

const Text = v.string();

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    unsaved: lenientSchema<SupportQuestion>({
      name: Text,
      email: Text,
      topic: codeOf(supportTopics),
      message: Text,
    }),
    pendingWrites: PendingWritesSchema,
  }),
);

/** Reads a stored question field by field (FT-62). Returns null if it isn't a question. */
export function parseQuestion(text: string): StoredQuestion | null {
  const stored = v.safeParse(Stored, text);
  return stored.success && Object.keys(stored.output.unsaved).length > 0 ? stored.output : null;
}

/** The question to the lender is stored separately from the registration, so neither ends the other (S2, FT-26). */
const supportDraft: PersistedDraft<StoredQuestion> = {
  key: storageKeys.question,
  fallbackKey: storageKeys.questionFallback,
  parse: parseQuestion,
  select: (state) => ({
    unsaved: selectUnsavedQuestion(state),
    pendingWrites: pendingWritesOf(state, SUPPORT_SCOPE),
  }),
  hasContent: (state) => Object.keys(selectUnsavedQuestion(state)).length > 0,
  merge: (later, earlier) => ({
    unsaved: mergeUnsaved(earlier.unsaved, later.unsaved),
    pendingWrites: { ...earlier.pendingWrites, ...later.pendingWrites },
  }),
  restored: ({ unsaved, pendingWrites }) => [
    pendingWritesRestored(pendingWrites),
    questionRestored(unsaved),
  ],
  absent: () => [],
  isRead: () => false,
  isDisowned: () => false,
  isChange: isAnyOf(
    questionTyped,
    questionRestored,
    supportRequested,
    identityReceived,
    startsWriteOf(SUPPORT_SCOPE),
  ),
  isUrgent: isAnyOf(sessionEnded, loginRequested),
  isEnd: isQuestionEnd,
};

/** Stores the question to the lender across reloads, crashes and logins. */
export function* watchSupportDraft(ports: Ports): SagaGenerator<void> {
  yield* call(persistDraft<StoredQuestion>, ports, supportDraft);
}
