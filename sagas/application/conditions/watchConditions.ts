import type { EventChannel } from 'redux-saga';

import { readConditions } from '#sagas/api/contract/conditions.ts';
import { conditionsOf } from '#sagas/api/mappers/conditions.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { withChannel } from '#sagas/control/withChannel.ts';
import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { visibility } from '#sagas/page/visibility.ts';
import type { Ports } from '#sagas/ports.ts';
import { conditionsReceived, selectConditionsState } from '#store/application/conditions/slice.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { selectLocation, selectUuidInHand } from '#store/shell/selectors.ts';

/** COND-06 */
const FRESH_MS = 60_000;

function* isFresh({ clock }: Ports, uuid: string): SagaGenerator<boolean> {
  const { applicationUuid, readAt } = yield* select(selectConditionsState);
  return applicationUuid === uuid && readAt !== null && clock.now() - readAt < FRESH_MS;
}

/** Reads the conditions of the application in hand, unless they are fresh; a failure keeps what is known. */
function* read(ports: Ports, isReturn: boolean): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null || !(yield* select(selectIsSignedIn)) || !ports.page.isVisible()) return;
  if (!isReturn && (yield* call(isFresh, ports, uuid))) return;
  const answer = yield* nullOnFailure(() => send(ports, readConditions, { path: { uuid } }));
  if (answer === null) return;
  const readAt = ports.clock.now();
  const conditions = conditionsOf(answer);
  yield* put(conditionsReceived({ applicationUuid: uuid, conditions, readAt }));
}

/**
 * Reads the conditions on a screen that is opened a minute later or more (COND-06), and on return to the page (COND-07,
 * C-11). Not while nobody does anything: each answer brings a new bearer, so that the session of a borrower who went
 * away would never end (F-09).
 */
export function* watchConditions(ports: Ports): SagaGenerator<void> {
  yield* withChannel(
    () => visibility(ports),
    function* (visible: EventChannel<boolean>) {
      for (let isReturn = false; ;) {
        yield* call(read, ports, isReturn);
        const { pathname } = yield* select(selectLocation);
        const { seen } = yield* race({
          seen: take(visible),
          // Another screen, or a user who has signed in now.
          moved: take([isOtherRoute(pathname), identityReceived]),
        });
        isReturn = seen === true;
      }
    },
  );
}
