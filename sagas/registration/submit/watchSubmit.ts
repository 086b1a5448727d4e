import { CodeMissing, fetchCode, reloadForCode } from '#sagas/control/lazySaga.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { call, put, race, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { isDone, links, type Link } from '#store/registration/chain/chain.ts';
import {
  chainFailed,
  chainStarted,
  unkeptSignInConfirmed,
} from '#store/registration/chain/slice.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { selectChain } from '#store/registration/selectors.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { processingAdvanced, processingEnded } from '#store/shell/slice.ts';

import { untilLeft } from './untilLeft.ts';

/** Fetches the code of the submit chain; the last questions do so ahead. */
export const loadSubmitChain = () =>
  import(/* webpackChunkName: "submit" */ './submitRegistration.ts');

type SubmitCode = Awaited<ReturnType<typeof loadSubmitChain>>;

/** The code of the chain; null for a borrower who went back, or where it does not come, which fails as a dead network does (FT-01). */
function* fetchSubmitCode(ports: Ports, stoppedAt: Link): SagaGenerator<SubmitCode | null> {
  try {
    const { code } = yield* race({
      code: call(() => fetchCode(loadSubmitChain)),
      left: call(untilLeft),
    });
    if (code) return code;
    yield* put(chainFailed({ link: stoppedAt, failure: null }));
  } catch (error) {
    if (!(error instanceof CodeMissing)) throw error;
    yield* call(reloadForCode, ports);
    yield* put(chainFailed({ link: stoppedAt, failure: { kind: 'offline' } }));
  }
  yield* put(processingEnded());
  return null;
}

/** Submits the registration; `acceptsLoss` where the browser does not keep the answers (FT-60). */
export function* submit(
  ports: Ports,
  passwordHandle: string | null,
  acceptsLoss = false,
): SagaGenerator<void> {
  const before = yield* select(selectChain);
  yield* put(chainStarted({ acceptedAt: new Date(ports.clock.now()).toISOString() }));
  yield* put(processingAdvanced({ message: 0 }));
  try {
    const stoppedAt = links.find((link) => !isDone(before, link)) ?? 'startEvents';
    const code = yield* call(fetchSubmitCode, ports, stoppedAt);
    if (code) yield* call(code.submitRegistration, ports, { before, passwordHandle, acceptsLoss });
  } finally {
    // A form gives its password anew with each submit; that of account-setup waits while questions are open.
    if (!(yield* select(selectDraft)).isAccountSetUp) ports.vault.forget(passwordHandle);
  }
}

export function* watchSubmit(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(registrationSubmitted, function* ({ payload }) {
    yield* untilLogout(submit, ports, payload.passwordHandle);
  });
  yield* takeLeading(unkeptSignInConfirmed, function* () {
    yield* untilLogout(submit, ports, null, true);
  });
}
