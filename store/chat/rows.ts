import type { Attachment, ChatMessage, OutgoingMessage, ParticipantLine } from './messages.ts';

export interface MessageRow {
  readonly kind: 'message';
  readonly key: string;
  readonly id: string;
  readonly order: number;
  readonly author: 'me' | 'agent' | 'bot';
  /** Null if the writer has no name. */
  readonly name: string | null;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** ISO 8601. Formatted only when displayed, because only a few of thousands are. */
  readonly sentAt: string;
  /** True if the row shows the writer and time. The messages below belong to it (chat.md section 10, 19). */
  readonly isFirstOfGroup: boolean;
}

export interface OutgoingRow {
  readonly kind: 'outgoing';
  readonly key: string;
  readonly message: OutgoingMessage;
}

/** A system line. The lender provides the name. */
export interface LineRow {
  readonly kind: 'line';
  readonly key: string;
  readonly name: string | null;
  readonly text: string;
}

export type ChatRow = MessageRow | OutgoingRow | LineRow;

/** Our choice: messages further apart than this start a new group. */
const GROUP_MS = 5 * 60_000;

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

interface Moment {
  readonly ms: number;
  /** In the device's time zone, only for comparing. */
  readonly day: string;
}

/** Caches each message's time, because each new message would otherwise parse all ten thousand (FT-94). */
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
    // Same key as in the outbox, so the row keeps its element.
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

/** Returns the messages with date and system lines between them (CHAT-05). */
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
