import {
  addReviewNote,
  askForReconsideration,
  withdrawApplication,
} from '#sagas/api/contract/steps.ts';
import { finishingStep, leaveActions, sendingStep } from '#sagas/application/sendingStep.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
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
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';
import { loadStatus } from '#sagas/application/status/loadStatus.ts';

/** Leads to the review screen, unless the user left meanwhile (FT-06). */
function* goToReview(ports: Ports, uuid: string) {
  const { left } = yield* race({
    // The review screen reads a status again that could not be read here.
    loaded: nullOnFailure(() => loadStatus(ports, uuid)),
    left: take(leaveActions),
  });
  if (!left) yield* put(redirected({ to: applicationPath(uuid, 'review-app/uw'), replace: false }));
}

/** The scope of an application's write. */
const inScope = (uuid: string, { name }: { name: string }) => ({
  scope: applicationScope(uuid, name),
});

function* reconsider(ports: Ports, { payload }: ReturnType<typeof reconsiderationRequested>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['reconsideration']);
  const body = { ...payload, documentUuids };
  const answer = yield* sendingStep({
    step: 'reconsideration',
    screen: yield* select(selectScreenPath),
    ask: (uuid) => {
      const params = { path: { uuid }, body };
      return sendIdempotent(
        ports,
        askForReconsideration,
        params,
        inScope(uuid, askForReconsideration),
      );
    },
  });
  const uuid = yield* select(selectUuidInHand);
  if (answer === null || uuid === null) return;
  yield* put(uploadsSubmitted({ ids }));
  yield* call(goToReview, ports, uuid);
}

function* addNote(ports: Ports, { payload }: ReturnType<typeof reviewNoteSubmitted>) {
  yield* sendingStep({
    step: 'reviewNote',
    screen: 'review-app/uw',
    ask: (uuid) => {
      const params = { path: { uuid }, body: payload };
      return sendIdempotent(ports, addReviewNote, params, inScope(uuid, addReviewNote));
    },
  });
}

function* withdraw(ports: Ports, { payload }: ReturnType<typeof withdrawalConfirmed>) {
  yield* finishingStep({
    step: 'withdrawal',
    screen: yield* select(selectScreenPath),
    ask: (uuid) => send(ports, withdrawApplication, { path: { uuid }, body: payload }),
  });
}

/** The borrower's actions on a decision, and the withdrawal. */
export function* watchDecisions(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(reconsiderationRequested, reconsider, ports);
  yield* takeLeading(reviewNoteSubmitted, addNote, ports);
  yield* takeLeading(withdrawalConfirmed, withdraw, ports);
}
