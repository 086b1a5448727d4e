import { randomUUID } from 'node:crypto';
import { TLSSocket } from 'node:tls';

import type { WebSocket } from 'ws';

import type { AgentConversation, ConversationEvent } from './conversation.ts';
import type { Conversations } from './conversations.ts';
import type { SocketRoute } from './socketRoute.ts';
import {
  MAX_CLIENT_FRAME_BYTES,
  readFrame,
  statusOf,
  writeFrame,
  type TwilsockFrame,
  type ClientHeader,
} from './twilioFrames.ts';
import { agentOf, eventOf, objectOf, type SyncEvent } from './twilioObjects.ts';
import { answerTunnelled, TYPING_SECONDS, type Subscribing } from './twilioRequests.ts';

/** Says that the customer is typing, but not what. */
const TYPING_MARK = '…';

/** The vendor's error numbers for a token. */
const BAD_TOKEN = 20_101;
const EXPIRED_TOKEN = 20_104;
/** How often a connection's token is checked, and how long before it expires the client is warned. */
const TOKEN_CHECK_MS = 500;
const WARNING_MS = 3 * 60_000;

export interface TwilioService {
  readonly conversations: Conversations;
  readonly now: () => number;
  /** How browsers reach the pages behind a load balancer that terminates TLS. */
  readonly publicProtocol?: 'http' | 'https';
}

interface Link {
  readonly socket: WebSocket;
  readonly origin: string;
  /** Null until `init`. */
  conversation: AgentConversation | null;
  token: string;
  isWarned: boolean;
  readonly subscribed: Set<string>;
  /** A half-open connection: it lost something and stays silent. */
  isDeaf: boolean;
  readonly endings: (() => void)[];
  stopsTyping: NodeJS.Timeout | undefined;
}

const newId = () => `TM${randomUUID()}`;

function send(link: Link, header: object, payload?: unknown) {
  link.isDeaf ||= link.conversation?.failures.isSilent() ?? false;
  if (!link.isDeaf) link.socket.send(writeFrame(header, payload));
}

type ReplyHeader = { id: string; status: object } & Record<string, unknown>;

const reply = (link: Link, header: ReplyHeader, payload?: unknown) =>
  send(link, { method: 'reply', ...header }, payload);

const notify = (link: Link, messageType: string, payload: object) =>
  send(link, { method: 'notification', id: newId(), message_type: messageType }, payload);

function pushLive(link: Link, { object, payload }: SyncEvent) {
  if (link.subscribed.has(object.name)) notify(link, `com.twilio.rtd.cds.${object.type}`, payload);
}

function hear(link: Link, conversation: AgentConversation, event: ConversationEvent) {
  switch (event.type) {
    case 'typing':
      if (event.active)
        notify(link, 'twilio.ipmsg.typing_indicator', {
          channel_sid: conversation.id,
          identity: agentOf(event.name),
          typing_timeout: TYPING_SECONDS,
        });
      break;
    case 'tokenExpiring':
      send(link, {
        method: 'client_update',
        id: newId(),
        client_update_type: 'token_about_to_expire',
      });
      break;
    // The token is checked periodically.
    case 'tokenExpired':
    case 'queue':
      break;
    default:
      pushLive(link, eventOf(conversation, event));
  }
}

/** Sends the events since the client's last, then a marker that they are complete. */
function follow(link: Link, conversation: AgentConversation, conversations: Conversations) {
  return ({ action, correlation_id, requests }: Subscribing) => {
    for (const { object_sid, object_type, last_event_id } of requests) {
      const push = (event_type: string, event: object) =>
        notify(link, 'twilio.sync.event', { event_type, correlation_id, event });
      const established = { object_sid, object_type };
      if (action === 'cancel') {
        link.subscribed.delete(object_sid);
        push('subscription_canceled', established);
        continue;
      }
      link.subscribed.add(object_sid);
      for (const logged of conversations.since(conversation, last_event_id)) {
        const { object, payload } = eventOf(conversation, logged);
        if (object.name === object_sid) notify(link, 'twilio.sync.event', payload);
      }
      const newest = objectOf(conversation, object_sid)?.lastEventId ?? 0;
      push('subscription_established', {
        ...established,
        replay_status: 'completed',
        last_event_id: Math.max(newest, last_event_id),
      });
    }
  };
}

function answerMessage(
  { conversations }: TwilioService,
  link: Link,
  conversation: AgentConversation,
  { header, payload }: TwilsockFrame & { header: Extract<ClientHeader, { method: 'message' }> },
) {
  const orders: Subscribing[] = [];
  const { status, body } = answerTunnelled(
    {
      conversations,
      conversation,
      origin: link.origin,
      cut: () => link.socket.terminate(),
      subscribe: (order) => void orders.push(order),
      typed() {
        conversations.typeAsCustomer(conversation, TYPING_MARK);
        clearTimeout(link.stopsTyping);
        const stop = () => conversations.typeAsCustomer(conversation, '');
        link.stopsTyping = setTimeout(stop, TYPING_SECONDS * 1_000).unref();
      },
    },
    header.http_request,
    payload,
  );
  const http = { http_status: statusOf(status), http_headers: {} };
  reply(link, { id: header.id, status: statusOf(200), ...http }, body);
  for (const order of orders) follow(link, conversation, conversations)(order);
}

/** Returns the conversation that a token opens, or the error code of a bad or expired token. */
function opened({ conversations }: TwilioService, token: string): AgentConversation | number {
  const conversation = conversations.all().find(({ tokens }) => tokens.has(token));
  if (!conversation) return BAD_TOKEN;
  return conversations.check(conversation, token) === 'good' ? conversation : EXPIRED_TOKEN;
}

const refuse = (link: Link, id: string, errorCode: number) =>
  reply(link, { id, status: statusOf(401, errorCode) });

/** Warns that the token will expire, and closes the connection when it has. */
function watchToken(
  { conversations, now }: TwilioService,
  link: Link,
  conversation: AgentConversation,
) {
  const left = conversations.expiryOf(conversation, link.token) - now();
  if (left <= 0) {
    send(link, { method: 'close', id: newId(), status: statusOf(410) });
    if (!link.isDeaf) link.socket.close();
  } else if (left < WARNING_MS && !link.isWarned) {
    link.isWarned = true;
    hear(link, conversation, { type: 'tokenExpiring', expiresAt: now() + left });
  }
}

function begin(
  service: TwilioService,
  link: Link,
  { id, token }: Extract<ClientHeader, { method: 'init' }>,
) {
  const found = opened(service, token);
  if (typeof found === 'number') return refuse(link, id, found);
  link.conversation = found;
  link.token = token;
  const { failures } = found;
  if (failures.refusesNew()) return link.socket.terminate();
  const check = setInterval(() => watchToken(service, link, found), TOKEN_CHECK_MS).unref();
  link.endings.push(
    failures.attach({ cut: () => link.socket.terminate() }),
    service.conversations.subscribe(found, (event) => hear(link, found, event)),
    () => clearInterval(check),
  );
  reply(link, {
    id,
    status: statusOf(200),
    continuation_token: randomUUID(),
    continuation_token_status: { reissued: true, reissue_reason: 'MISSING', reissue_message: '' },
    capabilities: ['client_update', 'offline_storage'],
    offline_storage: { ip_messaging: { storage_id: randomUUID() } },
  });
  if (failures.takesDrop()) link.socket.terminate();
}

function renew(
  service: TwilioService,
  link: Link,
  { id, token }: Extract<ClientHeader, { method: 'update' }>,
) {
  const found = opened(service, token);
  if (found !== link.conversation)
    return refuse(link, id, typeof found === 'number' ? found : BAD_TOKEN);
  link.token = token;
  link.isWarned = false;
  reply(link, { id, status: statusOf(200) });
}

function receive(service: TwilioService, link: Link, { header, payload }: TwilsockFrame) {
  const { conversation } = link;
  switch (header.method) {
    case 'init':
      return begin(service, link, header);
    case 'update':
      return renew(service, link, header);
    case 'message':
      return conversation
        ? answerMessage(service, link, conversation, { header, payload })
        : reply(link, { id: header.id, status: statusOf(401) });
    case 'close':
      return link.socket.close();
    default:
      return reply(link, { id: header.id, status: statusOf(200) });
  }
}

function open(service: TwilioService, socket: WebSocket, origin: string) {
  const link: Link = {
    socket,
    origin,
    conversation: null,
    token: '',
    isWarned: false,
    subscribed: new Set(),
    isDeaf: false,
    endings: [],
    stopsTyping: undefined,
  };
  socket.on('message', (data) => {
    link.isDeaf ||= link.conversation?.failures.isSilent() ?? false;
    const frame = link.isDeaf || !Buffer.isBuffer(data) ? null : readFrame(data);
    if (frame) receive(service, link, frame);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const end of link.endings) end();
    clearTimeout(link.stopsTyping);
  });
}

/** Creates the socket that `@twilio/conversations` uses. */
export const twilioSocket = (service: TwilioService): SocketRoute => ({
  maxPayload: MAX_CLIENT_FRAME_BYTES,
  serve(socket, request) {
    const protocol =
      service.publicProtocol ?? (request.socket instanceof TLSSocket ? 'https' : 'http');
    open(service, socket, `${protocol}://${request.headers.host ?? 'localhost'}`);
  },
});
