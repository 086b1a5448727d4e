import { later, LATER, loadOptional } from '#sagas/loadCode.ts';
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
import { chunkMissed, processingAdvanced, processingEnded } from '#store/shell/slice.ts';

import type { submitRegistration as SubmitRegistration } from './submitRegistration.ts';
import { untilStepLeft } from './untilStepLeft.ts';

/**
 * Returns the submit chain. Returns null if the user went back or its code can't be loaded; no answer gets lost
 * (FT-01).
 */
function* fetchChain(nextStep: ChainStep): SagaGenerator<typeof SubmitRegistration | null> {
  const { code } = yield* race({ code: loadOptional(later), left: call(untilStepLeft) });
  if (code) return code.submitRegistration;
  const isMissing = code === null;
  yield* put(chainFailed({ step: nextStep, failure: isMissing ? { kind: 'offline' } : null }));
  yield* put(processingEnded());
  if (isMissing) yield* put(chunkMissed({ page: LATER }));
  return null;
}

/** Submits the registration. `acceptsLoss` allows it even if the browser can't store the answers (FT-60). */
export function* submit(
  ports: Ports,
  passwordHandle: string | null,
  acceptsLoss = false,
): SagaGenerator<void> {
  const before = yield* select(selectChain);
  yield* put(chainStarted({ acceptedAt: new Date(ports.clock.now()).toISOString() }));
  // The waitlist doesn't look for offers.
  if (!(yield* select(selectIsWaitlisted))) yield* put(processingAdvanced({ message: 0 }));
  try {
    const nextStep = chainSteps.find((step) => !isDone(before, step)) ?? 'startEvents';
    const submitRegistration = yield* call(fetchChain, nextStep);
    if (submitRegistration)
      yield* call(submitRegistration, ports, { before, passwordHandle, acceptsLoss });
  } finally {
    // A form deposits its password with each submit. The one from account-setup stays until the questions are done.
    if (!(yield* select(selectDraft)).isAccountSetUp) ports.vault.forget(passwordHandle);
  }
}

export function* watchSubmit(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(registrationSubmitted, ({ payload }) =>
    untilLogout(submit, ports, payload.passwordHandle),
  );
  yield* takeLeading(lossySignInConfirmed, () => untilLogout(submit, ports, null, true));
}
