import { eventChannel } from 'redux-saga';
import * as v from 'valibot';

import { readWebChatInfo } from '#sagas/api/contract/chat.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { withChannel } from '#sagas/control/withChannel.ts';
import {
  cancel,
  call,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  alertShown,
  conversationEnded,
  newChatRequested,
  preChatSubmitted,
  selectChat,
  surveyFound,
} from '#store/chat/slice.ts';
import type { ChatEnd } from '#store/chat/state.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectOrganisation } from '#store/org/selectors.ts';

import { watchChatFeedback } from './feedback.ts';
import { converse } from './live/converse.ts';
import { forgetSession, readStoredSession, storeSession, type StoredSession } from './session.ts';
import { startSession } from './startSession.ts';

/** What the tabs of a browser tell each other (chat.md section 7). */
const TabMessage = v.object({ kind: v.literal('chat'), event: v.picklist(['started', 'reset']) });

const post = ({ otherTabs }: Ports, event: 'started' | 'reset') =>
  otherTabs.post({ kind: 'chat', event });

/** The survey of an ended chat with an agent, where the lender has one (CHAT-09). */
function* findSurvey(ports: Ports, { mode, omniProxyChannelId }: StoredSession) {
  const { surveyUrl } = (yield* select(selectOrganisation)).chat;
  if (surveyUrl === null || omniProxyChannelId === null || mode === 'stream') return;
  const body = { omniProxyChannelId };
  const answer = yield* nullOnFailure(() => send(ports, readWebChatInfo, { body }));
  if (!answer?.contactId) {
    yield* put(alertShown({ alert: 'failed' }));
    return;
  }
  const survey = new URL(surveyUrl, ports.page.origin());
  survey.searchParams.set('contactId', answer.contactId);
  yield* put(surveyFound({ surveyUrl: survey.href }));
}

function* finish(ports: Ports, session: StoredSession, end: ChatEnd): SagaGenerator<void> {
  forgetSession(ports);
  yield* put(conversationEnded(end));
  if (session.mode === 'chatbot' || end.surveyUrl !== null) return;
  yield* race([call(findSurvey, ports, session), take([newChatRequested, loggedOut])]);
}

/** A conversation, and its ended panel. */
function* runChat(ports: Ports, session: StoredSession): SagaGenerator<void> {
  const held = { session };
  const feedback = yield* fork(watchChatFeedback, ports, held);
  const end = yield* call(converse, ports, held);
  if (end !== null) yield* call(finish, ports, session, end);
  while ((yield* select(selectChat)).phase === 'ended') yield* take([newChatRequested, loggedOut]);
  yield* cancel(feedback);
}

/** Waits for the pre-chat form, or for a chat that another tab starts. */
function* nextSession(
  ports: Ports,
  isStartedElsewhere: () => SagaGenerator<void>,
): SagaGenerator<StoredSession | null> {
  const { form } = yield* race({
    form: take(preChatSubmitted),
    elsewhere: call(isStartedElsewhere),
  });
  if (!form) return yield* call(readStoredSession, ports);
  const { session } = yield* race({
    session: call(startSession, ports, form.payload),
    left: take(loggedOut),
  });
  return session ?? null;
}

/** One conversation after the other: a stored one first (CHAT-15, CHAT-16). */
function* runChats(
  ports: Ports,
  isStartedElsewhere: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const stored = yield* call(readStoredSession, ports);
  if (stored) yield* call(runChat, ports, stored);
  for (;;) {
    const session = yield* call(nextSession, ports, isStartedElsewhere);
    if (session) {
      yield* call(storeSession, ports, session);
      yield* call(() => post(ports, 'started'));
      yield* call(runChat, ports, session);
    }
  }
}

/** Chats in this tab and the others. */
export function* watchChat(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(newChatRequested, function* () {
    yield* call(() => post(ports, 'reset'));
  });
  yield* takeEvery(loggedOut, function* () {
    yield* call(() => forgetSession(ports));
  });
  yield* withChannel(
    () =>
      eventChannel<v.InferOutput<typeof TabMessage>['event']>((emit) =>
        ports.otherTabs.listen((content) => {
          const message = v.safeParse(TabMessage, content);
          if (message.success) emit(message.output.event);
        }),
      ),
    function* (tabs) {
      function* startedElsewhere(): SagaGenerator<void> {
        while ((yield* take(tabs)) !== 'started');
      }
      yield* fork(runChats, ports, startedElsewhere);
    },
  );
}
