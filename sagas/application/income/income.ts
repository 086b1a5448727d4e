import { screenAddress } from '#store/application/core/screens.ts';
import { throwBug } from '#sagas/api/apiError.ts';
import { saveEmployment, sendPaystubs, submitIncome } from '#sagas/api/contract/income.ts';
import { agreedStep } from '#sagas/application/agreedStep.ts';
import { finishingStep, sendingStep } from '#sagas/application/sendingStep.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { polling, startPace, type Pace } from '#sagas/control/polling.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, takeLatest, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  employerSubmitted,
  incomeCheckRequested,
  incomeProofSubmitted,
  papersSubmitted,
} from '#store/application/income/actions.ts';
import { employerConsent } from '#store/application/income/employer.ts';
import { paperGroups } from '#store/application/income/papers.ts';
import {
  lenderDataInvalidated,
  lenderDataReceived,
  selectLenderData,
} from '#store/application/core/lenderDataSlice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { routingCompleted } from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { statusUnchanged } from '#store/application/status/statusCheckSlice.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';
import type { RootState } from '#store/index.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { locationChanged, redirected } from '#store/shell/slice.ts';

import { readEmployer, readIncome } from './reads.ts';

/** How often to check on documents while the borrower waits for the result. */
const PACE = { reads: 200, firstPauseMs: 5_000, longestPauseMs: 20_000, steadyMs: 300_000 };

function* submit(ports: Ports) {
  yield* finishingStep({
    step: 'incomeProof',
    screen: 'incomeReview',
    ask: (uuid) => send(ports, submitIncome, { path: { uuid } }),
  });
}

/** Sends the documents of one kind, and goes back to the list of incomes. */
function* sendPapers(ports: Ports, { payload }: ReturnType<typeof papersSubmitted>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, [paperGroups[payload.kind]]);
  const body = { ...payload, documentUuids };
  const record = yield* sendingStep({
    step: 'papers',
    screen: 'incomeUpload',
    ask: (uuid) =>
      sendIdempotent(
        ports,
        sendPaystubs,
        { path: { uuid }, body },
        { scope: applicationScope(uuid, sendPaystubs.name) },
      ),
  });
  const uuid = yield* select(selectUuidInHand);
  if (record === null || uuid === null) return;
  yield* put(uploadsSubmitted({ ids }));
  yield* put(lenderDataInvalidated({ names: ['income'] }));
  yield* put(redirected({ to: screenAddress(uuid, 'incomeReview'), replace: false }));
}

function* sendEmployer(ports: Ports, { payload }: ReturnType<typeof employerSubmitted>) {
  const { hasPapers, ...answer } = payload;
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, hasPapers ? ['employerPapers'] : []);
  const { version } = employerConsent('');
  const request = { ...answer, documentUuids };
  const isSent = yield* agreedStep(ports, {
    step: 'employer',
    screen: 'incomeEmployer',
    endpoint: saveEmployment.name,
    request,
    ask: (uuid, given) =>
      send(ports, saveEmployment, {
        path: { uuid },
        body: { ...request, consent: { version, ...given } },
      }),
  });
  if (isSent) yield* put(uploadsSubmitted({ ids }));
}

const selectIsReading = (state: RootState): boolean => {
  const { income } = selectLenderData(state);
  const isReviewed =
    income.status === 'ready' && income.value.records.some(({ state: at }) => at === 'IN_REVIEW');
  return (
    isReviewed &&
    selectScreenId(state) === 'incomeReview' &&
    !selectApplicationState(state).isRouting
  );
};

/** Polls while the lender reads documents, so the card changes while the borrower watches. */
function* lookAgain(ports: Ports, pace: Pace): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || !(yield* select(selectIsReading))) return;
  yield* polling(ports, pace, {
    *ask() {
      // After a failure, the card stays as it is until the next poll.
      const income = yield* nullOnFailure(() => call(readIncome, ports, uuid));
      if (income !== null) yield* put(lenderDataReceived({ income }));
      return yield* select(selectIsReading);
    },
    isDone: (isReading) => !isReading,
    asked: incomeCheckRequested.match,
  });
}

/** "Check again" found the same status. The employer may or may not have answered. */
function* lookAtEmployer(ports: Ports): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || (yield* select(selectScreenId)) !== 'incomeEmployer') return;
  try {
    yield* put(lenderDataReceived({ employment: yield* call(readEmployer, ports, uuid) }));
  } catch (error) {
    throwBug(error);
  }
}

export function* watchIncome(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(incomeProofSubmitted, submit, ports);
  yield* takeLeading(papersSubmitted, sendPapers, ports);
  yield* takeLeading(employerSubmitted, sendEmployer, ports);
  yield* takeLatest(statusUnchanged, lookAtEmployer, ports);
  const pace = startPace(PACE);
  yield* runLatestOn([lenderDataReceived, locationChanged, routingCompleted], () =>
    lookAgain(ports, pace),
  );
}
