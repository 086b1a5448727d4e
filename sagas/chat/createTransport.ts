import { ApiError } from '#sagas/api/apiError.ts';
import { askChatbot, readChatbotHistory, uploadChatFile } from '#sagas/api/contract/chat.ts';
import { baseUrlOf } from '#sagas/api/baseUrl.ts';
import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import { loadOptional } from '#sagas/loadCode.ts';
import type { Ports } from '#sagas/ports.ts';
import { hashOf } from '#store/actionLog/hash.ts';
import type { AttachmentDraft } from '#store/chat/messages.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import type { HeldSession, StoredSession } from './session.ts';
import { CHAT_TAG, chatPageUrl } from './startSession.ts';
import { ChatError, type ChatErrorCode, type ChatTransport } from './transports/transport.ts';

const codeOfStatus = new Map<number, ChatErrorCode>([
  [0, 'offline'],
  [401, 'denied'],
  [403, 'denied'],
  [413, 'too-large'],
  [415, 'bad-type'],
  [429, 'rate'],
]);

const chatErrorOf = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ChatError(codeOfStatus.get(error.status) ?? 'fault', error.message)
    : error;

/** Waits for a transport's call. Rejects with a ChatError. */
const asked = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw chatErrorOf(error);
  });

/** Loads a chunk of the chat. Throws a ChatError if that fails. */
export function* loadChatCode<Code>(load: () => Promise<Code>): SagaGenerator<Code> {
  const code = yield* loadOptional(load);
  if (code === null) throw new ChatError('missing', 'The code of the chat did not arrive');
  return code;
}

/** Returns where to upload files. Reading them from the same origin needs the chat's token. */
export function* uploadAddressOf(ports: Ports): SagaGenerator<string> {
  const { uploadUrl } = (yield* select(selectOrganisation)).chat.omni;
  const base = yield* call(baseUrlOf, ports, uploadUrl);
  return new URL(uploadUrl.startsWith('/') ? base + uploadUrl : uploadUrl, ports.page.origin())
    .href;
}

function* omni(ports: Ports): SagaGenerator<ChatTransport> {
  const { createOmni } = yield* call(() => loadChatCode(() => import('./transports/omni.ts')));
  const { socketUrl, uploadUrl } = (yield* select(selectOrganisation)).chat.omni;
  const base = yield* call(baseUrlOf, ports, uploadUrl);
  const uploadAddress = yield* call(uploadAddressOf, ports);
  const upload = (
    { id, name, data }: AttachmentDraft & { readonly data: Blob },
    { token, conversationId }: { readonly token: string; readonly conversationId: string },
    onProgress: (percent: number) => void,
  ) =>
    asked(
      ports.api.request(
        uploadChatFile,
        { query: { channelId: conversationId }, body: { file: data, fileName: name } },
        {
          address: uploadAddress,
          bearer: token,
          idempotencyKey: id,
          onProgress,
        },
      ),
    );
  const browser = yield* call(() => loadChatCode(ports.chat));
  return createOmni({
    openSocket: (address) => browser.openSocket(address),
    socketUrl: socketUrl.startsWith('/') ? base + socketUrl : socketUrl,
    newId: ports.newId,
    filesBase: uploadAddress,
    upload,
  });
}

function* twilio(ports: Ports): SagaGenerator<ChatTransport> {
  const { createTwilio } = yield* call(() => loadChatCode(() => import('./transports/twilio.ts')));
  const { twilio: hosts } = (yield* select(selectOrganisation)).chat;
  return createTwilio({ hosts, now: () => ports.clock.now() });
}

/** Marks a question as ambiguous, because the lender may have received it. */
const inDoubt = (error: unknown): unknown =>
  error instanceof ChatError && error.code === 'offline'
    ? new ChatError('ambiguous', error.message)
    : error;

const HASH_DIGITS = 12;

/**
 * Returns the key of a question (SC-09), which stays the same after a reload: the message's id, with a hash of the body
 * as its last digits.
 */
const questionKey = (clientId: string, body: object): string =>
  clientId.slice(0, -HASH_DIGITS) +
  Number.parseInt(hashOf(body), 36).toString(16).padStart(HASH_DIGITS, '0').slice(-HASH_DIGITS);

function* chatbot(ports: Ports, held: HeldSession): SagaGenerator<ChatTransport> {
  const { createChatbot } = yield* call(() =>
    loadChatCode(() => import('./transports/chatbot.ts')),
  );
  const baseUrl = yield* call(baseUrlOf, ports, askChatbot.path);
  const { orgCode: organization } = yield* select(selectOrganisation);
  const pageUrl = yield* call(chatPageUrl, ports);
  const applicationId = yield* select(selectUuidInHand);
  return createChatbot({
    now: () => ports.clock.now(),
    ask: async ({ clientId, text: message }, conversationId) => {
      const { emailAddress: senderId, nonce } = held.session;
      const about = { applicationId, organization, pageUrl, senderId, nonce };
      const body = {
        ...about,
        message,
        conversationId,
        senderType: 'APPLICANT',
        tag: CHAT_TAG,
      } as const;
      const options = { baseUrl, idempotencyKey: questionKey(clientId, body) };
      const answer = await asked(ports.api.request(askChatbot, { body }, options)).catch(
        (error: unknown) => {
          throw inDoubt(error);
        },
      );
      if (answer.token !== null) held.session = { ...held.session, token: answer.token };
      return answer.conversationId;
    },
    read: (conversationId) => {
      const { token } = held.session;
      const options = { baseUrl, ...(token !== '' && { bearer: token }) };
      return asked(ports.api.request(readChatbotHistory, { path: { conversationId } }, options));
    },
  });
}

/** The provider that a build can include (chat.md section 8). */
function* extra(
  { clock, newId }: Ports,
  { mode, providerUserId, customerId, threadId }: StoredSession,
): SagaGenerator<ChatTransport> {
  const { createTransport: create } = yield* call(() =>
    loadChatCode(() => import('./transports/extra.ts')),
  );
  if (!create) throw new ChatError('missing', 'The build has no chat provider of its own');
  const ids = { providerUserId, customerId, threadId };
  return yield* call(() => create({ mode, ...ids, newId, now: () => clock.now() }));
}

/**
 * Returns the transport for a session's kind after loading its code. Throws a ChatError if the code can't be loaded.
 */
export function* createTransport(ports: Ports, held: HeldSession): SagaGenerator<ChatTransport> {
  switch (held.session.mode) {
    case 'twilio':
      return yield* call(twilio, ports);
    case 'chatbot':
      return yield* call(chatbot, ports, held);
    default: {
      const { ownProvider } = (yield* select(selectOrganisation)).chat;
      return ownProvider ? yield* call(extra, ports, held.session) : yield* call(omni, ports);
    }
  }
}
