import type { Attachment, ChatMessage, OutgoingMessage, ParticipantLine } from './messages.ts';

/** A delivered message, ready to show. */
export interface MessageRow {
  readonly kind: 'message';
  readonly key: string;
  readonly id: string;
  readonly order: number;
  readonly author: 'me' | 'agent' | 'bot';
  /** Null for a writer without a name. */
  readonly name: string | null;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** ISO 8601; formatted where it is shown, since few of thousands are. */
  readonly sentAt: string;
  /** Its writer and time are shown: the messages under it belong to it (chat.md section 10, 19). */
  readonly isFirstOfGroup: boolean;
}

/** A message on its way. */
export interface OutgoingRow {
  readonly kind: 'outgoing';
  readonly key: string;
  readonly message: OutgoingMessage;
}

/** A quiet line of the system; the name is the lender's. */
export interface LineRow {
  readonly kind: 'line';
  readonly key: string;
  readonly name: string | null;
  readonly text: string;
}

export type ChatRow = MessageRow | OutgoingRow | LineRow;

/** chosen: messages further apart begin a new group. */
const GROUP_MS = 5 * 60_000;

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

interface Moment {
  readonly ms: number;
  /** In the time zone of the device, to compare. */
  readonly day: string;
}

/** Each message is read once: of ten thousand, all would be at each new one (FT-94). */
const moments = new WeakMap<ChatMessage, Moment>();

function momentOf(message: ChatMessage): Moment {
  const known = moments.get(message);
  if (known) return known;
  const date = new Date(message.sentAt);
  const moment = { ms: date.getTime(), day: date.toDateString() };
  moments.set(message, moment);
  return moment;
}

/** "Wednesday, November 25" */
function dayText(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : DAY.format(date);
}

const isSameWriter = (one: ChatMessage, other: ChatMessage) =>
  one.author === other.author && one.authorName === other.authorName;

const isSoonAfter = (earlier: ChatMessage, later: ChatMessage) =>
  momentOf(later).ms - momentOf(earlier).ms < GROUP_MS;

const changeTexts = { joined: 'joined the chat', left: 'left the chat' } as const;

const lineRow = ({ id, name, change }: ParticipantLine): LineRow => ({
  kind: 'line',
  key: `line ${id}`,
  name,
  text: changeTexts[change],
});

const textRow = (key: string, text: string): LineRow => ({ kind: 'line', key, name: null, text });

function messageRow(message: ChatMessage, isFirstOfGroup: boolean): MessageRow | LineRow {
  const { id, clientId, author, authorName = null } = message;
  if (author === 'system') return textRow(`message ${id}`, message.text);
  return {
    kind: 'message',
    // The same as on its way, so that the row stays the same element.
    key: `message ${clientId ?? id}`,
    id,
    order: message.order,
    author,
    name: authorName,
    text: message.text,
    attachments: message.attachments,
    sentAt: message.sentAt,
    isFirstOfGroup,
  };
}

/** The messages with their days and the lines between them (CHAT-05). */
export function conversationRows(
  messages: readonly ChatMessage[],
  lines: readonly ParticipantLine[],
): ChatRow[] {
  const rows: ChatRow[] = [];
  const open = [...lines];
  let earlier: ChatMessage | null = null;
  let day = '';
  const addLinesBefore = (order: number) => {
    while (open[0] && open[0].afterOrder < order) {
      rows.push(lineRow(open[0]));
      open.shift();
      earlier = null;
    }
  };
  for (const message of messages) {
    addLinesBefore(message.order);
    const { day: today } = momentOf(message);
    if (today !== day) {
      rows.push(textRow(`day ${message.id}`, dayText(message.sentAt)));
      earlier = null;
    }
    day = today;
    const isContinued: boolean =
      earlier !== null && isSameWriter(earlier, message) && isSoonAfter(earlier, message);
    rows.push(messageRow(message, !isContinued));
    earlier = message.author === 'system' ? null : message;
  }
  addLinesBefore(Infinity);
  return rows;
}

export const queueText = (position: number): string =>
  position <= 1 ? 'You are next in line.' : `You are number ${position} in line.`;

export const queueRow = (position: number): LineRow => textRow('queue', queueText(position));

export const endedRow: LineRow = textRow('ended', 'This chat has ended.');

export const outgoingRow = (message: OutgoingMessage): OutgoingRow => ({
  kind: 'outgoing',
  key: `message ${message.clientId}`,
  message,
});
