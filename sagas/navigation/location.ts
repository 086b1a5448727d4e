import { eventChannel } from 'redux-saga';

import { call, put, select, takeEvery, take, type SagaGenerator } from '#sagas/effects.ts';
import type { HistoryLocation, Ports } from '#sagas/ports.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { uploadsAbandoned } from '#store/application/uploads/actions.ts';
import { selectIsStepSkipped } from '#store/registration/flow.ts';
import { redactedSearch } from '#store/navigation/knownSearch.ts';

import { selectLocation, selectMatch, selectModals } from '#store/shell/selectors.ts';
import {
  backPressed,
  exitChosen,
  linkFollowed,
  locationChanged,
  modalClosed,
  redirected,
  redirectsLooped,
} from '#store/shell/slice.ts';
import { withChannel } from '#sagas/control/withChannel.ts';

import { asksBeforeLeaving } from './askBeforeLeaving.ts';
import { leaveFor } from './exits.ts';
import { sameBrand } from './sameBrand.ts';
import { createVisitedEntries, type VisitedEntries } from './visitedEntries.ts';

/** More redirects than this in a row are a loop (quality-bar section 1, FT-12). */
const MAX_REDIRECTS = 5;
const WINDOW_MS = 30_000;

interface Navigation {
  readonly ports: Ports;
  readonly visited: VisitedEntries;
}

const addressOf = ({ pathname, search }: HistoryLocation) => pathname + search;

/** A change of the query isn't a navigation, unless it selects another part of the screen. */
function* arriveAt({ pathname, search }: HistoryLocation) {
  const before = yield* select(selectLocation);
  const isSameScreen =
    pathname === before.pathname && redactedSearch(search) === redactedSearch(before.search);
  yield* put(locationChanged({ pathname, search, ...(isSameScreen && { isSameScreen }) }));
}

function* moveTo({ ports, visited }: Navigation, path: string, replace = false) {
  const to = yield* call(sameBrand, path);
  if (to === addressOf(ports.history.current())) return;
  yield* call(() => (replace ? ports.history.replace(to) : ports.history.push(to)));
  visited.arrived(ports.history.entry(), to);
  yield* call(arriveAt, ports.history.current());
}

/** Keeps browser history and store in sync in both directions (decision 2). Nothing else writes the history. */
export function* watchLocation(ports: Ports): SagaGenerator<void> {
  let redirects: number[] = [];
  const { history } = ports;
  const navigation = {
    ports,
    visited: createVisitedEntries(history.entry(), addressOf(history.current())),
  };

  yield* takeEvery(linkFollowed, function* ({ payload }) {
    redirects = [];
    if (!(yield* call(asksBeforeLeaving, payload.to)))
      yield* call(moveTo, navigation, payload.to, payload.replace);
  });
  yield* takeEvery(redirected, function* ({ payload }) {
    const now = ports.clock.monotonic();
    redirects = [...redirects.filter((at) => now - at < WINDOW_MS), now];
    if (redirects.length <= MAX_REDIRECTS || payload.endsLoop === true)
      yield* call(moveTo, navigation, payload.to, payload.replace);
    else yield* put(redirectsLooped());
  });
  // The user asked for this routing, except on the entry, which starts it by itself.
  yield* takeEvery(routingRequested, function* () {
    const match = yield* select(selectMatch);
    if (match?.screen !== 'entry') redirects = [];
  });
  yield* takeEvery(backPressed, function* ({ payload }) {
    redirects = [];
    if (payload === undefined || navigation.visited.comesFrom(payload.to))
      yield* call(() => ports.history.back());
    else yield* call(moveTo, navigation, payload.to);
  });
  yield* takeEvery(exitChosen, ({ payload }) => leaveFor(ports, payload.to));
  yield* takeEvery(uploadsAbandoned, function* ({ payload: { to } }) {
    if (to === null) yield* call(() => ports.history.back());
    else yield* call(moveTo, navigation, to);
  });
  yield* withChannel(
    () => eventChannel<HistoryLocation>((emit) => history.listen(emit)),
    function* (places) {
      for (;;) {
        const place = yield* take(places);
        redirects = [];
        yield* call(followBrowser, navigation, place);
      }
    },
  );
}

/** Back closes every modal except the session's. */
function* closeModals() {
  for (const { id } of yield* select(selectModals))
    if (id !== 'timeLimit') yield* put(modalClosed({ id }));
}

/** Follows Back, Forward and the browser's own navigation. */
function* followBrowser({ ports, visited }: Navigation, place: HistoryLocation) {
  visited.arrived(ports.history.entry(), addressOf(place));
  // Back skips a question that no longer applies.
  if (visited.canGoFurtherBack() && (yield* select(selectIsStepSkipped, place))) {
    yield* call(() => ports.history.back());
    return;
  }
  const { pathname, search } = yield* select(selectLocation);
  const isElsewhere = place.pathname !== pathname;
  // The browser has already moved, so we push the old address again.
  if (isElsewhere && (yield* call(asksBeforeLeaving, null))) {
    ports.history.push(pathname + search);
    visited.arrived(ports.history.entry(), pathname + search);
    return;
  }
  if (isElsewhere) yield* call(closeModals);
  yield* call(arriveAt, place);
}
