import { eventChannel } from 'redux-saga';
import * as v from 'valibot';

import { withChannel } from '#sagas/control/withChannel.ts';
import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { selectChat } from '#store/chat/slice.ts';

import type { StoredSession } from './session.ts';

/** What the tabs of a browser tell each other (chat.md section 7). */
const TabMessage = v.object({
  kind: v.literal('chat'),
  /** `reset`: the ended panel is left; `opened`: the borrower looks at the chat. */
  event: v.picklist(['started', 'opened', 'ended', 'reset']),
  /** Of the session: which chat it is. */
  loginTimestamp: v.number(),
});
type TabMessage = v.InferOutput<typeof TabMessage>;

export const tellTabs = (
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

/** Waits until another tab has started a chat. */
export const untilStartedElsewhere = (ports: Ports): SagaGenerator<true> =>
  untilTabReports(ports, ({ event }) => event === 'started');

/** Waits until the borrower has ended this chat in another tab. */
export const untilEndedElsewhere = (ports: Ports, session: StoredSession): SagaGenerator<true> =>
  untilTabReports(ports, isOf(session, 'ended'));

/** Waits until the borrower has left the ended panel of this chat in another tab. */
export const untilResetElsewhere = (ports: Ports, session: StoredSession): SagaGenerator<true> =>
  untilTabReports(ports, isOf(session, 'reset'));

const isByBorrower = (action: unknown): boolean =>
  chatOpened.match(action) && action.payload.by === 'borrower';

/** Where the borrower opens this chat it opens in the other tabs too, which then count nothing as unread. */
export function* shareOpening(ports: Ports, session: StoredSession): SagaGenerator<void> {
  for (;;) {
    const { here } = yield* race({
      here: take(isByBorrower),
      elsewhere: call(untilTabReports, ports, isOf(session, 'opened')),
    });
    if (here) yield* call(() => tellTabs(ports, 'opened', session));
    else if (!(yield* select(selectChat)).isOpen) yield* put(chatOpened({ by: 'tab' }));
  }
}
