import { screenAddress } from '#store/application/core/screens.ts';
import { moveAppraisal, payAppraisal } from '#sagas/api/contract/appraisal.ts';
import { sendingStep } from '#sagas/application/sendingStep.ts';
import { receiveStatus } from '#sagas/application/status/loadStatus.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import { leaveForService } from '#sagas/navigation/exits.ts';
import type { Ports } from '#sagas/ports.ts';
import { appraisalBooked, appraisalMoved } from '#store/application/appraisal/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { toastShown } from '#store/shell/slice.ts';

import { loadAppraisal } from './reads.ts';

function* pay(ports: Ports, { payload: body }: ReturnType<typeof appraisalBooked>) {
  const uuid = yield* select(selectUuidInHand);
  const answer = yield* sendingStep({
    step: 'appraisalPayment',
    screen: 'hold',
    ask: (of) =>
      sendIdempotent(
        ports,
        payAppraisal,
        { path: { uuid: of }, body },
        { scope: applicationScope(of, payAppraisal.name) },
      ),
  });
  if (answer === null || uuid === null) return;
  yield* leaveForService(ports, answer.redirect, screenAddress(uuid, 'hold'));
}

/** Moves the appointment, and shows it as the lender confirmed it. */
function* move(ports: Ports, { payload: body }: ReturnType<typeof appraisalMoved>) {
  const sent = yield* sendingStep({
    step: 'appraisalMove',
    screen: 'hold',
    *ask(uuid) {
      const status = yield* send(ports, moveAppraisal, { path: { uuid }, body });
      return { status, appraisal: yield* call(loadAppraisal, ports, uuid) };
    },
  });
  if (sent === null) return;
  yield* call(receiveStatus, ports, sent.status);
  yield* put(lenderDataReceived({ appraisal: sent.appraisal }));
  yield* put(toastShown({ tone: 'success', text: 'We moved the appointment.' }));
}

export function* watchAppraisal(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(appraisalBooked, pay, ports);
  yield* takeLeading(appraisalMoved, move, ports);
}
