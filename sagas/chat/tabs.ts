import { eventChannel } from 'redux-saga';
import * as v from 'valibot';

import { withChannel } from '#sagas/control/withChannel.ts';
import { take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

import type { StoredSession } from './session.ts';

/** What the tabs of a browser tell each other (chat.md section 7). */
const TabMessage = v.object({
  kind: v.literal('chat'),
  event: v.picklist(['started', 'ended']),
  /** Of the session: which chat it is. */
  loginTimestamp: v.number(),
});
type TabMessage = v.InferOutput<typeof TabMessage>;

export const tellTabs = (
  { otherTabs }: Ports,
  event: TabMessage['event'],
  { loginTimestamp }: StoredSession,
): void => otherTabs.post({ kind: 'chat', event, loginTimestamp } satisfies TabMessage);

function* untilTabReports(
  { otherTabs }: Ports,
  isIt: (message: TabMessage) => boolean,
): SagaGenerator<true> {
  yield* withChannel(
    () =>
      eventChannel<TabMessage>((emit) =>
        otherTabs.listen((content) => {
          const message = v.safeParse(TabMessage, content);
          if (message.success && isIt(message.output)) emit(message.output);
        }),
      ),
    function* (messages) {
      yield* take(messages);
    },
  );
  return true;
}

/** Waits until another tab has started a chat. */
export const untilStartedElsewhere = (ports: Ports): SagaGenerator<true> =>
  untilTabReports(ports, ({ event }) => event === 'started');

/** Waits until the borrower has ended this chat in another tab. */
export const untilEndedElsewhere = (ports: Ports, session: StoredSession): SagaGenerator<true> =>
  untilTabReports(
    ports,
    ({ event, loginTimestamp }) => event === 'ended' && loginTimestamp === session.loginTimestamp,
  );
