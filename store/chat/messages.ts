/** The kinds of chat (QUERY-MODE, A-62); all but the chatbot are with an agent. */
export const chatModes = ['stream', 'twilio', 'nice', 'chatbot'] as const;
export type ChatMode = (typeof chatModes)[number];

export interface Attachment {
  /** Unique in its message. */
  id: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

export interface ChatMessage {
  /** Unique in the conversation: the same in an answer, an event and the history. */
  id: string;
  /** Made by this browser with the message. */
  clientId?: string;
  /** Rises strictly inside a conversation. */
  order: number;
  author: 'me' | 'agent' | 'bot' | 'system';
  authorName?: string;
  text: string;
  attachments: Attachment[];
  /** ISO 8601. */
  sentAt: string;
}

/** A page of the history, oldest first. */
export interface HistoryPage {
  messages: ChatMessage[];
  /** The cursor of the page before; null at the beginning. */
  before: string | null;
}

/** What the transport of a conversation can do; the controls follow it, not the mode (chat.md section 2). */
export interface Capabilities {
  /** The transport reconnects (twilio, chatbot); otherwise the saga does (omni). */
  reconnectsItself: boolean;
  /** Sending again with the same clientId makes no second message. */
  idempotentSend: boolean;
  typingPreview: boolean;
  attachments: boolean;
  /** The address of a file is known without a link, and so after the end of the chat. */
  filesAfterEnd: boolean;
  survey: boolean;
  endByCustomer: boolean;
}

/** Before a conversation has a transport. */
export const noCapabilities: Readonly<Capabilities> = {
  reconnectsItself: false,
  idempotentSend: false,
  typingPreview: false,
  attachments: false,
  filesAfterEnd: false,
  survey: false,
  endByCustomer: false,
};

/** Why a chat is over (CHAT-21, CHAT-22, CHAT-23). */
export const endReasons = ['agent', 'customer', 'idle', 'frozen', 'expired', 'error'] as const;
export type EndReason = (typeof endReasons)[number];

/** A file that is sent with a message; its content is with the sagas' files, by the same id. */
export interface AttachmentDraft {
  id: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

/** A message on its way to the lender. */
export interface OutgoingMessage {
  clientId: string;
  text: string;
  attachments: AttachmentDraft[];
  /** ISO 8601. */
  createdAt: string;
  /** When the chat that it was written in began; it is sent to no other by itself. */
  chatStartedAt: number | null;
  /** `new` until it is stored: what is shown as sending survives a reload. */
  status: 'new' | 'queued' | 'sending' | 'failed';
  /** Whether an earlier attempt may have reached the lender. */
  isUnsure: boolean;
  /** How much of its files is uploaded. */
  percent?: number;
}

/** The message as it enters the outbox. */
export type NewMessage = Omit<OutgoingMessage, 'chatStartedAt' | 'status' | 'isUnsure' | 'percent'>;

/** What the borrower has written and the lender does not have yet; it outlives the page. */
export interface UnsentChat {
  /** The message in the box. */
  draft: { text: string; attachments: AttachmentDraft[] };
  outbox: OutgoingMessage[];
}

/** A participant came or went; it stands after the message of this order. */
export interface ParticipantLine {
  id: string;
  afterOrder: number;
  change: 'joined' | 'left';
  name: string;
}
