import { eventChannel } from 'redux-saga';
import * as v from 'valibot';

import { call, fork, select, take, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIdentityUuid, selectIsSignedIn } from '#store/identity/selectors.ts';
import { identityReceived, loggedOut } from '#store/identity/slice.ts';

import { MAIN_SITE } from './control/exits.ts';
import { stopHere } from './control/stopHere.ts';

const News = v.variant('kind', [
  v.object({ kind: v.literal('loggedOut') }),
  v.object({ kind: v.literal('signedIn'), identityUuid: v.string() }),
]);

const newsOf = ({ otherTabs }: Ports) =>
  eventChannel<{ heard: unknown }>((emit) => otherTabs.listen((heard) => emit({ heard })));

/** Another tab logged out, or is somebody else now: this tab stops at once (FT-26). */
function* hear(ports: Ports, heard: unknown) {
  const news = v.safeParse(News, heard);
  if (!news.success || !(yield* select(selectIsSignedIn))) return;
  const isSomebodyElse =
    news.output.kind === 'signedIn' &&
    news.output.identityUuid !== (yield* select(selectIdentityUuid));
  if (news.output.kind !== 'loggedOut' && !isSomebodyElse) return;
  yield* call(stopHere, ports, isSomebodyElse ? MAIN_SITE.dashboard : MAIN_SITE.login);
}

function* listen(ports: Ports) {
  const news = yield* call(newsOf, ports);
  try {
    for (;;) yield* call(hear, ports, (yield* take(news)).heard);
  } finally {
    news.close();
  }
}

/** Tells the other tabs who is here, and hears of them (FT-26). */
export function* watchOtherTabs(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(identityReceived, function* ({ payload }) {
    yield* call(() => ports.otherTabs.tell({ kind: 'signedIn', identityUuid: payload.uuid }));
  });
  yield* takeEvery(loggedOut, function* () {
    yield* call(() => ports.otherTabs.tell({ kind: 'loggedOut' }));
  });
  yield* fork(listen, ports);
}
