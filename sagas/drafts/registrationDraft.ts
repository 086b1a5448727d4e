import { isAnyOf, type Action } from '@reduxjs/toolkit';

import { call, fork, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { isCoDeeder } from '#store/identity/profile.ts';
import {
  identityReceived,
  loginRequested,
  profileReceived,
  sessionEnded,
} from '#store/identity/slice.ts';
import {
  pendingWritesRestored,
  REGISTRATION_SCOPE,
  startsWriteOf,
} from '#store/pendingWrites/slice.ts';
import { nearMatchAnswered } from '#store/registration/address/lookupSlice.ts';
import { laterCampaign } from '#store/registration/campaign.ts';
import {
  applicationCreated,
  chainFailed,
  chainFinished,
  chainLeft,
  chainStarted,
  chainStepDone,
} from '#store/registration/chain/slice.ts';
import { mergedDraft } from '#store/registration/draft.ts';
import { selectCampaign, selectDraftWasRead } from '#store/registration/selectors.ts';
import { hasAnswers, selectStoredRegistration } from '#store/registration/storedRegistration.ts';
import {
  accountSubmitted,
  answersTyped,
  draftAbsent,
  draftRestored,
  registrationEntered,
  registrationSubmitted,
  type StoredRegistration,
} from '#store/registration/slice.ts';
import { stepAnsweredBy } from '#store/registration/steps.ts';
import { mergeUnsavedForms } from '#store/unsaved.ts';
import { selectChain } from '#store/registration/flow.ts';

import { isRegistrationEnd } from './draftEnds.ts';
import { persistDraft, type PersistedDraft } from './persistDraft.ts';
import { parseRegistration } from './registrationSchema.ts';
import { reportRefusal } from './storage.ts';

/** The referrer disappears from the address, so we store it before the user types anything (ELIG-10, A-29). */
const isReferred = (action: Action): action is ReturnType<typeof registrationEntered> =>
  registrationEntered.match(action) && action.payload.campaign.referrerId !== null;

/** An additional signer is a visitor on borrower screens (FT-27). */
const isDisowned = (action: Action): action is ReturnType<typeof profileReceived> =>
  profileReceived.match(action) && isCoDeeder(action.payload);

const isAnswer = (action: Action): action is Action => stepAnsweredBy(action) !== null;

export const mergedRegistration = (
  later: StoredRegistration,
  earlier: StoredRegistration,
): StoredRegistration => ({
  draft: mergedDraft(later.draft, earlier.draft),
  unsaved: mergeUnsavedForms(earlier.unsaved, later.unsaved),
  campaign: laterCampaign(later.campaign, earlier.campaign),
  chain: later.chain.startedAt === null ? earlier.chain : later.chain,
  settled: { ...earlier.settled, ...later.settled },
  pendingWrites: { ...earlier.pendingWrites, ...later.pendingWrites },
});

export const registrationRestored = ({ pendingWrites, ...stored }: StoredRegistration) => [
  pendingWritesRestored(pendingWrites),
  draftRestored(stored),
];

const registrationDraft: PersistedDraft<StoredRegistration> = {
  key: storageKeys.draft,
  fallbackKey: storageKeys.draftFallback,
  parse: parseRegistration,
  select: selectStoredRegistration,
  hasContent: (state, isStored) =>
    hasAnswers(state) ||
    Object.keys(state.registration.lookup.settled).length > 0 ||
    selectChain(state).startedAt !== null ||
    (selectCampaign(state).referrerId !== null && !isStored),
  merge: mergedRegistration,
  restored: registrationRestored,
  absent: () => [draftAbsent()],
  isRead: selectDraftWasRead,
  isDisowned,
  isChange: isAnyOf(
    isAnswer,
    registrationSubmitted,
    accountSubmitted,
    answersTyped,
    nearMatchAnswered,
    chainFinished,
    identityReceived,
    draftRestored,
    isDisowned,
  ),
  // Chain steps are stored at once, so no step runs twice after a reload (S3, FT-42).
  isUrgent: isAnyOf(
    sessionEnded,
    loginRequested,
    chainLeft,
    chainStarted,
    chainStepDone,
    applicationCreated,
    chainFailed,
    startsWriteOf(REGISTRATION_SCOPE),
    isReferred,
  ),
  isEnd: isRegistrationEnd,
};

/** Stores the registration across reloads, crashes and logins, until the log-out (decision 8). */
export function* watchRegistrationDraft(ports: Ports): SagaGenerator<void> {
  yield* fork(function* () {
    yield* call(() => ports.page.rest());
    ports.cipher.prepare();
  });
  if (!ports.session.isPersistent()) yield* call(reportRefusal);
  yield* call(persistDraft<StoredRegistration>, ports, registrationDraft);
}
