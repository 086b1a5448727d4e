import { toFailure } from '#sagas/api/apiError.ts';
import { readStatus } from '#sagas/api/contract/application.ts';
import {
  addReviewNote,
  askForReconsideration,
  withdrawApplication,
} from '#sagas/api/contract/steps.ts';
import { finishingStep, sendingStep } from '#sagas/control/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  reconsiderationAsked,
  reviewNoteSent,
  withdrawalConfirmed,
} from '#store/application/intents.ts';
import { selectScreenPath } from '#store/application/screenSelectors.ts';
import { statusReceived } from '#store/application/slice.ts';
import { documentsOf } from '#store/application/uploads.ts';
import { uploadsHandedOver } from '#store/application/uploadsSlice.ts';
import type { RootState } from '#store/index.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';
import { moveDecided } from '#store/shell/slice.ts';

/** One key for one wish, kept until it is granted: the same wish sent again is one (SC-09), another one is not. */
function createKeys(ports: Ports) {
  let last = { wish: '', key: '' };
  return {
    keyOf(wish: object) {
      const words = JSON.stringify(wish);
      if (last.wish !== words) last = { wish: words, key: ports.newId() };
      return last.key;
    },
    settle() {
      last = { wish: '', key: '' };
    },
  };
}

type Keys = ReturnType<typeof createKeys>;

/** The decision is under review from here on; who looks at it says so under an address of its own. */
function* goToReview(ports: Ports, uuid: string) {
  try {
    const status = yield* send(ports, readStatus, { path: { uuid } });
    const readAt = new Date(ports.clock.now()).toISOString();
    yield* put(statusReceived({ status, readAt }));
  } catch (error) {
    // The wish was granted; the review screen reads the status again.
    toFailure(error);
  }
  yield* put(moveDecided({ to: applicationPath(uuid, 'review-app/uw'), replace: false }));
}

function* reconsider(
  ports: Ports,
  keys: Keys,
  { payload }: ReturnType<typeof reconsiderationAsked>,
) {
  const { files } = yield* select((state: RootState) => state.uploads);
  const { ids, documentUuids } = documentsOf(files, ['reconsideration']);
  const body = { ...payload, documentUuids };
  const answer = yield* sendingStep({
    step: 'reconsideration',
    screen: yield* select(selectScreenPath),
    ask: (uuid) =>
      send(
        ports,
        askForReconsideration,
        { path: { uuid }, body },
        { idempotencyKey: keys.keyOf(body) },
      ),
  });
  const uuid = yield* select(selectAddressedUuid);
  if (answer === null || uuid === null) return;
  keys.settle();
  yield* put(uploadsHandedOver({ ids }));
  yield* call(goToReview, ports, uuid);
}

function* addNote(ports: Ports, keys: Keys, { payload }: ReturnType<typeof reviewNoteSent>) {
  const answer = yield* sendingStep({
    step: 'reviewNote',
    screen: 'review-app/uw',
    ask: (uuid) =>
      send(
        ports,
        addReviewNote,
        { path: { uuid }, body: payload },
        { idempotencyKey: keys.keyOf(payload) },
      ),
  });
  if (answer !== null) keys.settle();
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
  yield* takeLeading(reconsiderationAsked, reconsider, ports, createKeys(ports));
  yield* takeLeading(reviewNoteSent, addNote, ports, createKeys(ports));
  yield* takeLeading(withdrawalConfirmed, withdraw, ports);
}
