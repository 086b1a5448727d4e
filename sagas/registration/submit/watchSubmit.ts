import { CodeMissing, fetchCode, reloadForCode } from '#sagas/control/lazySaga.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { call, put, race, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { isDone, chainSteps, type ChainStep } from '#store/registration/chain/chain.ts';
import {
  chainFailed,
  chainStarted,
  lossySignInConfirmed,
} from '#store/registration/chain/slice.ts';
import { selectChain, selectDraft, selectIsWaitlisted } from '#store/registration/flow.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { processingAdvanced, processingEnded } from '#store/shell/slice.ts';

import { untilStepLeft } from './untilStepLeft.ts';

/** Fetches the submit chain's chunk; the last questions prefetch it. */
export const loadSubmitChain = () =>
  import(/* webpackChunkName: "submit" */ './submitRegistration.ts');

type SubmitCode = Awaited<ReturnType<typeof loadSubmitChain>>;

/** The chunk of the chain; null when the user went back, or when it does not load (FT-01). */
function* fetchSubmitCode(ports: Ports, nextStep: ChainStep): SagaGenerator<SubmitCode | null> {
  try {
    const { code } = yield* race({
      code: call(() => fetchCode(loadSubmitChain)),
      left: call(untilStepLeft),
    });
    if (code) return code;
    yield* put(chainFailed({ step: nextStep, failure: null }));
  } catch (error) {
    if (!(error instanceof CodeMissing)) throw error;
    yield* call(reloadForCode, ports);
    yield* put(chainFailed({ step: nextStep, failure: { kind: 'offline' } }));
  }
  yield* put(processingEnded());
  return null;
}

/** Submits the registration; `acceptsLoss` where the browser does not store the answers (FT-60). */
export function* submit(
  ports: Ports,
  passwordHandle: string | null,
  acceptsLoss = false,
): SagaGenerator<void> {
  const before = yield* select(selectChain);
  yield* put(chainStarted({ acceptedAt: new Date(ports.clock.now()).toISOString() }));
  // The waitlist looks for no offers.
  if (!(yield* select(selectIsWaitlisted))) yield* put(processingAdvanced({ message: 0 }));
  try {
    const nextStep = chainSteps.find((step) => !isDone(before, step)) ?? 'startEvents';
    const code = yield* call(fetchSubmitCode, ports, nextStep);
    if (code) yield* call(code.submitRegistration, ports, { before, passwordHandle, acceptsLoss });
  } finally {
    // A form deposits its password with each submit; that of account-setup stays while questions are open.
    if (!(yield* select(selectDraft)).isAccountSetUp) ports.vault.forget(passwordHandle);
  }
}

export function* watchSubmit(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(registrationSubmitted, ({ payload }) =>
    untilLogout(submit, ports, payload.passwordHandle),
  );
  yield* takeLeading(lossySignInConfirmed, () => untilLogout(submit, ports, null, true));
}
