import { throwBug } from '#sagas/api/apiError.ts';
import {
  addReviewNote,
  askForReconsideration,
  withdrawApplication,
} from '#sagas/api/contract/steps.ts';
import { finishingStep, leavings, sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, put, race, select, take, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  reconsiderationRequested,
  reviewNoteSubmitted,
  withdrawalConfirmed,
} from '#store/application/actions.ts';
import { selectScreenPath } from '#store/application/screenSelectors.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';
import { loadStatus } from '#sagas/application/status/loadStatus.ts';

/** Knows that the decision is under review from here on. */
function* loadReview(ports: Ports, uuid: string) {
  try {
    yield* call(loadStatus, ports, uuid);
  } catch (error) {
    // The lender looks again; the review screen reads the status again.
    throwBug(error);
  }
}

/** Who looks at the decision says so under an address of its own; whoever left meanwhile stays where they are (FT-06). */
function* goToReview(ports: Ports, uuid: string) {
  const { left } = yield* race({
    learned: call(loadReview, ports, uuid),
    left: take(leavings),
  });
  if (left) return;
  yield* put(redirected({ to: applicationPath(uuid, 'review-app/uw'), replace: false }));
}

function* reconsider(ports: Ports, { payload }: ReturnType<typeof reconsiderationRequested>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['reconsideration']);
  const body = { ...payload, documentUuids };
  const answer = yield* sendingStep({
    step: 'reconsideration',
    screen: yield* select(selectScreenPath),
    ask: (uuid) =>
      sendIdempotent(
        ports,
        askForReconsideration,
        { path: { uuid }, body },
        { scope: applicationScope(uuid, askForReconsideration.name) },
      ),
  });
  const uuid = yield* select(selectAddressedUuid);
  if (answer === null || uuid === null) return;
  yield* put(uploadsSubmitted({ ids }));
  yield* call(goToReview, ports, uuid);
}

function* addNote(ports: Ports, { payload }: ReturnType<typeof reviewNoteSubmitted>) {
  yield* sendingStep({
    step: 'reviewNote',
    screen: 'review-app/uw',
    ask: (uuid) =>
      sendIdempotent(
        ports,
        addReviewNote,
        { path: { uuid }, body: payload },
        { scope: applicationScope(uuid, addReviewNote.name) },
      ),
  });
}

function* withdraw(ports: Ports, { payload }: ReturnType<typeof withdrawalConfirmed>) {
  yield* finishingStep({
    step: 'withdrawal',
    screen: yield* select(selectScreenPath),
    ask: (uuid) => send(ports, withdrawApplication, { path: { uuid }, body: payload }),
  });
}

/** What a borrower can do about a decision, and the end they can make themselves. */
export function* watchDecisions(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(reconsiderationRequested, reconsider, ports);
  yield* takeLeading(reviewNoteSubmitted, addNote, ports);
  yield* takeLeading(withdrawalConfirmed, withdraw, ports);
}
