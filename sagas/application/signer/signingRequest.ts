import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { readSigningRequest } from '#sagas/api/contract/signer.ts';
import { signingRequestOf } from '#sagas/api/mappers/signer.ts';
import { send } from '#sagas/control/send.ts';
import { restoreApplicationDraft } from '#sagas/drafts/restoreApplicationDraft.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { screenOfState } from '#store/application/signer/openScreens.ts';
import { applicationOfRequest } from '#store/application/signer/ownStatus.ts';
import { selectSigningRequest } from '#store/application/signer/selectors.ts';
import type { SigningRequest } from '#store/application/signer/signingRequest.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { applicationOpened, applicationReceived } from '#store/application/core/slice.ts';
import type { Destination } from '#store/application/status/checklist.ts';
import { selectProfile } from '#store/identity/selectors.ts';

/** Opens the application of a request with the user's unsaved input, and stores what the signer may know about it. */
export function* receiveSigningRequest(
  ports: Ports,
  wire: AnswerOf<typeof readSigningRequest>,
): SagaGenerator<SigningRequest> {
  const signingRequest = signingRequestOf(wire);
  const { applicationUuid: uuid } = signingRequest;
  const { uuid: known } = yield* select(selectApplicationState);
  if (known !== uuid) {
    yield* put(applicationOpened({ uuid }));
    yield* call(restoreApplicationDraft, ports, uuid);
  }
  if ((yield* select(selectSigningRequest)) === null)
    yield* put(lenderDataRequested({ uuid, names: ['signingRequest'] }));
  yield* put(lenderDataReceived({ signingRequest }));
  const profile = yield* select(selectProfile);
  yield* put(applicationReceived(applicationOfRequest(signingRequest, profile)));
  return signingRequest;
}

/** Reads the signing request of the signed-in user (CALL-SIGN-01). */
export function* loadSigningRequest(ports: Ports): SagaGenerator<SigningRequest> {
  const wire = yield* send(ports, readSigningRequest, {});
  return yield* call(receiveSigningRequest, ports, wire);
}

/** Returns the destination for the state of the request. */
export function* nextOfSigner(): SagaGenerator<Destination> {
  const request = yield* select(selectSigningRequest);
  const state = request?.state ?? 'EXPIRED';
  const screen = screenOfState(state);
  return { kind: 'screen', screen, query: state === 'EXPIRED' ? { code: 'EXPIRED' } : {} };
}
