import type { Task } from 'redux-saga';

import { ApiError } from '#sagas/api/apiError.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { SOON_RETRY } from '#sagas/control/retrying.ts';
import { untilSessionIsKnown } from '#sagas/navigation/until.ts';
import { all, call, join, put, race, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { loadIdentity } from '#sagas/session/loadIdentity.ts';
import { selectIsSignedIn, selectHasIdentityFailed } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import {
  closingSteps,
  isDone,
  openingSteps,
  type ChainStep,
} from '#store/registration/chain/chain.ts';
import { chainFailed, chainStepDone } from '#store/registration/chain/slice.ts';
import { selectChain, selectDraft } from '#store/registration/flow.ts';
import { eventHappened, toastShown } from '#store/shell/slice.ts';

import { canStart } from './canStart.ts';
import { create, fixExperiments, saveReplay } from './createApplication.ts';
import { register } from './identity.ts';
import { ChainStepFailed } from './interruptions.ts';
import { saveName, savePhoneNumber } from './saveProfile.ts';
import { saveConsents } from './smsConsents.ts';
import { checkWaitlist } from './waitlist.ts';

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Our choice: says so because no call of the contract can change the email, and the user logs in with it (S4). */
const ACCOUNT_KEEPS_EMAIL =
  'Your account has the email address that you gave first. Log in with that one.';

export interface Run {
  readonly passwordHandle: string | null;
  /** Whether the user accepts that the browser doesn't store the answers during the sign-in. */
  readonly acceptsLoss: boolean;
  readonly isResumed: boolean;
}

/** The handler of each step. `false` ends the chain, because a modal says why or the browser left. */
const stepHandlers: Readonly<
  Record<ChainStep, (ports: Ports, run: Run) => SagaGenerator<boolean | void>>
> = {
  waitlist: (ports) => checkWaitlist(ports),
  *register(ports, { passwordHandle, acceptsLoss }) {
    const hadAccount = ports.tokens.owner() !== null;
    if (yield* select(selectIsSignedIn)) return true;
    // After a failed read, we don't know who has the account.
    if (hadAccount || (yield* select(selectHasIdentityFailed))) {
      yield* call(loadIdentity, ports, SOON_RETRY);
      if (yield* select(selectIsSignedIn)) return true;
    }
    const { authMode } = yield* select(selectSwitches);
    const isUnreached = yield* select(selectHasIdentityFailed);
    // Don't send a user who may be back from the sign-in page there again (S5), and don't create an account twice (S3).
    if (ports.tokens.owner() !== null || (authMode === 'external' && isUnreached)) {
      yield* put(chainFailed({ step: 'register', failure: { kind: 'offline' } }));
      return false;
    }
    if (hadAccount) return false;
    return yield* call(register, ports, passwordHandle, acceptsLoss);
  },
  *savePhone(ports) {
    const { accountEmail } = yield* select(selectChain);
    const { email } = yield* select(selectDraft);
    if (accountEmail !== null && accountEmail !== email)
      yield* put(toastShown({ tone: 'info', text: ACCOUNT_KEEPS_EMAIL }));
    yield* call(savePhoneNumber, ports);
  },
  *canStart(ports) {
    // The next step needs the experiments.
    const { mayStart } = yield* all({
      mayStart: call(canStart, ports),
      experiments: call(fixExperiments, ports),
    });
    return mayStart;
  },
  *create(ports, run) {
    try {
      yield* call(create, ports, run.isResumed);
      return true;
    } catch (error) {
      // Another tab was faster, so the modal leads to its application (FT-46, MODAL-ACTIVE-1).
      if (!isConflict(error) || (yield* call(() => runStep('canStart', ports, run)))) throw error;
      return false;
    }
  },
  *saveName(ports) {
    yield* nullOnFailure(() => saveName(ports));
  },
  smsConsents: (ports) => saveConsents(ports),
  *startEvents(ports) {
    yield* call(saveReplay, ports);
    yield* put(eventHappened({ event: 'helocStarted' }));
    yield* put(eventHappened({ event: 'appStarted' }));
  },
};

function* runStep(step: ChainStep, ports: Ports, run: Run): SagaGenerator<boolean> {
  try {
    return (yield* call(stepHandlers[step], ports, run)) !== false;
  } catch (error) {
    throw error instanceof ChainStepFailed ? error : new ChainStepFailed(step, error);
  }
}

/** Going back cancels the current step (FT-06), except register, because only this page has its password and bearer. */
function* runStepUnlessLeft(
  step: ChainStep,
  ports: Ports,
  run: Run,
  leaving: Task,
): SagaGenerator<boolean> {
  const { authMode } = yield* select(selectSwitches);
  if (step === 'register' && authMode === 'legacy') return yield* call(runStep, step, ports, run);
  const { goesOn } = yield* race({ goesOn: call(runStep, step, ports, run), left: join(leaving) });
  return goesOn ?? false;
}

/** Runs a step that isn't done yet. Returns `false` if the chain ends there. */
function* finishStep(
  step: ChainStep,
  ports: Ports,
  run: Run,
  leaving: Task,
): SagaGenerator<boolean> {
  if (isDone(yield* select(selectChain), step)) return true;
  // We create an account only for a visitor (S3).
  if (step === 'register') yield* race([call(untilSessionIsKnown), join(leaving)]);
  const goesOn = leaving.isRunning() && (yield* call(runStepUnlessLeft, step, ports, run, leaving));
  if (goesOn) yield* put(chainStepDone({ step }));
  return goesOn;
}

/** Runs the remaining steps. Returns the step at which the chain ended, or null after finishing all. */
export function* runSubmitChain(
  ports: Ports,
  run: Run,
  leaving: Task,
): SagaGenerator<{ lastStep: ChainStep } | null> {
  for (const step of openingSteps)
    if (!(yield* call(finishStep, step, ports, run, leaving))) return { lastStep: step };
  const areDone = yield* all(
    closingSteps.map((step) => call(finishStep, step, ports, run, leaving)),
  );
  const lastStep = closingSteps.find((_step, index) => areDone[index] === false);
  return lastStep === undefined ? null : { lastStep };
}
