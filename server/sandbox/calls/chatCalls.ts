import {
  authenticateChat,
  readChatHours,
  readChatIsOpen,
  readWebChatInfo,
  refreshChatNonce,
  refreshChatToken,
  startAgentChat,
  startStreamChat,
  uploadChatFile,
} from '#sagas/api/contract/chat.ts';
import { readChatAgents } from '#sagas/api/contract/chatAgents.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { storeChatFile } from '#server/sandbox/chat/chatFiles.ts';
import { chatWeek, isChatOpen } from '#server/sandbox/chat/chatHours.ts';
import { chatFilePath, type AgentConversation } from '#server/sandbox/chat/conversation.ts';
import { agentName, chatAgents } from '#server/sandbox/data/chatAgents.ts';
import {
  handle,
  handlePrepared,
  requireIdentity,
  type CallContext,
  type Handler,
} from '#server/sandbox/http/handlers.ts';
import { bearerOf } from '#server/sandbox/http/bearerOf.ts';
import {
  HttpError,
  notFound,
  refuseInvalid,
  tooManyRequests,
  unauthenticated,
} from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { validatePreChat } from '#store/chat/preChat.ts';

type ChatStart = BodyOf<typeof startAgentChat>;

/**
 * A chat that claims to be a borrower's needs a valid nonce (CHAT-27). Doesn't answer 401, because the session isn't
 * refused.
 */
export function refuseNonce(
  { nonces }: World,
  { identity }: CallContext,
  nonce: string | null,
): void {
  if (nonce === null || !identity || nonces.isOf(identity.uuid, nonce)) return;
  throw new HttpError(403, { message: "We couldn't confirm who is chatting.", code: 'NONCE' });
}

const modesOf = { agent: ['twilio', 'nice'], stream: ['stream'] } as const;

/** Our choice: chats that one address may start, enough for a shared office. */
const STARTS = { most: 60, windowMs: 10 * 60_000 };

export function countStart({ limits }: World, { address }: CallContext): void {
  const wait = limits.consume(`chats of ${address}`, STARTS);
  if (wait !== null) throw tooManyRequests(wait);
}

function start(world: World, call: CallContext, body: ChatStart) {
  const { chatMode: mode, friendlyName, emailAddress } = body;
  const mistakes = validatePreChat({ name: friendlyName, email: emailAddress, agentId: '' });
  refuseInvalid({ friendlyName: mistakes.name, emailAddress: mistakes.email });
  refuseNonce(world, call, body.nonce);
  countStart(world, call);
  return world.chats.start({
    mode,
    orgCode: call.lender.code,
    customerName: friendlyName.trim(),
    email: emailAddress,
    skill: body.skill,
    tag: body.tag,
    welcome: body.welcomeMessage,
    agentId: body.agentId ?? null,
    signedInAs: call.identity?.email ?? null,
  });
}

function requireMode({ chatMode }: ChatStart, modes: readonly string[]): void {
  if (!modes.includes(chatMode))
    throw new HttpError(400, { message: 'This kind of chat begins elsewhere.', field: 'chatMode' });
}

/** Fields that both ways to start leave out of their answers. */
const NONE = {
  token: null,
  conversationSid: null,
  omniProxyChannelId: null,
  providerChannelId: null,
  providerUserId: null,
  providerUserToken: null,
  targetWorkerSid: null,
  targetWorkerFriendlyName: null,
  customerId: null,
  threadId: null,
};

const workerOf = ({ skill, agentId }: AgentConversation) => ({
  skill,
  targetWorkerSid: agentId,
  targetWorkerFriendlyName: agentName(agentId),
});

const startCalls = (world: World): Handler[] => [
  handle(startAgentChat, (call) => {
    const { body } = call.parts;
    requireMode(body, modesOf.agent);
    const { conversation, token } = start(world, call, body);
    const { id, channelId } = conversation;
    const ids = { conversationSid: id, omniProxyChannelId: channelId };
    return { ...NONE, token, ...ids, ...workerOf(conversation) };
  }),

  handle(startStreamChat, (call) => {
    const { body } = call.parts;
    requireMode(body, modesOf.stream);
    const { conversation, token } = start(world, call, body);
    return {
      ...NONE,
      providerChannelId: conversation.channelId,
      providerUserId: `customer-${conversation.id}`,
      providerUserToken: token,
      ...workerOf(conversation),
    };
  }),

  handle(refreshChatToken, ({ parts }) => {
    const renewed = world.chats.renew(parts.body.token);
    if (!renewed) throw unauthenticated();
    const { token, expiresAt } = renewed;
    return { token, expiration: new Date(expiresAt).toISOString() };
  }),

  handle(readWebChatInfo, ({ parts, requestHeaders }) => {
    const conversation = world.chats.find(parts.body.omniProxyChannelId);
    if (conversation && world.chats.check(conversation, bearerOf(requestHeaders)) !== 'good')
      throw unauthenticated();
    if (!conversation) throw notFound("We couldn't find this chat.");
    return { contactId: `contact-${conversation.id}` };
  }),
];

const nonceCalls = (world: World): Handler[] => [
  handle(authenticateChat, (call) => ({ nonce: world.nonces.issue(requireIdentity(call).uuid) })),

  handle(refreshChatNonce, (call) => {
    const { uuid } = requireIdentity(call);
    if (!world.nonces.isOf(uuid, call.parts.query.nonce)) throw unauthenticated();
    return { nonce: world.nonces.issue(uuid) };
  }),

  handle(readChatAgents, () => [...chatAgents]),
];

const tooManyFiles = () =>
  new HttpError(429, { message: 'This chat takes no more files.', code: 'FILES' });

function requireChat({ chats }: World, channelId: string, headers: Headers): AgentConversation {
  const conversation = chats.find(channelId);
  if (!conversation || chats.check(conversation, bearerOf(headers)) !== 'good')
    throw unauthenticated();
  if (conversation.isEnded)
    throw new HttpError(409, { message: 'The chat has ended.', code: 'ENDED' });
  return conversation;
}

const uploadCalls = (world: World): Handler[] => [
  {
    ...handlePrepared(
      uploadChatFile,
      ({ parts }) => parts.body.file.arrayBuffer(),
      ({ parts, requestHeaders }, bytes) => {
        const conversation = requireChat(world, parts.query.channelId, requestHeaders);
        const { fileName } = parts.body;
        const content = new Uint8Array(bytes);
        if (!world.chats.takesFile(conversation, content.byteLength)) throw tooManyFiles();
        const stored = storeChatFile(world, conversation, { name: fileName, content });
        const { id, name, contentType } = stored;
        return { id, name, contentType, size: content.byteLength, url: chatFilePath(stored) };
      },
    ),
    admit: ({ url, headers }) =>
      void requireChat(world, new URL(url).searchParams.get('channelId') ?? '', headers),
  },
];

const hoursCalls = (world: World): Handler[] => [
  handle(readChatIsOpen, () => isChatOpen(world)),
  handle(readChatHours, () => ({ weekdays: [...chatWeek(world)] })),
];

export const chatCalls = (world: World): Handler[] => [
  ...startCalls(world),
  ...nonceCalls(world),
  ...uploadCalls(world),
  ...hoursCalls(world),
];
