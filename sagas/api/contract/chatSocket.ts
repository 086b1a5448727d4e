import * as v from 'valibot';

import { MAX_MESSAGE_LENGTH, MAX_ATTACHMENTS } from '#store/chat/limits.ts';
import { endReasons, type ChatMessage } from '#store/chat/messages.ts';

import { upTo } from './common.ts';

/*
 * The frames of the omni-proxy's socket (CALL-CHAT-10). The specification has only the ping route; the others are our
 * choice (A-65, chat.md section 4). A client names a route in `action`, and the server answers with a `type`. The
 * answer repeats the `requestId` of the request. Typing, queue, pong and token frames aren't part of the log.
 */

/**
 * Up to this many missed events are sent one by one. If there are more, the server sends the newest page and reports a
 * gap.
 */
export const MAX_RESUMED_EVENTS = 200;

const Seq = v.pipe(v.number(), v.integer(), v.minValue(0));
const Line = upTo(512);
const RequestId = upTo(100);

export const WireAttachment = v.object({
  id: Line,
  name: Line,
  contentType: Line,
  size: v.pipe(v.number(), v.minValue(0)),
  /** The address of the file. For a file at the origin of the uploads, send the chat's token as the bearer. */
  url: v.exactOptional(upTo(2_048)),
});

/** A message of the log, ordered by `seq`. */
export const WireMessage = v.object({
  id: Line,
  seq: Seq,
  clientMessageId: v.exactOptional(Line),
  author: v.picklist(['me', 'agent', 'bot', 'system']),
  authorName: v.exactOptional(Line),
  text: v.string(),
  attachments: v.array(WireAttachment),
  sentAt: v.string(),
});
export type WireMessage = v.InferOutput<typeof WireMessage>;

export const WirePage = v.object({
  messages: v.array(WireMessage),
  before: v.nullable(Line),
});
export type WirePage = v.InferOutput<typeof WirePage>;

export const socketErrorCodes = [
  'ended',
  'denied',
  'too-large',
  'bad-type',
  'rate',
  'fault',
] as const;

export const ClientFrame = v.variant('action', [
  v.object({
    action: v.literal('authorize'),
    requestId: RequestId,
    token: upTo(8_192),
    channelId: Line,
    protocol: v.literal(1),
    /** Null requests the newest page. Otherwise the server sends every later event. */
    lastSeq: v.nullable(Seq),
    historyLimit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  v.object({ action: v.literal('ping'), requestId: RequestId }),
  v.object({
    action: v.literal('history'),
    requestId: RequestId,
    before: v.nullable(Line),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  v.object({
    action: v.literal('sendMessage'),
    requestId: RequestId,
    clientMessageId: Line,
    text: v.string(),
    attachmentIds: v.pipe(v.array(Line), v.maxLength(MAX_ATTACHMENTS)),
  }),
  v.object({ action: v.literal('typing'), preview: upTo(MAX_MESSAGE_LENGTH) }),
  v.object({ action: v.literal('read'), seq: Seq }),
  v.object({ action: v.literal('refreshToken'), requestId: RequestId, token: upTo(8_192) }),
  v.object({ action: v.literal('endChat'), requestId: RequestId }),
]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;

/** Why a chat ended. The survey's address can be a path on the page's own host. */
const End = {
  reason: v.picklist(endReasons),
  surveyUrl: v.nullable(upTo(2_048)),
};

/** A frame that the server sends. The client ignores unknown types. */
export const ServerFrame = v.variant('type', [
  v.object({
    type: v.literal('authorized'),
    requestId: RequestId,
    /** The newest event of the log. On a resumed connection, the client's own `lastSeq`; the missed events follow. */
    seq: Seq,
    ended: v.boolean(),
    /** Set if the chat has ended. An end among the events that follow also says so. */
    end: v.exactOptional(v.object(End)),
    agentName: v.nullable(Line),
    resumed: v.boolean(),
    gap: v.boolean(),
    history: v.exactOptional(WirePage),
  }),
  v.object({ type: v.literal('pong'), requestId: RequestId, serverTime: v.string() }),
  v.object({ type: v.literal('history'), requestId: RequestId, ...WirePage.entries }),
  v.object({ type: v.literal('ack'), requestId: RequestId, seq: Seq, message: WireMessage }),
  v.object({ type: v.literal('ok'), requestId: RequestId }),
  v.object({
    type: v.literal('error'),
    requestId: v.exactOptional(RequestId),
    code: v.picklist(socketErrorCodes),
    message: v.string(),
  }),
  v.object({ type: v.literal('message'), seq: Seq, message: WireMessage }),
  v.object({ type: v.literal('typing'), name: Line, active: v.boolean() }),
  v.object({
    type: v.literal('participant'),
    seq: Seq,
    change: v.picklist(['joined', 'left']),
    name: Line,
  }),
  v.object({ type: v.literal('queue'), position: v.nullable(Seq) }),
  v.object({ type: v.literal('tokenExpiring'), expiresAt: v.number() }),
  v.object({ type: v.literal('tokenAccepted'), requestId: RequestId, expiresAt: v.number() }),
  v.object({
    type: v.literal('ended'),
    seq: Seq,
    ...End,
  }),
]);
export type ServerFrame = v.InferOutput<typeof ServerFrame>;

/** The close codes with a meaning (chat.md section 4). Any other code means that the connection broke. */
export const closeCodes = {
  left: 1000,
  frameTooBig: 1009,
  noPong: 4000,
  badToken: 4001,
  idle: 4008,
  tokenExpired: 4401,
  unknownConversation: 4404,
} as const;

/** Returns the message for the store, without the address of a file. */
export const messageFromFrame = ({
  seq,
  clientMessageId,
  attachments,
  ...message
}: WireMessage): ChatMessage => ({
  ...message,
  order: seq,
  attachments: attachments.map(({ url: _url, ...attachment }) => attachment),
  ...(clientMessageId !== undefined && { clientId: clientMessageId }),
});
