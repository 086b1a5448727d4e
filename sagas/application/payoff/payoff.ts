import { addPayoffLetter } from '#sagas/api/contract/payoff.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { leaveActions, sendingStep } from '#sagas/application/sendingStep.ts';
import { receiveStatus } from '#sagas/application/status/loadStatus.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import {
  call,
  put,
  race,
  select,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { payoffLetterSubmitted } from '#store/application/payoff/actions.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { routingRequested, statusCheckRequested } from '#store/application/core/slice.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { toastShown } from '#store/shell/slice.ts';

import { loadPayoffs } from './reads.ts';

/** Reads the other lenders' answers again. If the read fails, the current ones stay. */
function* refresh(ports: Ports): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || (yield* select(selectScreenId)) !== 'payoffHold') return;
  const { payoffs } = yield* race({
    payoffs: nullOnFailure(() => loadPayoffs(ports, uuid)),
    left: take(leaveActions),
  });
  if (payoffs) yield* put(lenderDataReceived({ payoffs }));
}

/** Sends each file of the letter. The last letter leads to the next screen. */
function* sendLetter(ports: Ports, { payload }: ReturnType<typeof payoffLetterSubmitted>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['payoffLetter']);
  const before = (yield* select(selectStatus))?.checklistStatus;
  const uuid = yield* select(selectUuidInHand);
  const status = yield* sendingStep({
    step: 'payoffLetter',
    screen: null,
    *ask(of) {
      const path = { uuid: of, ...payload };
      let answer: AnswerOf<typeof addPayoffLetter> | null = null;
      for (const documentUuid of documentUuids)
        answer = yield* send(ports, addPayoffLetter, { path, body: { documentUuid } });
      return answer;
    },
  });
  if (status === null || uuid === null) return;
  yield* put(uploadsSubmitted({ ids }));
  yield* put(toastShown({ tone: 'success', text: 'We got your letter.' }));
  const { checklistStatus } = status;
  if (checklistStatus !== before) {
    yield* put(routingRequested({ uuid, from: 'payoffHold', answered: checklistStatus }));
    return;
  }
  yield* call(receiveStatus, ports, status);
  yield* call(refresh, ports);
}

export function* watchPayoff(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(payoffLetterSubmitted, sendLetter, ports);
  yield* takeLatest(statusCheckRequested, refresh, ports);
}
