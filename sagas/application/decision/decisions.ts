import { screenAddress } from '#store/application/core/screens.ts';
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
  applyAgainDaySaved,
  reconsiderationRequested,
  reviewNoteSubmitted,
  withdrawalConfirmed,
} from '#store/application/decision/actions.ts';
import { applyAgainFile } from '#store/application/decision/applyAgainFile.ts';
import { isInUnderwriting } from '#store/application/decision/decisions.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';
import { loadStatus } from '#sagas/application/status/loadStatus.ts';

/**
 * Goes to the review screen, or on to the next one if nothing is left to review, unless the user left meanwhile
 * (FT-06).
 */
function* goToReview(ports: Ports, uuid: string) {
  const { loaded, left } = yield* race({
    // If the status can't be read here, the review screen reads it again.
    loaded: nullOnFailure(() => loadStatus(ports, uuid)),
    left: take(leaveActions),
  });
  if (left) return;
  if (loaded && !isInUnderwriting(loaded)) yield* put(routingRequested({ uuid }));
  else yield* put(redirected({ to: screenAddress(uuid, 'reviewUnderwriting'), replace: false }));
}

const inScope = (uuid: string, { name }: { name: string }) => ({
  scope: applicationScope(uuid, name),
});

function* reconsider(ports: Ports, { payload }: ReturnType<typeof reconsiderationRequested>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['reconsideration']);
  const body = { ...payload, documentUuids };
  const answer = yield* sendingStep({
    step: 'reconsideration',
    screen: yield* select(selectScreenId),
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
    screen: 'reviewUnderwriting',
    ask: (uuid) => {
      const params = { path: { uuid }, body: payload };
      return sendIdempotent(ports, addReviewNote, params, inScope(uuid, addReviewNote));
    },
  });
}

function* withdraw(ports: Ports, { payload }: ReturnType<typeof withdrawalConfirmed>) {
  yield* finishingStep({
    step: 'withdrawal',
    screen: yield* select(selectScreenId),
    ask: (uuid) => send(ports, withdrawApplication, { path: { uuid }, body: payload }),
    modal: 'applicationCancelled',
  });
}

function* saveApplyAgainDay(ports: Ports, { payload }: ReturnType<typeof applyAgainDaySaved>) {
  const { page, clock, newId } = ports;
  const lender = yield* select(selectBrandName);
  const address = `${page.origin()}${BASE_PATH}/register`;
  const text = applyAgainFile(payload.day, { uid: newId(), lender, address, now: clock.now() });
  yield* call(() => page.saveFile('apply-again.ics', text, 'text/calendar'));
}

export function* watchDecisions(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(reconsiderationRequested, reconsider, ports);
  yield* takeLeading(applyAgainDaySaved, saveApplyAgainDay, ports);
  yield* takeLeading(reviewNoteSubmitted, addNote, ports);
  yield* takeLeading(withdrawalConfirmed, withdraw, ports);
}
