import { submitId } from '#sagas/api/contract/idCheck.ts';
import { finishingStep, sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectConditionsAddress } from '#store/application/conditions/toDo.ts';
import { conditionAnswered } from '#store/application/conditions/slice.ts';
import { idSubmitted } from '#store/application/idCheck/actions.ts';
import { idGroup } from '#store/application/idCheck/idDocuments.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';

const STEP = { step: 'idCheck', screen: 'identity' } as const;

/** After an answer that was opened from a to-do item, goes back to the list (COND-02). */
function* sendCondition(conditionUuid: string, ask: Parameters<typeof sendingStep>[0]['ask']) {
  const uuid = yield* select(selectUuidInHand);
  const sent = yield* sendingStep({ ...STEP, ask });
  if (sent === null || uuid === null) return false;
  yield* put(conditionAnswered({ uuid: conditionUuid, state: 'IN_REVIEW' }));
  yield* put(redirected({ to: yield* select(selectConditionsAddress), replace: false }));
  return true;
}

/** Sends the photos of the chosen ID type. Photos of another type stay. */
function* sendId(ports: Ports, { payload }: ReturnType<typeof idSubmitted>) {
  const { files } = yield* select(selectUploadsState);
  const front = documentsOf(files, [idGroup(payload.idType, 'front')]);
  const back = documentsOf(files, [idGroup(payload.idType, 'back')]);
  const proof = documentsOf(files, ['nameChange']);
  const body = {
    ...payload,
    documentUuids: {
      front: front.documentUuids[0] ?? '',
      back: back.documentUuids[0] ?? null,
      nameChange: proof.documentUuids,
    },
  };
  const ask = (uuid: string) => send(ports, submitId, { path: { uuid }, body });
  const isSent =
    payload.conditionUuid === null
      ? yield* finishingStep({ ...STEP, ask })
      : yield* call(sendCondition, payload.conditionUuid, ask);
  if (isSent) yield* put(uploadsSubmitted({ ids: [...front.ids, ...back.ids, ...proof.ids] }));
}

export function* watchIdCheck(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(idSubmitted, sendId, ports);
}
