import { failureOf, throwBug } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readStatus } from '#sagas/api/contract/application.ts';
import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import {
  stepFailed,
  routingRequested,
  stepReset,
  stepSent,
  stepStarted,
  type StepName,
} from '#store/application/slice.ts';
import { isRefusedWith } from '#store/failureMessages.ts';
import type { RootState } from '#store/index.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';
import { locationChanged, toastShown } from '#store/shell/slice.ts';

/** Whoever does so takes back what their screen asked for (FT-06, FT-30). */
export const leavings = [locationChanged, loggedOut];

const MOVED = 'We moved you to your current step.';

export interface Step<Answer> {
  readonly step: StepName;
  /** Whose unsaved answers are the lender's once the step was taken, but for what was typed since; null keeps them. */
  readonly screen: string | null;
  readonly ask: (uuid: string) => SagaGenerator<Answer>;
}

const selectDraft = ({ application }: RootState, screen: string | null) =>
  screen === null ? undefined : application.unsaved[screen];

function* sendStep<Answer>({ step, screen, ask }: Step<Answer>, uuid: string) {
  try {
    const sent = yield* select(selectDraft, screen);
    const answer = yield* call(ask, uuid);
    const isAsSent = (yield* select(selectDraft, screen)) === sent;
    yield* put(stepSent({ step, screen: isAsSent ? screen : null }));
    return answer;
  } catch (error) {
    const failure = failureOf(error, step);
    if (!isRefusedWith(failure, 'STEP_NOT_OPEN')) {
      yield* put(stepFailed({ step, failure }));
      throwBug(error);
      return null;
    }
    yield* put(stepReset());
    yield* put(toastShown({ tone: 'info', text: MOVED }));
    yield* put(routingRequested({ uuid }));
    return null;
  }
}

/**
 * Sends what a screen asks for and tells how it went; null when it was not taken. A step that is no longer open
 * leads to the one that is (F-03). Whoever leaves the screen takes the request back, and its late answer moves
 * nothing (FT-06, FT-30); whoever presses again after a lost answer repeats a step that is done once (FT-02).
 */
export const sendingStep = <Answer>(step: Step<Answer>) =>
  call(function* (): SagaGenerator<Answer | null> {
    const uuid = yield* select(selectAddressedUuid);
    if (uuid === null) return null;
    yield* put(stepStarted({ step: step.step }));
    const { answer, left } = yield* race({
      answer: call(sendStep<Answer>, step, uuid),
      left: take(leavings),
    });
    if (left) yield* put(stepReset());
    return answer ?? null;
  });

type StatusAnswer = AnswerOf<typeof readStatus>;

/** A step that ends a screen: the one whose answers it sent, or one that is left with its answers kept. */
type FinishingStep = Step<StatusAnswer> &
  ({ readonly screen: string } | { readonly screen: null; readonly from: string });

/** The same for a step whose answer is the status: the checklist is followed from there (F-03). */
export const finishingStep = (step: FinishingStep) =>
  call(function* (): SagaGenerator<boolean> {
    const status = yield* sendingStep(step);
    const uuid = yield* select(selectAddressedUuid);
    if (status === null || uuid === null) return false;
    const from = step.screen === null ? step.from : step.screen;
    yield* put(routingRequested({ uuid, from }));
    return true;
  });
