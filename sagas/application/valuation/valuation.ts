import { screenAddress } from '#store/application/core/screens.ts';
import {
  changeValuationOrder,
  disputeValue,
  orderValuation,
  saveHomeEstimate,
  sendRecentAppraisal,
} from '#sagas/api/contract/valuation.ts';
import { agreement } from '#sagas/api/mappers/wireParts.ts';
import { finishingStep, sendingStep } from '#sagas/application/sendingStep.ts';
import { receiveStatus } from '#sagas/application/status/loadStatus.ts';
import { pendingWriteOf, sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  lenderDataInvalidated,
  lenderDataReceived,
  selectLenderData,
} from '#store/application/core/lenderDataSlice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';
import {
  homeEstimateSubmitted,
  recentAppraisalSubmitted,
  valuationContactChanged,
  valuationOrdered,
  valueDisputed,
} from '#store/application/valuation/actions.ts';
import { agentContactText } from '#store/application/valuation/valuationTexts.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected, toastShown } from '#store/shell/slice.ts';

function* sendEstimate(ports: Ports, { payload }: ReturnType<typeof homeEstimateSubmitted>) {
  yield* finishingStep({
    step: 'homeEstimate',
    screen: 'bpoEstimateValue',
    ask: (uuid) => send(ports, saveHomeEstimate, { path: { uuid }, body: payload }),
  });
}

/** Orders the valuation with the consent that it needs (F-16), and shows the order. */
function* order(ports: Ports, { payload }: ReturnType<typeof valuationOrdered>) {
  const { files } = yield* select(selectUploadsState);
  const { orgCode } = yield* select(selectOrganisation);
  const { ids, documentUuids: photos } = documentsOf(files, ['homePhotos']);
  const uuid = yield* select(selectUuidInHand);
  const status = yield* sendingStep({
    step: 'valuationOrder',
    screen: yield* select(selectScreenId),
    *ask(of) {
      const scope = applicationScope(of, orderValuation.name);
      const request = { ...payload, photos };
      const { acceptedAt } = yield* call(pendingWriteOf, ports, scope, request);
      const given = agreement(orgCode, acceptedAt);
      const consents = [{ type: 'AGENT_CONTACT', ...agentContactText, ...given }];
      const params = { path: { uuid: of }, body: { ...request, consents } };
      return yield* sendIdempotent(ports, orderValuation, params, { scope, request });
    },
  });
  if (status === null || uuid === null) return;
  yield* put(uploadsSubmitted({ ids }));
  // Stores the order's status, so the next read doesn't count as a change and lead away.
  yield* call(receiveStatus, ports, status);
  yield* put(lenderDataInvalidated({ names: ['valuationOrder'] }));
  yield* put(redirected({ to: screenAddress(uuid, 'bpoWaiting'), replace: false }));
}

/** Changes whom the agent calls, without changing the order. */
function* changeContact(ports: Ports, { payload }: ReturnType<typeof valuationContactChanged>) {
  const { valuationOrder } = yield* select(selectLenderData);
  const placed = valuationOrder.status === 'ready' ? valuationOrder.value : null;
  if (placed === null) return;
  const { orderUuid, orderNumber, photos } = placed;
  const status = yield* sendingStep({
    step: 'valuationContact',
    screen: null,
    ask: (uuid) =>
      send(ports, changeValuationOrder, {
        path: { uuid, orderUuid },
        body: { ...payload, photos },
      }),
  });
  if (status === null) return;
  const { expectedBy } = status;
  const changed = { ...payload, photos, orderUuid, orderNumber, expectedBy };
  yield* put(lenderDataReceived({ valuationOrder: changed }));
  yield* put(toastShown({ tone: 'success', text: 'We told the agent.' }));
}

function* sendAppraisal(ports: Ports, { payload }: ReturnType<typeof recentAppraisalSubmitted>) {
  const { files } = yield* select(selectUploadsState);
  const { ids, documentUuids } = documentsOf(files, ['recentAppraisal']);
  const isSent = yield* finishingStep({
    step: 'recentAppraisal',
    screen: yield* select(selectScreenId),
    ask: (uuid) =>
      send(ports, sendRecentAppraisal, { path: { uuid }, body: { ...payload, documentUuids } }),
  });
  if (isSent) yield* put(uploadsSubmitted({ ids }));
}

function* dispute(ports: Ports, { payload: body }: ReturnType<typeof valueDisputed>) {
  yield* sendingStep({
    step: 'valueReconsideration',
    screen: null,
    ask: (uuid) =>
      sendIdempotent(
        ports,
        disputeValue,
        { path: { uuid }, body },
        { scope: applicationScope(uuid, disputeValue.name) },
      ),
  });
}

export function* watchValuation(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(homeEstimateSubmitted, sendEstimate, ports);
  yield* takeLeading(valuationOrdered, order, ports);
  yield* takeLeading(valuationContactChanged, changeContact, ports);
  yield* takeLeading(recentAppraisalSubmitted, sendAppraisal, ports);
  yield* takeLeading(valueDisputed, dispute, ports);
}
