import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import {
  declineSigningRequest,
  reopenSigningRequest,
  startSigningRequest,
  type readSigningRequest,
} from '#sagas/api/contract/signer.ts';
import { agreement } from '#sagas/api/mappers/wireParts.ts';
import { leaveActions, sendingStep } from '#sagas/application/sendingStep.ts';
import { receiveStatus } from '#sagas/application/status/loadStatus.ts';
import { pendingWriteOf } from '#sagas/control/sendIdempotent.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, race, select, take, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports, Position } from '#sagas/ports.ts';
import type { StepName } from '#store/application/core/features.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import type { DraftId } from '#store/application/core/state.ts';
import {
  signingDeclined,
  signingReopened,
  signingStarted,
} from '#store/application/signer/actions.ts';
import { electronicRecordsText } from '#store/application/signer/intro.ts';
import { statusOfRequest } from '#store/application/signer/ownStatus.ts';
import { positionDeclined, positionShared } from '#store/application/signing/actions.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { applicationScope, writeSettled } from '#store/pendingWrites/slice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { modalOpened, redirected } from '#store/shell/slice.ts';

import { nextOfSigner, receiveSigningRequest } from './signingRequest.ts';

type Request = AnswerOf<typeof readSigningRequest>;

interface RequestStep {
  readonly step: StepName;
  readonly screen: DraftId | null;
  readonly ask: () => SagaGenerator<Request>;
}

const signerStep = (ports: Ports, { step, screen, ask }: RequestStep) =>
  call(function* (): SagaGenerator<void> {
    const wire = yield* sendingStep({ step, screen, ask });
    if (wire === null) return;
    const request = yield* call(receiveSigningRequest, ports, wire);
    yield* call(receiveStatus, ports, statusOfRequest(request));
    const next = yield* call(nextOfSigner);
    if (next.kind !== 'screen') return;
    const to = yield* select(selectAddressOf(next.screen, { query: next.query }));
    yield* put(redirected({ to, replace: false }));
  });

/** Returns the signer's position from the browser, or null if we have to ask for it. */
function* positionOf(ports: Ports): SagaGenerator<Position | null> {
  yield* put(modalOpened({ id: 'shareLocation' }));
  const { shared } = yield* race({
    shared: take(positionShared),
    declined: take(positionDeclined),
    left: take(leaveActions),
  });
  return shared ? yield* call(() => ports.locate()) : null;
}

/** The position goes from the browser straight to the call. No action or state contains it. */
function* start(ports: Ports, { payload }: ReturnType<typeof signingStarted>) {
  const { phoneNumber, place } = payload;
  const position = place === null ? yield* call(positionOf, ports) : null;
  if (place === null && position === null) {
    yield* put(lenderDataReceived({ signingPlace: 'ASKED' }));
    return;
  }
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null) return;
  const { orgCode } = yield* select(selectOrganisation);
  const scope = applicationScope(uuid, startSigningRequest.name);
  // After a lost response, the repeated request states the same time (FT-02).
  const { acceptedAt } = yield* call(pendingWriteOf, ports, scope, payload);
  const consents = [
    { type: 'ELECTRONIC_RECORDS', ...electronicRecordsText, ...agreement(orgCode, acceptedAt) },
  ];
  const location = {
    state: place,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
  yield* signerStep(ports, {
    step: 'signingStart',
    screen: 'signerIntro',
    *ask() {
      const body = { consents, phoneNumber, location };
      const wire = yield* send(ports, startSigningRequest, { body });
      yield* put(writeSettled({ scope }));
      return wire;
    },
  });
}

function* decline(ports: Ports, { payload }: ReturnType<typeof signingDeclined>) {
  yield* signerStep(ports, {
    step: 'signingDecline',
    screen: null,
    ask: () => send(ports, declineSigningRequest, { body: payload }),
  });
}

function* reopen(ports: Ports) {
  yield* signerStep(ports, {
    step: 'signingReopening',
    screen: null,
    ask: () => send(ports, reopenSigningRequest, { body: {} }),
  });
}

export function* watchSigner(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(signingStarted, start, ports);
  yield* takeLeading(signingDeclined, decline, ports);
  yield* takeLeading(signingReopened, reopen, ports);
}
