import { eventChannel } from 'redux-saga';
import * as v from 'valibot';

import { withChannel } from '#sagas/control/withChannel.ts';
import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { selectChat } from '#store/chat/slice.ts';

import type { StoredSession } from './session.ts';

/** Messages between the tabs of a browser (chat.md section 7). */
const TabMessage = v.object({
  kind: v.literal('chat'),
  /** `reset`: the user left the ended panel. `opened`: the borrower is looking at the chat. */
  event: v.picklist(['started', 'opened', 'ended', 'reset']),
  loginTimestamp: v.number(),
});
type TabMessage = v.InferOutput<typeof TabMessage>;

export const notifyTabs = (
  { otherTabs }: Ports,
  event: TabMessage['event'],
  { loginTimestamp }: StoredSession,
): void => otherTabs.post({ kind: 'chat', event, loginTimestamp } satisfies TabMessage);

const tabMessages = ({ otherTabs }: Ports) =>
  eventChannel<TabMessage>((emit) =>
    otherTabs.listen((content) => {
      const message = v.safeParse(TabMessage, content);
      if (message.success) emit(message.output);
    }),
  );

function* untilTabReports(
  ports: Ports,
  isIt: (message: TabMessage) => boolean,
): SagaGenerator<true> {
  yield* withChannel(
    () => tabMessages(ports),
    function* (messages) {
      while (!isIt(yield* take(messages)));
    },
  );
  return true;
}

const isOf =
  ({ loginTimestamp }: StoredSession, expected: TabMessage['event']) =>
  (message: TabMessage) =>
    message.event === expected && message.loginTimestamp === loginTimestamp;

export const untilStartedElsewhere = (ports: Ports): SagaGenerator<true> =>
  untilTabReports(ports, ({ event }) => event === 'started');

export const untilEndedElsewhere = (ports: Ports, session: StoredSession): SagaGenerator<true> =>
  untilTabReports(ports, isOf(session, 'ended'));

export const untilResetElsewhere = (ports: Ports, session: StoredSession): SagaGenerator<true> =>
  untilTabReports(ports, isOf(session, 'reset'));

const isByBorrower = (action: unknown): boolean =>
  chatOpened.match(action) && action.payload.by === 'borrower';

/** When the borrower opens this chat, opens it in the other tabs, too, so they count nothing as unread. */
export function* shareOpening(ports: Ports, session: StoredSession): SagaGenerator<void> {
  for (;;) {
    const { here } = yield* race({
      here: take(isByBorrower),
      elsewhere: call(untilTabReports, ports, isOf(session, 'opened')),
    });
    if (here) yield* call(() => notifyTabs(ports, 'opened', session));
    else if (!(yield* select(selectChat)).isOpen) yield* put(chatOpened({ by: 'tab' }));
  }
}
