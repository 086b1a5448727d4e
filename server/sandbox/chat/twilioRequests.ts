import * as v from 'valibot';

import { MAX_CHAT_TEXT_LENGTH } from '#store/chat/limits.ts';

import type { AgentConversation } from './conversation.ts';
import type { Conversations } from './conversations.ts';
import type { TunnelledRequest } from './twilioFrames.ts';
import {
  customerOf,
  loggedMessages,
  namesOf,
  objectOf,
  readIndexOf,
  type ObjectType,
  type SyncObject,
} from './twilioObjects.ts';
import { TWILIO_ROOT } from './twilioStandIn.ts';

export const MEDIA_PATH = `${TWILIO_ROOT}/media`;

/** Files of a message, and megabytes of a file (CHAT-10). */
const MAX_FILES = 10;
export const MAX_MEGABYTES = 5;

/** Seconds that a typing notice lasts. */
export const TYPING_SECONDS = 5;

export interface Tunnel {
  readonly conversations: Conversations;
  readonly conversation: AgentConversation;
  /** The origin as browsers see it, because links are absolute. */
  readonly origin: string;
  /** Drops the connection before answering a stored message. */
  readonly cut: () => void;
  readonly subscribe: (order: Subscribing) => void;
  readonly typed: () => void;
}

/** Status 0 means no answer. */
export interface TunnelAnswer {
  readonly status: number;
  readonly body: object;
}

const SubscribeBody = v.object({
  action: v.picklist(['establish', 'cancel']),
  correlation_id: v.number(),
  requests: v.array(
    v.object({
      object_sid: v.string(),
      object_type: v.string(),
      last_event_id: v.optional(v.number(), 0),
    }),
  ),
});
export type Subscribing = v.InferOutput<typeof SubscribeBody>;

const NewMessageBody = v.object({
  body: v.optional(v.pipe(v.string(), v.maxLength(MAX_CHAT_TEXT_LENGTH)), ''),
  attributes: v.optional(
    v.pipe(v.string(), v.parseJson(), v.object({ clientId: v.exactOptional(v.string()) })),
    '{}',
  ),
  media_sids: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_FILES)), []),
});

const ReadBody = v.object({ last_read_message_index: v.nullable(v.number()) });

const ok = (body: object, status = 200): TunnelAnswer => ({ status, body });
const refused = (status: number): TunnelAnswer => ok({ status, code: 50_000 + status }, status);

function parsed<Schema extends v.GenericSchema>(schema: Schema, payload: string) {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), payload);
  return body.success ? body.output : null;
}

const recordOf = (conversation: AgentConversation) => {
  const { channel, messages, roster } = namesOf(conversation);
  const count = loggedMessages(conversation).length;
  return {
    conversation_sid: conversation.id,
    sid: conversation.id,
    status: 'joined',
    state: conversation.isEnded ? 'closed' : 'active',
    last_read_message_index: readIndexOf(conversation),
    notification_level: 'default',
    unread_messages_count: count - 1 - (readIndexOf(conversation) ?? -1),
    participants_count: objectOf(conversation, roster)?.items?.length ?? 0,
    messages_count: count,
    sync_objects: { conversation: channel, messages, participants: roster },
  };
};

function configurationOf({ conversation, origin }: Tunnel): TunnelAnswer {
  const service = `${origin}${TWILIO_ROOT}/v1`;
  const identity = customerOf(conversation);
  const { user, mine } = namesOf(conversation);
  return ok({
    identity,
    sync_objects: { my_user_info: user(identity), my_conversations: mine },
    links: {
      my_conversations: `${service}/my_conversations`,
      conversations: `${service}/conversations`,
      users: `${service}/users`,
      current_user: `${service}/users/${identity}`,
      typing: `${service}/typing`,
      media_service: `${origin}${MEDIA_PATH}`,
      media_set_service: `${origin}${MEDIA_PATH}-set`,
      messages_receipts: `${service}/receipts`,
    },
    options: {
      media_attachments_count_limit: MAX_FILES,
      media_attachment_size_limit_in_mb: MAX_MEGABYTES,
      media_attachments_total_size_limit_in_mb: MAX_FILES * MAX_MEGABYTES,
      email_histories_allowed_mime_types: [],
      email_bodies_allowed_mime_types: [],
      user_infos_to_subscribe: 10,
      reachability_enabled: false,
      http_cache_interval: 'PT5S',
      consumption_report_interval: 'PT5S',
    },
  });
}

/** Stores a message. A repeat is stored again, as the vendor does. */
function storeMessage(tunnel: Tunnel, payload: string): TunnelAnswer {
  const { conversation, conversations } = tunnel;
  if (conversation.isEnded) return refused(403);
  const body = parsed(NewMessageBody, payload);
  if (!body) return refused(400);
  const { clientId } = body.attributes;
  const losesAnswer = conversation.failures.takesLoss();
  if (losesAnswer) tunnel.cut();
  if (clientId !== undefined) conversation.sent.delete(clientId);
  const { seq } = conversations.say(conversation, {
    author: 'me',
    text: body.body,
    attachmentIds: body.media_sids,
    ...(clientId !== undefined && { clientMessageId: clientId }),
  });
  return ok({ sid: `IM${seq}`, index: loggedMessages(conversation).length - 1 }, 201);
}

function markRead({ conversation, conversations }: Tunnel, payload: string): TunnelAnswer {
  const body = parsed(ReadBody, payload);
  if (!body) return refused(400);
  const index = body.last_read_message_index ?? -1;
  const newest = loggedMessages(conversation)[index];
  if (newest) conversations.read(conversation, newest.seq);
  return ok(recordOf(conversation));
}

const plural: Readonly<Record<string, ObjectType>> = {
  Documents: 'document',
  Lists: 'list',
  Maps: 'map',
};

const rootOf = (object: SyncObject, url: string) => ({
  sid: object.name,
  unique_name: object.name,
  url,
  links: { items: `${url}/Items` },
  revision: String(object.lastEventId),
  last_event_id: object.lastEventId,
  date_updated: object.at,
  ...(object.data && { data: object.data }),
});

type ItemWire = ReturnType<typeof itemsOf>[number];

const itemsOf = ({ items = [], type }: SyncObject, url: string) =>
  items.map(({ place, eventId, data, at }) => ({
    ...(type === 'list' ? { index: Number(place) } : { key: String(place) }),
    url: `${url}/${place}`,
    revision: String(eventId),
    last_event_id: eventId,
    data,
    date_updated: at,
  }));

/** Returns a page of items, including `From`. */
function pageOf(all: readonly ItemWire[], params: TunnelledRequest['params']): TunnelAnswer {
  const placeOf = ({ index, key }: Partial<Record<'index' | 'key', unknown>>) =>
    String(index ?? key);
  const one = params['Index'] ?? params['Key'];
  if (typeof one === 'string') {
    const items = all.filter((item) => placeOf(item) === decodeURIComponent(one));
    return ok({ items, meta: { previous_token: null, next_token: null } });
  }
  const ordered = params['Order'] === 'desc' ? all.toReversed() : all;
  const from = params['From'];
  const at = typeof from === 'string' ? decodeURIComponent(from) : null;
  const start = at === null ? 0 : ordered.findIndex((item) => placeOf(item) === at);
  const first = start === -1 ? ordered.length : start;
  const items = ordered.slice(first, first + Number(params['PageSize'] ?? 50));
  return ok({
    items,
    meta: {
      previous_token: first > 0 ? 'previous' : null,
      next_token: first + items.length < ordered.length ? 'next' : null,
    },
  });
}

function objectAnswer(tunnel: Tunnel, request: TunnelledRequest, place: readonly string[]) {
  const [kind = '', name = '', rest] = place;
  const object = objectOf(tunnel.conversation, decodeURIComponent(name));
  if (!object || object.type !== plural[kind]) return refused(404);
  const url = `${tunnel.origin}${TWILIO_ROOT}/v3/${kind}/${name}`;
  const items = itemsOf(object, `${url}/Items`);
  if (rest !== undefined) return pageOf(items, request.params);
  const includes = request.params['Include'] === 'items';
  return ok({ ...rootOf(object, url), ...(includes && { items }) });
}

type Route = readonly [
  method: string,
  path: RegExp,
  answer: (
    tunnel: Tunnel,
    request: TunnelledRequest & { readonly payload: string },
    place: readonly string[],
  ) => TunnelAnswer,
];

const routes: readonly Route[] = [
  ['GET', /^\/Client\/v2\/Configuration$/, configurationOf],
  [
    'GET',
    /^\/v1\/my_conversations$/,
    ({ conversation }) =>
      ok({ conversations: [recordOf(conversation)], meta: { next_token: null } }),
  ],
  ['GET', /^\/v1\/(?:my_)?conversations\/[^/]+$/, ({ conversation }) => ok(recordOf(conversation))],
  ['POST', /^\/v1\/my_conversations\/[^/]+$/, (tunnel, { payload }) => markRead(tunnel, payload)],
  [
    'POST',
    /^\/v1\/conversations\/[^/]+\/Messages$/,
    (tunnel, { payload }) => storeMessage(tunnel, payload),
  ],
  [
    'POST',
    /^\/v1\/typing$/,
    ({ typed }) => {
      typed();
      return ok({ typing_timeout: TYPING_SECONDS });
    },
  ],
  [
    'GET',
    /^\/v1\/users\/([^/]+)$/,
    ({ conversation }, _request, [identity = '']) =>
      ok({
        sync_objects: {
          user_info_map: namesOf(conversation).user(decodeURIComponent(identity)),
        },
      }),
  ],
  [
    'GET',
    /^\/v3\/(Maps|Lists|Documents)\/([^/]+)(\/Items)?$/,
    (tunnel, request, place) => objectAnswer(tunnel, request, place),
  ],
  [
    'POST',
    /^\/v4\/Subscriptions$/,
    ({ subscribe }, { payload }) => {
      const order = parsed(SubscribeBody, payload);
      if (!order) return refused(400);
      subscribe(order);
      return ok({ max_batch_size: 100, estimated_delivery_in_ms: 1_000, ttl_in_s: -1 }, 202);
    },
  ],
];

/** Whether the path names the tunnel's conversation, or none. */
const isOwn = (path: string, { id }: AgentConversation) =>
  !/^\/v1\/(?:my_)?conversations\/./.test(path) || path.split('/')[3] === id;

/** Answers a request that came through the socket. */
export function answerTunnelled(
  tunnel: Tunnel,
  request: TunnelledRequest,
  payload: string,
): TunnelAnswer {
  const path = request.path.replace(TWILIO_ROOT, '');
  if (!isOwn(path, tunnel.conversation)) return refused(404);
  for (const [method, pattern, answer] of routes) {
    const match = method === request.method ? pattern.exec(path) : null;
    if (match) return answer(tunnel, { ...request, payload }, match.slice(1));
  }
  return refused(404);
}
