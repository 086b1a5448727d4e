import { throwBug } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { authenticateChat, startAgentChat, startStreamChat } from '#sagas/api/contract/chat.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { selectChatMode } from '#store/chat/mode.ts';
import {
  conversationEnded,
  openStatusReceived,
  selectChat,
  startFailed,
} from '#store/chat/slice.ts';
import type { PreChatForm } from '#store/chat/state.ts';
import { selectWelcomeText } from '#store/chat/welcome.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { selectIdentityUuid, selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectLocation, selectUuidInHand } from '#store/shell/selectors.ts';

import type { StoredSession } from './session.ts';

/** CHAT-31 */
const AGENT_TOKEN_MS = 6 * 3_600_000;
const CHATBOT_TOKEN_MS = 10 * 60_000;

/** Our choice: what reports call the chats of this product. */
export const CHAT_TAG = 'heloc';

/** Returns the page's address without its query (F-13). */
export function* chatPageUrl(ports: Ports): SagaGenerator<string> {
  const { pathname } = yield* select(selectLocation);
  return ports.page.origin() + pathname;
}

/**
 * Returns the nonce for a borrower's session if the lender wants one (CHAT-27). Without it, the chat is a visitor's.
 */
function* nonceFor(ports: Ports): SagaGenerator<string | null> {
  const isAsked = yield* select(selectFlag('fe-borrower-auth-chat'));
  if (!isAsked || !(yield* select(selectIsSignedIn))) return null;
  const answer = yield* nullOnFailure(() => send(ports, authenticateChat, {}));
  return answer?.nonce ?? null;
}

/** CALL-CHAT-03. An application for the crypto product has its own skill (C-18). */
function* skillOf() {
  const { chat } = yield* select(selectOrganisation);
  const application = yield* select(selectApplication);
  return application?.isCrypto === true ? ('CLOC_HELOC' as const) : chat.skill;
}

type Agent = Exclude<StoredSession['mode'], 'chatbot'>;

/**
 * Returns what a mode joins, or null if the response is incomplete. Only stream can do without the omni-proxy's channel
 * (ALERT-06).
 */
function channelOf(
  mode: Agent,
  { conversationSid, omniProxyChannelId, providerChannelId }: AnswerOf<typeof startAgentChat>,
): string | null {
  if (mode === 'stream') return providerChannelId ?? omniProxyChannelId;
  return omniProxyChannelId && (mode === 'twilio' ? conversationSid : omniProxyChannelId);
}

function* startWithAgent(ports: Ports, mode: Agent, form: PreChatForm, nonce: string | null) {
  const { orgCode } = yield* select(selectOrganisation);
  const endpoint = mode === 'stream' ? startStreamChat : startAgentChat;
  const body = {
    friendlyName: form.name,
    emailAddress: form.email,
    identityUuid: yield* select(selectIdentityUuid),
    orgCode,
    tag: CHAT_TAG,
    skill: yield* call(skillOf),
    applicationUuid: yield* select(selectUuidInHand),
    welcomeMessage: yield* select(selectWelcomeText),
    pageUrl: yield* call(chatPageUrl, ports),
    chatMode: mode,
    nonce,
    ...(form.agentId && { agentId: form.agentId }),
  };
  // A second click or a lost response doesn't start a second conversation.
  const request = { ...body, nonce: null };
  const answer = yield* sendIdempotent(ports, endpoint, { body }, { scope: 'chat', request });
  const { conversationSid, omniProxyChannelId, providerChannelId, providerUserId } = answer;
  const { customerId, threadId } = answer;
  const token = answer.token ?? answer.providerUserToken;
  const conversationId = channelOf(mode, answer);
  if (token === null || conversationId === null) return null;
  const ids = { conversationId, conversationSid, omniProxyChannelId, providerChannelId };
  const initialMessage = body.welcomeMessage;
  return { token, ...ids, providerUserId, customerId, threadId, initialMessage };
}

/** Waits for the hours, because they decide whether an agent or the chatbot answers (CHAT-17, CHAT-18). */
export function* untilHoursKnown(): SagaGenerator<void> {
  while ((yield* select(selectChat)).isAgentHours === null) yield* take(openStatusReceived);
}

/** The fields that only a chat with an agent has. */
const NO_AGENT = {
  token: '',
  conversationId: '',
  conversationSid: null,
  omniProxyChannelId: null,
  providerChannelId: null,
  providerUserId: null,
  customerId: null,
  threadId: null,
  initialMessage: null,
};

/**
 * Sets a session up. Returns null after showing a failure. An incomplete response ends the chat (ALERT-02, ALERT-06).
 */
export function* startSession(
  ports: Ports,
  form: PreChatForm,
): SagaGenerator<StoredSession | null> {
  yield* call(untilHoursKnown);
  const mode = yield* select(selectChatMode);
  const loginTimestamp = ports.clock.now();
  const person = { friendlyName: form.name, emailAddress: form.email };
  try {
    const nonce = yield* call(nonceFor, ports);
    const common = { ...person, mode, nonce, loginTimestamp };
    if (mode === 'chatbot')
      return { ...common, ...NO_AGENT, expiration: loginTimestamp + CHATBOT_TOKEN_MS };
    const started = yield* call(startWithAgent, ports, mode, form, nonce);
    if (started) return { ...common, ...started, expiration: loginTimestamp + AGENT_TOKEN_MS };
    yield* put(conversationEnded({ reason: 'error', surveyUrl: null }));
  } catch (error) {
    throwBug(error);
    yield* put(startFailed({ alert: 'failed' }));
  }
  return null;
}
