import type { AgentConversation, LoggedEvent } from './conversation.ts';

/*
 * The conversation's synchronized objects, computed from its log: an event changes one object, and its seq is the
 * event's id. Objects can therefore be requested at any time, and missed events sent again.
 */

export type ObjectType = 'document' | 'list' | 'map';

interface Item {
  /** The key in a map, or the index in a list. */
  readonly place: string | number;
  readonly eventId: number;
  readonly data: object;
  readonly at: string;
}

export interface SyncObject {
  readonly type: ObjectType;
  /** The name is also the sid. */
  readonly name: string;
  readonly lastEventId: number;
  readonly at: string;
  /** For a document. */
  readonly data?: object;
  /** For a list or a map, in order. */
  readonly items?: readonly Item[];
}

export interface SyncEvent {
  readonly object: Pick<SyncObject, 'type' | 'name'>;
  readonly payload: { readonly event_type: string; readonly event: object };
}

interface Participant {
  readonly sid: string;
  readonly identity: string;
  readonly seq: number;
}

const SYSTEM = 'system';
const BOT = 'bot';

export const namesOf = ({ id }: AgentConversation) => ({
  mine: `${id}.mine`,
  channel: `${id}.channel`,
  messages: `${id}.messages`,
  roster: `${id}.roster`,
  user: (identity: string) => `${id}.user.${identity}`,
});

export const customerOf = ({ id }: AgentConversation): string => `customer-${id}`;

/** Names are shown, identities aren't. They differ, as in the vendor's service. */
export const agentOf = (name: string): string =>
  `agent-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;

const startOf = ({ startedAt }: AgentConversation): string => new Date(startedAt).toISOString();

/** The first message has the index 0. */
export const loggedMessages = ({ log }: AgentConversation) =>
  log.flatMap((event) => (event.type === 'message' ? [event.message] : []));

type Message = ReturnType<typeof loggedMessages>[number];

function authorOf(conversation: AgentConversation, { author, authorName }: Message): string {
  switch (author) {
    case 'me':
      return customerOf(conversation);
    case 'agent':
      return agentOf(authorName ?? conversation.agentName ?? 'Agent');
    case 'bot':
      return BOT;
    case 'system':
      return SYSTEM;
    default:
      return author satisfies never;
  }
}

const messageItem = (conversation: AgentConversation, message: Message, index: number): Item => ({
  place: index,
  eventId: message.seq,
  at: message.sentAt,
  data: {
    sid: `IM${message.seq}`,
    text: message.text,
    type: message.attachments.length > 0 ? 'media' : 'text',
    author: authorOf(conversation, message),
    attributes: JSON.stringify(
      message.clientMessageId === undefined ? {} : { clientId: message.clientMessageId },
    ),
    dateUpdated: message.sentAt,
    timestamp: message.sentAt,
    memberSid: null,
    medias: message.attachments.map(({ id, name, contentType, size }) => ({
      sid: id,
      category: 'media',
      filename: name,
      contentType,
      size,
    })),
  },
});

const customerIn = (conversation: AgentConversation): Participant => ({
  sid: `MB-${customerOf(conversation)}`,
  identity: customerOf(conversation),
  seq: 0,
});

/** Returns the participant of a join event. Someone who returns is a new participant. */
const agentIn = ({ seq, name }: { seq: number; name: string }): Participant => ({
  sid: `MB-${seq}`,
  identity: agentOf(name),
  seq,
});

type Joining = Extract<LoggedEvent, { type: 'participant' }>;

const joiningsOf = ({ log }: AgentConversation): Joining[] =>
  log.flatMap((event) => (event.type === 'participant' ? [event] : []));

function participantsOf(conversation: AgentConversation): Participant[] {
  const present = new Map<string, Participant>();
  for (const event of joiningsOf(conversation))
    if (event.change === 'joined') present.set(event.name, agentIn(event));
    else present.delete(event.name);
  return [customerIn(conversation), ...present.values()];
}

/** Returns the participant who left: the latest who joined with the name. */
function departedOf(conversation: AgentConversation, { seq, name }: Joining): Participant {
  const came = joiningsOf(conversation).findLast(
    (event) => event.seq < seq && event.change === 'joined' && event.name === name,
  );
  return agentIn(came ?? { seq, name });
}

const participantItem = (
  conversation: AgentConversation,
  { sid, identity, seq }: Participant,
): Item => ({
  place: sid,
  eventId: seq,
  at: startOf(conversation),
  data: {
    identity,
    attributes: '{}',
    dateCreated: startOf(conversation),
    dateUpdated: startOf(conversation),
    roleSid: 'RL1',
    lastConsumedMessageIndex: null,
    type: 'chat',
    userInfo: namesOf(conversation).user(identity),
  },
});

function channelData(conversation: AgentConversation): object {
  const { messages, roster } = namesOf(conversation);
  const newest = loggedMessages(conversation).length - 1;
  const last = loggedMessages(conversation)[newest];
  const at = startOf(conversation);
  return {
    uniqueName: null,
    friendlyName: conversation.skill,
    attributes: '{}',
    createdBy: SYSTEM,
    dateCreated: at,
    dateUpdated: at,
    status: 'joined',
    state: { current: conversation.isEnded ? 'closed' : 'active', dateUpdated: at },
    ...(last && { lastMessage: { index: newest, timestamp: last.sentAt } }),
    messages,
    roster,
  };
}

const newestSeq = (events: readonly { readonly seq: number }[]): number => events.at(-1)?.seq ?? 0;

function userItems(conversation: AgentConversation, identity: string): Item[] | null {
  const at = startOf(conversation);
  const names = new Map([
    [customerOf(conversation), conversation.customerName],
    ...joiningsOf(conversation).map(({ name }) => [agentOf(name), name] as const),
    ...loggedMessages(conversation).flatMap(({ authorName }) =>
      authorName === undefined ? [] : [[agentOf(authorName), authorName] as const],
    ),
  ]);
  const name = names.get(identity);
  if (name === undefined) return null;
  return [
    { place: 'attributes', eventId: 0, at, data: { value: '{}' } },
    { place: 'friendlyName', eventId: 0, at, data: { value: name } },
  ];
}

/** Returns an object by name, or null if the conversation doesn't have it. */
export function objectOf(conversation: AgentConversation, name: string): SyncObject | null {
  const { mine, channel, messages, roster, user } = namesOf(conversation);
  const { log } = conversation;
  const at = startOf(conversation);
  switch (name) {
    case mine: {
      const data = { status: 'joined', channel, messages, roster, notificationLevel: 'default' };
      const lastConsumedMessageIndex = readIndexOf(conversation);
      const item = { place: conversation.id, eventId: 0, at };
      const items = [{ ...item, data: { ...data, lastConsumedMessageIndex } }];
      return { type: 'map', name, lastEventId: 0, at, items };
    }
    case channel: {
      const lastEventId = newestSeq(log.filter(({ type }) => type === 'ended'));
      return { type: 'document', name, lastEventId, at, data: channelData(conversation) };
    }
    case messages: {
      const items = loggedMessages(conversation).map((message, index) =>
        messageItem(conversation, message, index),
      );
      const lastEventId = newestSeq(loggedMessages(conversation));
      return { type: 'list', name, lastEventId, at, items };
    }
    case roster: {
      const items = participantsOf(conversation).map((one) => participantItem(conversation, one));
      const lastEventId = newestSeq(joiningsOf(conversation));
      return { type: 'map', name, lastEventId, at, items };
    }
    default: {
      const items = name.startsWith(user(''))
        ? userItems(conversation, name.slice(user('').length))
        : null;
      return items && { type: 'map', name, lastEventId: 0, at, items };
    }
  }
}

/** Returns the index of the newest message that the customer has seen. */
export function readIndexOf(conversation: AgentConversation): number | null {
  const index = loggedMessages(conversation).findLastIndex(
    ({ seq }) => seq <= conversation.readUpTo,
  );
  return index === -1 ? null : index;
}

const ownItem = ({ place, data, eventId, at }: Item) => ({
  id: eventId,
  date_created: at,
  item_data: data,
  item_revision: String(eventId),
  item_url: `/Items/${place}`,
});

/** Returns what a logged event changes. */
export function eventOf(conversation: AgentConversation, logged: LoggedEvent): SyncEvent {
  const { channel, messages, roster } = namesOf(conversation);
  switch (logged.type) {
    case 'message': {
      const index = loggedMessages(conversation).findIndex(({ seq }) => seq === logged.seq);
      const item = ownItem(messageItem(conversation, logged.message, index));
      const event = { ...item, list_sid: messages, item_index: index };
      return {
        object: { type: 'list', name: messages },
        payload: { event_type: 'list_item_added', event },
      };
    }
    case 'participant': {
      const { change, seq } = logged;
      const who = change === 'joined' ? agentIn(logged) : departedOf(conversation, logged);
      const item = ownItem(participantItem(conversation, who));
      const event = { ...item, id: seq, map_sid: roster, item_key: who.sid };
      return {
        object: { type: 'map', name: roster },
        payload: { event_type: `map_item_${change === 'joined' ? 'added' : 'removed'}`, event },
      };
    }
    case 'ended':
      return {
        object: { type: 'document', name: channel },
        payload: {
          event_type: 'document_updated',
          event: {
            id: logged.seq,
            document_sid: channel,
            document_data: channelData(conversation),
            document_revision: String(logged.seq),
            date_created: startOf(conversation),
          },
        },
      };
    default:
      return logged satisfies never;
  }
}
