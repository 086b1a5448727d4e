import {
  closeCodes,
  MAX_RESUMED_EVENTS,
  type ClientFrame,
  type ServerFrame,
} from '#sagas/api/contract/chatSocket.ts';
import type { Limit } from '#server/rateLimits.ts';
import type { World } from '#server/sandbox/world.ts';
import { MAX_CHAT_TEXT_LENGTH } from '#store/chat/limits.ts';

import { chatEndOf, type AgentConversation, type ConversationEvent } from './conversation.ts';
import type { OmniServerLink } from './omniServerLink.ts';

export interface Member {
  readonly conversation: AgentConversation;
  /** Stops sending the conversation's events to this client. */
  readonly leave: () => void;
}

export interface OmniClient {
  readonly world: World;
  readonly link: OmniServerLink;
  readonly messages: Limit;
}

type Frame<Action extends ClientFrame['action']> = Extract<ClientFrame, { action: Action }>;
type ErrorFrame = Extract<ServerFrame, { type: 'error' }>;

export const errorFrame = (
  requestId: string | undefined,
  code: ErrorFrame['code'],
  message: string,
): ErrorFrame => ({
  type: 'error',
  ...(requestId !== undefined && { requestId }),
  code,
  message,
});

function join({ world, link }: OmniClient, conversation: AgentConversation, token: string): Member {
  const { chats } = world;
  const tell = (event: ConversationEvent) => {
    if (event.type === 'tokenExpired') link.close(closeCodes.tokenExpired);
    else link.send(event);
  };
  const forget = conversation.failures.attach({ cut: link.cut });
  const unsubscribe = chats.subscribe(conversation, tell);
  link.watchToken(chats.expiryOf(conversation, token));
  return {
    conversation,
    leave() {
      forget();
      unsubscribe();
    },
  };
}

/** Answers with the newest page, or with what the client missed. */
function welcome(
  { world: { chats }, link }: OmniClient,
  conversation: AgentConversation,
  { requestId, lastSeq, historyLimit }: Frame<'authorize'>,
): void {
  const missed = lastSeq === null ? [] : chats.since(conversation, lastSeq);
  const gap = missed.length > MAX_RESUMED_EVENTS;
  const resumed = lastSeq !== null && !gap;
  const { isEnded: ended, agentName, queue } = conversation;
  const end = chatEndOf(conversation);
  link.send({
    type: 'authorized',
    requestId,
    // What the client already has. If the connection drops before the missed events arrive, it resumes from here.
    seq: resumed ? lastSeq : chats.newestSeq(conversation),
    ended,
    ...(end && { end }),
    agentName,
    resumed,
    gap,
    ...(!resumed && { history: chats.page(conversation, null, historyLimit) }),
  });
  if (resumed) for (const event of missed) link.send(event);
  if (queue !== null && !ended) link.send({ type: 'queue', position: queue });
}

const tokenFaults = { bad: closeCodes.badToken, expired: closeCodes.tokenExpired };

/** Lets a client into its conversation. Returns null if its socket closes. */
export function authorize(
  client: OmniClient,
  frame: Frame<'authorize'>,
  joined: (member: Member) => void,
): void {
  const { world, link } = client;
  const conversation = world.chats.find(frame.channelId);
  if (!conversation) {
    link.close(closeCodes.unknownConversation);
    return;
  }
  const standing = world.chats.check(conversation, frame.token);
  if (conversation.failures.refusesNew()) link.cut();
  else if (standing !== 'good') link.close(tokenFaults[standing]);
  else {
    const drops = conversation.failures.takesDrop();
    joined(join(client, conversation, frame.token));
    welcome(client, conversation, frame);
    // After the pending writes.
    if (drops) setImmediate(link.cut);
  }
}

function refusalOf(
  { world, messages }: OmniClient,
  conversation: AgentConversation,
  { requestId, text, attachmentIds }: Frame<'sendMessage'>,
): ErrorFrame | null {
  if (conversation.isEnded) return errorFrame(requestId, 'ended', 'The chat has ended.');
  if (text.length > MAX_CHAT_TEXT_LENGTH)
    return errorFrame(requestId, 'too-large', 'The message is too long.');
  if (text.trim() === '' && attachmentIds.length === 0)
    return errorFrame(requestId, 'fault', 'The message is empty.');
  if (!attachmentIds.every((id) => conversation.files.has(id)))
    return errorFrame(requestId, 'fault', 'A file is not known.');
  const wait = world.limits.consume(`chat of ${conversation.id}`, messages);
  return wait === null ? null : errorFrame(requestId, 'rate', 'Too many messages at once.');
}

/** Stores a message once. Answers a repeat with the first one. */
function sendMessage(client: OmniClient, member: Member, frame: Frame<'sendMessage'>): void {
  const { world, link } = client;
  const { conversation, leave } = member;
  const { requestId, clientMessageId, text, attachmentIds } = frame;
  const isKnown = conversation.sent.has(clientMessageId);
  const refusal = isKnown ? null : refusalOf(client, conversation, frame);
  if (refusal) {
    link.send(refusal);
    return;
  }
  const isLost = !isKnown && conversation.failures.takesLoss();
  // The event would tell the client that the message is stored.
  if (isLost) leave();
  const said = { author: 'me', text, attachmentIds, clientMessageId } as const;
  const message = world.chats.say(conversation, said);
  if (isLost) link.cut();
  else link.send({ type: 'ack', requestId, seq: message.seq, message });
}

function readHistory(
  { world, link }: OmniClient,
  { conversation }: Member,
  { requestId, before, limit }: Frame<'history'>,
): void {
  if (before !== null && !/^\d{1,15}$/.test(before))
    link.send(errorFrame(requestId, 'fault', 'The cursor is not known.'));
  else link.send({ type: 'history', requestId, ...world.chats.page(conversation, before, limit) });
}

function refreshToken(
  { world: { chats }, link }: OmniClient,
  { conversation }: Member,
  { requestId, token }: Frame<'refreshToken'>,
): void {
  if (chats.check(conversation, token) !== 'good') {
    link.send(errorFrame(requestId, 'denied', 'The token is not valid.'));
    return;
  }
  const expiresAt = chats.expiryOf(conversation, token);
  link.send({ type: 'tokenAccepted', requestId, expiresAt });
  link.watchToken(expiresAt);
}

function endChat(
  { world, link }: OmniClient,
  { conversation }: Member,
  { requestId }: Frame<'endChat'>,
): void {
  if (conversation.isEnded) {
    link.send(errorFrame(requestId, 'ended', 'The chat has ended.'));
    return;
  }
  link.send({ type: 'ok', requestId });
  world.chats.end(conversation, 'customer');
}

/** Answers a frame of an authorized client. */
export function answerMember(
  client: OmniClient,
  member: Member,
  frame: Exclude<ClientFrame, { action: 'ping' }>,
): void {
  const { chats } = client.world;
  const { conversation } = member;
  switch (frame.action) {
    case 'authorize':
      client.link.send(errorFrame(frame.requestId, 'fault', 'The socket is authorized.'));
      break;
    case 'history':
      readHistory(client, member, frame);
      break;
    case 'sendMessage':
      sendMessage(client, member, frame);
      break;
    case 'typing':
      if (!conversation.isEnded) chats.typeAsCustomer(conversation, frame.preview);
      break;
    case 'read':
      chats.read(conversation, Math.min(frame.seq, chats.newestSeq(conversation)));
      break;
    case 'refreshToken':
      refreshToken(client, member, frame);
      break;
    case 'endChat':
      endChat(client, member, frame);
      break;
    default:
      frame satisfies never;
  }
}
