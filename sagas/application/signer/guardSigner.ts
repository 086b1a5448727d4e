import { ApiError, toFailure } from '#sagas/api/apiError.ts';
import { readRetry, retrying } from '#sagas/control/retrying.ts';
import { receiveStatus } from '#sagas/application/status/loadStatus.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { isOpenTo } from '#store/application/signer/openScreens.ts';
import { statusOfRequest } from '#store/application/signer/ownStatus.ts';
import type { SignerErrorCode } from '#store/application/core/signerErrors.ts';
import type { SigningRequest } from '#store/application/signer/signingRequest.ts';
import { applicationFailed } from '#store/application/core/slice.ts';
import { selectApplicationFailure } from '#store/application/core/state.ts';
import { selectMatch, selectParameters } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';

import { loadSigningRequest, nextOfSigner } from './signingRequest.ts';

/** Returns why a request can't be shown, or null for a failure that a retry may fix. */
function codeOf(error: unknown): SignerErrorCode | null {
  if (!(error instanceof ApiError) || error.endsSession) return null;
  if (error.status === 429) return 'LOCKED';
  if ([400, 403, 404].includes(error.status)) return 'NOT_FOUND';
  return null;
}

/** Reads the request. If there isn't one, goes to the page that says so. */
function* readRequest(ports: Ports): SagaGenerator<SigningRequest | null> {
  const hasFailed = (yield* select(selectApplicationFailure)) !== null;
  try {
    return yield* retrying(readRetry(hasFailed), () => call(loadSigningRequest, ports));
  } catch (error) {
    const code = codeOf(error);
    if (code === null) yield* put(applicationFailed(toFailure(error)));
    else {
      const to = yield* select(selectAddressOf('signerError', { query: { code } }));
      yield* put(redirected({ to, replace: true }));
    }
    return null;
  }
}

function* lead() {
  const next = yield* call(nextOfSigner);
  if (next.kind !== 'screen') return;
  const to = yield* select(selectAddressOf(next.screen, { query: next.query }));
  yield* put(redirected({ to, replace: true }));
}

/** ROUTE-SIGN-13: an unknown address below the conditions leads up to them. Any other address isn't found. */
function* leadUp() {
  const path = (yield* select(selectMatch))?.parameters['path'] ?? '';
  if (!path.startsWith('conditions/')) return false;
  const to = yield* select(selectAddressOf('conditions'));
  yield* put(redirected({ to, replace: true }));
  return true;
}

/** Guards the screens of an additional signer: those of their state, the conditions, and what they may read again. */
export function* guardSigner(ports: Ports): SagaGenerator<void> {
  const screen = yield* select(selectScreenId);
  const { code, conditionUuid } = yield* select(selectParameters);
  if (screen === null && (yield* call(leadUp))) return;
  // The address already contains the reason.
  if (screen === 'signerError' && code !== undefined) return;
  const request = yield* call(readRequest, ports);
  if (request === null) return;
  yield* call(receiveStatus, ports, statusOfRequest(request));
  if (screen !== null && !isOpenTo(request.state, screen, conditionUuid !== undefined))
    yield* call(lead);
}
