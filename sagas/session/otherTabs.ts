import { eventChannel } from 'redux-saga';
import * as v from 'valibot';

import { call, select, take, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { identityReceived, logoutRequested } from '#store/identity/slice.ts';
import { withChannel } from '#sagas/control/withChannel.ts';

import { endTabSession } from './endTabSession.ts';

const Message = v.object({ kind: v.picklist(['signedIn', 'loggedOut']), identityUuid: v.string() });

/** Ends this tab's session at once after another tab logs out or another user signs in there (FT-26, S5). */
function* handleMessage(ports: Ports, content: unknown) {
  const message = v.safeParse(Message, content);
  const own = (yield* select(selectIdentityUuid)) ?? ports.tokens.owner();
  if (!message.success || own === null) return;
  const { kind, identityUuid } = message.output;
  const isOwn = identityUuid === own;
  if ((kind === 'loggedOut') === isOwn) yield* call(endTabSession, ports, !isOwn);
}

function* postLogout({ otherTabs }: Ports) {
  const identityUuid = yield* select(selectIdentityUuid);
  if (identityUuid !== null) yield* call(() => otherTabs.post({ kind: 'loggedOut', identityUuid }));
}

/** Keeps sign-in and log-out in sync with the other tabs (FT-26). */
export function* watchOtherTabs(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(identityReceived, function* ({ payload }) {
    yield* call(() => ports.otherTabs.post({ kind: 'signedIn', identityUuid: payload.uuid }));
  });
  yield* takeEvery(logoutRequested, postLogout, ports);
  yield* withChannel(
    () =>
      eventChannel<{ content: unknown }>((emit) =>
        ports.otherTabs.listen((content) => emit({ content })),
      ),
    function* (message) {
      for (;;) yield* call(handleMessage, ports, (yield* take(message)).content);
    },
  );
}
