import { readWebChatInfo } from '#sagas/api/contract/chat.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
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
import type { ChatEnd, PreChatForm } from '#store/chat/state.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { selectOrganisation } from '#store/org/selectors.ts';

import { watchChatDownloads } from './downloads.ts';
import { watchChatFeedback } from './feedback.ts';
import { converse } from './live/converse.ts';
import {
  dropSession,
  forgetSession,
  readStoredSession,
  restoreSession,
  storeSession,
  type HeldSession,
  type StoredSession,
} from './session.ts';
import { startSession } from './startSession.ts';
import { shareOpening, notifyTabs, untilResetElsewhere, untilStartedElsewhere } from './tabs.ts';

/** Returns the survey of an ended chat with an agent, if the lender has one (CHAT-09). */
function* findSurvey(ports: Ports, { omniProxyChannelId, token: bearer }: StoredSession) {
  const { surveyUrl } = (yield* select(selectOrganisation)).chat;
  if (surveyUrl === null || omniProxyChannelId === null) return;
  const body = { omniProxyChannelId };
  const answer = yield* nullOnFailure(() => send(ports, readWebChatInfo, { body }, { bearer }));
  if (!answer?.contactId) {
    yield* put(alertShown({ alert: 'failed' }));
    return;
  }
  const survey = new URL(surveyUrl, ports.page.origin());
  survey.searchParams.set('contactId', answer.contactId);
  yield* put(surveyFound({ surveyUrl: survey.href }));
}

/** Resolves an address from the lender. A path belongs to the page's own host. */
const absolute = ({ page }: Ports, address: string) =>
  URL.canParse(address, page.origin()) ? new URL(address, page.origin()).href : null;

function* finish(
  ports: Ports,
  { session, transport }: HeldSession,
  { reason, surveyUrl }: ChatEnd,
) {
  yield* call(dropSession, ports, session);
  const given = surveyUrl && absolute(ports, surveyUrl);
  yield* put(conversationEnded({ reason, surveyUrl: given }));
  if (transport?.capabilities.survey !== true || given !== null) return;
  yield* race([call(findSurvey, ports, session), take([newChatRequested, loggedOut])]);
}

/** Waits until the borrower leaves the ended panel in any tab (chat.md section 7). */
function* leaveEnded(ports: Ports, session: StoredSession): SagaGenerator<void> {
  while ((yield* select(selectChat)).phase === 'ended') {
    const { here, elsewhere } = yield* race({
      here: take(newChatRequested),
      elsewhere: call(untilResetElsewhere, ports, session),
      left: take(loggedOut),
    });
    if (here) yield* call(() => notifyTabs(ports, 'reset', session));
    if (elsewhere) yield* put(newChatRequested());
  }
}

/** Runs a conversation and its ended panel. Returns the session that another tab started in the meantime. */
function* runChat(
  ports: Ports,
  session: StoredSession,
  isResumed: boolean,
): SagaGenerator<StoredSession | null> {
  const held: HeldSession = { session, transport: null, isResumed };
  const besides = [
    yield* fork(watchChatFeedback, ports, held),
    yield* fork(watchChatDownloads, ports, held),
    yield* fork(shareOpening, ports, session),
  ];
  const end = yield* call(converse, ports, held);
  if (end !== null) yield* call(finish, ports, held, end);
  yield* call(leaveEnded, ports, session);
  yield* cancel(besides);
  return end === null ? null : yield* call(readStoredSession, ports);
}

function* startNew(ports: Ports, form: PreChatForm): SagaGenerator<StoredSession | null> {
  const session = yield* call(startSession, ports, form);
  if (session === null) return null;
  yield* call(storeSession, ports, session);
  yield* call(() => notifyTabs(ports, 'started', session));
  return session;
}

/** Waits for the pre-chat form, or for another tab to start a chat. Continues with a chat that already exists. */
function* nextSession(ports: Ports): SagaGenerator<StoredSession | null> {
  const { form } = yield* race({
    form: take(preChatSubmitted),
    elsewhere: call(untilStartedElsewhere, ports),
  });
  const stored = yield* call(readStoredSession, ports);
  if (stored || !form) return stored;
  const { session } = yield* race({
    session: call(startNew, ports, form.payload),
    left: take(loggedOut),
  });
  return session ?? null;
}

/** Runs one conversation after the other, and a stored one first (CHAT-15, CHAT-16). */
function* runChats(ports: Ports): SagaGenerator<never> {
  let session = yield* call(restoreSession, ports);
  let isResumed = session !== null;
  for (;;) {
    session = session
      ? yield* call(runChat, ports, session, isResumed)
      : yield* call(nextSession, ports);
    isResumed = false;
  }
}

export function* watchChat(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(loggedOut, function* () {
    yield* call(() => forgetSession(ports));
  });
  yield* call(runChats, ports);
}
