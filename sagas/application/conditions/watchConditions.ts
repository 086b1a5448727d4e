import type { Action } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';

import { failureOf, throwBug } from '#sagas/api/apiError.ts';
import { readConditions } from '#sagas/api/contract/conditions.ts';
import { conditionsOf } from '#sagas/api/mappers/conditions.ts';
import { polling, startPace } from '#sagas/control/polling.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { withChannel } from '#sagas/control/withChannel.ts';
import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { visibility } from '#sagas/page/visibility.ts';
import type { Ports } from '#sagas/ports.ts';
import { conditionsFeature } from '#store/application/conditions/conditions.feature.ts';
import {
  conditionAnswered,
  conditionsFailed,
  conditionsReceived,
  conditionsRetried,
  selectConditionsState,
} from '#store/application/conditions/slice.ts';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import { applicationOpened, stepFailed } from '#store/application/core/slice.ts';
import { selectIsAuthenticated } from '#store/identity/selectors.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { selectLocation, selectUuidInHand } from '#store/shell/selectors.ts';

/** COND-06 */
const FRESH_MS = 60_000;
/** Our choice: after this long without input, the user has left the page (F-09). */
const PRESENT_MS = 5 * 60_000;
/** One attempt is enough, because the conditions are read again a minute later. */
const SINGLE_ATTEMPT = { ...SOON_RETRY, attempts: 1 };

/** Returns the age of the application's known conditions, or null if none are known. */
function* ageOf({ clock }: Ports, uuid: string): SagaGenerator<number | null> {
  const { applicationUuid, readAt } = yield* select(selectConditionsState);
  return applicationUuid === uuid && readAt !== null ? clock.now() - readAt : null;
}

/** Reads the conditions of the current application unless they are fresh. After a failure, the known ones stay. */
function* read(ports: Ports, isForced: boolean): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || !(yield* select(selectIsAuthenticated)) || !ports.page.isVisible()) return;
  const age = yield* call(ageOf, ports, uuid);
  if (!isForced && age !== null && age < FRESH_MS) return;
  try {
    const answer = yield* retrying(age === null ? SOON_RETRY : SINGLE_ATTEMPT, () =>
      send(ports, readConditions, { path: { uuid } }),
    );
    const readAt = ports.clock.now();
    const conditions = conditionsOf(answer);
    yield* put(conditionsReceived({ applicationUuid: uuid, conditions, readAt }));
  } catch (error) {
    const failure = failureOf(error, readConditions.name);
    yield* put(conditionsFailed({ applicationUuid: uuid, failure }));
    throwBug(error);
  }
}

const steps: readonly string[] = conditionsFeature.steps;

const retries = [lenderDataRetried, conditionsRetried, conditionAnswered];

/**
 * Whether to read again: the user asked for it, or the lender accepted an answer or refused it, for example because the
 * condition was settled meanwhile.
 */
const isReason = (action: Action): boolean =>
  retries.some(({ match }) => match(action)) ||
  (stepFailed.match(action) && steps.includes(action.payload.step));

/** Reads the conditions, but stops if there is a new reason to read. Returns whether there was one. */
function* readUnlessAsked(ports: Ports, isForced: boolean): SagaGenerator<boolean> {
  const { again } = yield* race({ read: call(read, ports, isForced), again: take(isReason) });
  return again !== undefined;
}

/** Waits until a minute has passed and the user is at the page. */
const untilDue = (ports: Ports) =>
  polling(ports, startPace({ reads: Infinity, firstPauseMs: FRESH_MS, longestPauseMs: FRESH_MS }), {
    ask: () => call(() => ports.page.idleMs() < PRESENT_MS),
    isDone: (isPresent) => isPresent,
  });

/**
 * Reads the conditions when an application opens, every minute (COND-06), when the user returns to the page (COND-07,
 * C-11), and after each answer. Pauses while the user is away: each response brings a new bearer, so otherwise the
 * session of an absent borrower would never end (F-09).
 */
export function* watchConditions(ports: Ports): SagaGenerator<void> {
  yield* withChannel(
    () => visibility(ports),
    function* (visible: EventChannel<boolean>): SagaGenerator<void> {
      let isForced = false;
      for (;;) {
        const uuid = yield* select(selectUuidInHand);
        isForced = yield* call(readUnlessAsked, ports, isForced);
        if (isForced || (yield* select(selectUuidInHand)) !== uuid) continue;
        const { pathname } = yield* select(selectLocation);
        const { seen, asked, due } = yield* race({
          seen: take(visible),
          asked: take(isReason),
          due: untilDue(ports),
          // Another screen, a user who just signed in, or a signer whose address names no application.
          moved: take([isOtherRoute(pathname), identityReceived, applicationOpened]),
        });
        isForced = seen === true || asked !== undefined || due === true;
      }
    },
  );
}
