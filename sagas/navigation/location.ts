import { eventChannel } from 'redux-saga';

import { call, put, select, takeEvery, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Place, Ports } from '#sagas/ports.ts';
import { routingRequested } from '#store/application/slice.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import { selectIsPassedBy } from '#store/registration/flow.ts';
import { applicationPath } from '#store/shell/screens.ts';
import {
  selectAddressedUuid,
  selectLocation,
  selectMatch,
  selectModals,
} from '#store/shell/selectors.ts';
import {
  backPressed,
  exitChosen,
  linkFollowed,
  locationChanged,
  modalClosed,
  redirected,
} from '#store/shell/slice.ts';
import { withChannel } from '#sagas/control/withChannel.ts';

import { asksBeforeLeaving } from './askBeforeLeaving.ts';
import { leaveFor } from './exits.ts';
import { sameBrand } from './sameBrand.ts';
import { createVisitedEntries, type VisitedEntries } from './visitedEntries.ts';

/** More route changes than this that nobody asked for are a loop (quality-bar section 1, FT-12). */
const MOST_UNASKED_MOVES = 5;
const WITHIN_MS = 30_000;

const placesOf = ({ history }: Ports) => eventChannel<Place>((emit) => history.listen(emit));

/** Everything that moves the history, and the way it went. */
interface Walker {
  readonly ports: Ports;
  readonly trail: VisitedEntries;
}

const addressOf = ({ pathname, search }: Place) => pathname + search;

function* moveTo(
  { ports, trail }: Walker,
  { to: wanted, replace }: { to: string; replace: boolean },
) {
  const to = yield* call(sameBrand, wanted);
  if (to === addressOf(ports.history.current())) return;
  yield* call(() => (replace ? ports.history.replace(to) : ports.history.push(to)));
  trail.arrived(ports.history.entry(), to);
  yield* put(locationChanged({ ...ports.history.current() }));
}

/** Keeps browser history and store in step, in both directions (decision 2). It alone moves the history. */
export function* watchLocation(ports: Ports): SagaGenerator<void> {
  let unasked: number[] = [];
  const { history } = ports;
  const walker = {
    ports,
    trail: createVisitedEntries(history.entry(), addressOf(history.current())),
  };

  yield* takeEvery(linkFollowed, function* ({ payload }) {
    unasked = [];
    if (!(yield* call(asksBeforeLeaving, payload.to))) yield* call(moveTo, walker, payload);
  });
  yield* takeEvery(redirected, function* ({ payload }) {
    const now = ports.clock.monotonic();
    unasked = [...unasked.filter((at) => now - at < WITHIN_MS), now];
    const uuid = yield* select(selectAddressedUuid);
    if (unasked.length <= MOST_UNASKED_MOVES) yield* call(moveTo, walker, payload);
    else if (uuid !== null)
      yield* call(moveTo, walker, { to: applicationPath(uuid, 'error/timeout'), replace: true });
  });
  // Who finished a screen, or wants their current step, asked for the move; the entry alone leads on by itself.
  yield* takeEvery(routingRequested, function* () {
    const match = yield* select(selectMatch);
    if (match?.screen !== 'entry') unasked = [];
  });
  yield* takeEvery(backPressed, function* ({ payload }) {
    unasked = [];
    if (payload === undefined || walker.trail.comesFrom(payload.to))
      yield* call(() => ports.history.back());
    else yield* call(moveTo, walker, { to: payload.to, replace: false });
  });
  yield* takeEvery(exitChosen, function* ({ payload }) {
    yield* leaveFor(ports, payload.to);
  });
  yield* takeEvery(uploadsAbandoned, function* ({ payload: { to } }) {
    if (to === null) yield* call(() => ports.history.back());
    else yield* call(moveTo, walker, { to, replace: false });
  });
  yield* withChannel(
    () => placesOf(ports),
    function* (places) {
      for (;;) {
        const place = yield* take(places);
        unasked = [];
        yield* call(followBrowser, walker, place);
      }
    },
  );
}

/** Whoever goes back from a modal is done with it; only what the session says stands over every screen. */
function* closeModals() {
  for (const { id } of yield* select(selectModals))
    if (id !== 'timeLimit') yield* put(modalClosed({ id }));
}

/** Back, Forward and the browser's own moves. */
function* followBrowser({ ports, trail }: Walker, place: Place) {
  trail.arrived(ports.history.entry(), addressOf(place));
  // A question that is not asked any more is no place to come back to.
  if (trail.canGoFurtherBack() && (yield* select(selectIsPassedBy, place))) {
    yield* call(() => ports.history.back());
    return;
  }
  const { pathname, search } = yield* select(selectLocation);
  const isElsewhere = place.pathname !== pathname;
  // The browser has moved already: the address that was left comes before it again.
  if (isElsewhere && (yield* call(asksBeforeLeaving, null))) {
    ports.history.push(pathname + search);
    trail.arrived(ports.history.entry(), pathname + search);
    return;
  }
  if (isElsewhere) yield* call(closeModals);
  yield* put(locationChanged(place));
}
