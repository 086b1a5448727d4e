/** The kinds of chat (QUERY-MODE, A-62). All except the chatbot connect to an agent. */
export const chatModes = ['stream', 'twilio', 'nice', 'chatbot'] as const;
export type ChatMode = (typeof chatModes)[number];

export interface Attachment {
  /** Unique within its message. */
  id: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

export interface ChatMessage {
  /** Unique in the conversation. Answers, events and the history use the same id. */
  id: string;
  clientId?: string;
  /** Strictly increasing within a conversation. */
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
  /** Cursor of the previous page, or null at the beginning. */
  before: string | null;
}

/** What the conversation's transport can do. Controls depend on this, not on the mode (chat.md section 2). */
export interface Capabilities {
  /** True if the transport reconnects (twilio, chatbot). Otherwise the saga does (omni). */
  reconnectsItself: boolean;
  /** True if sending again with the same clientId doesn't create a second message. */
  idempotentSend: boolean;
  typingPreview: boolean;
  attachments: boolean;
  /** True if the address of a file is known without a link, so files open after the chat ends. */
  filesAfterEnd: boolean;
  survey: boolean;
  endByCustomer: boolean;
}

export const noCapabilities: Readonly<Capabilities> = {
  reconnectsItself: false,
  idempotentSend: false,
  typingPreview: false,
  attachments: false,
  filesAfterEnd: false,
  survey: false,
  endByCustomer: false,
};

/** Why a chat ended (CHAT-21, CHAT-22, CHAT-23). */
export const endReasons = ['agent', 'customer', 'idle', 'frozen', 'expired', 'error'] as const;
export type EndReason = (typeof endReasons)[number];

export interface AttachmentDraft {
  id: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

export interface OutgoingMessage {
  clientId: string;
  text: string;
  attachments: AttachmentDraft[];
  /** ISO 8601. */
  createdAt: string;
  /** When the chat that the message was written for started. We never send it to another chat on our own. */
  chatStartedAt: number | null;
  /** `new` until the message is stored. A message shown as sending survives a reload. */
  status: 'new' | 'queued' | 'sending' | 'failed';
  /** Whether an earlier attempt may have reached the lender. */
  isUnsure: boolean;
  percent?: number;
}

export type NewMessage = Omit<OutgoingMessage, 'chatStartedAt' | 'status' | 'isUnsure' | 'percent'>;

/** What the borrower wrote and the lender doesn't have yet. Survives a reload. */
export interface UnsentChat {
  draft: { text: string; attachments: AttachmentDraft[] };
  outbox: OutgoingMessage[];
}

/** A participant joined or left. The line is shown after the message with this order. */
export interface ParticipantLine {
  id: string;
  afterOrder: number;
  change: 'joined' | 'left';
  name: string;
}
