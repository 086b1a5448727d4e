import { eventChannel } from 'redux-saga';
import * as v from 'valibot';

import { call, select, take, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { identityReceived, logoutRequested } from '#store/identity/slice.ts';
import { withChannel } from '#sagas/control/withChannel.ts';

import { leaveTab } from './leaveTab.ts';

const News = v.object({ kind: v.picklist(['signedIn', 'loggedOut']), identityUuid: v.string() });

const newsOf = ({ otherTabs }: Ports) =>
  eventChannel<{ heard: unknown }>((emit) => otherTabs.listen((heard) => emit({ heard })));

/** Another tab logged out, or is somebody else now: this tab stops at once, also one that could not ask (FT-26, S5). */
function* hear(ports: Ports, heard: unknown) {
  const news = v.safeParse(News, heard);
  const own = (yield* select(selectIdentityUuid)) ?? ports.tokens.owner();
  if (!news.success || own === null) return;
  const { kind, identityUuid } = news.output;
  const isOwn = identityUuid === own;
  if ((kind === 'loggedOut') === isOwn) yield* call(leaveTab, ports, !isOwn);
}

/** Tells who logs out, while it is known; a tab that stops because of another one has nothing to tell. */
function* tellLogout({ otherTabs }: Ports) {
  const identityUuid = yield* select(selectIdentityUuid);
  if (identityUuid !== null) yield* call(() => otherTabs.tell({ kind: 'loggedOut', identityUuid }));
}

/** Tells the other tabs who is here, and hears of them (FT-26). */
export function* watchOtherTabs(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(identityReceived, function* ({ payload }) {
    yield* call(() => ports.otherTabs.tell({ kind: 'signedIn', identityUuid: payload.uuid }));
  });
  yield* takeEvery(logoutRequested, tellLogout, ports);
  yield* withChannel(
    () => newsOf(ports),
    function* (news) {
      for (;;) yield* call(hear, ports, (yield* take(news)).heard);
    },
  );
}
