import type {
  AttachmentDraft,
  Capabilities,
  ChatMessage,
  ChatMode,
  EndReason,
  HistoryPage,
  OutgoingMessage,
} from '#store/chat/messages.ts';
import type { ChatEnd } from '#store/chat/state.ts';

/** What a conversation needs to be joined: what a set-up answered. */
export interface ChatSession {
  readonly mode: ChatMode;
  readonly token: string;
  readonly conversationId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly displayName: string;
  /** The highest order that the store has. */
  readonly resumeFrom?: number;
}

/** What a provider of the build is created with, beside the session that it connects to (chat.md section 8). */
export interface ProviderConfig {
  readonly mode: ChatMode;
  /** The user of the provider (FIELD-CHAT-1). */
  readonly providerUserId: string | null;
  readonly customerId: string | null;
  readonly threadId: string | null;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Snapshot {
  /** Null while the chat goes on. */
  readonly end: ChatEnd | null;
  readonly agentName: string | null;
  /** Null where the missed events follow one by one. */
  readonly newest: HistoryPage | null;
  /** Every event since `resumeFrom` follows. */
  readonly resumed: boolean;
}

/** A message with the content of its files. */
export interface MessageDraft extends Pick<
  OutgoingMessage,
  'clientId' | 'text' | 'createdAt' | 'isUnsure'
> {
  readonly attachments: readonly (AttachmentDraft & { readonly data: Blob })[];
}

export type ChatEvent =
  | {
      readonly type: 'connection';
      readonly state: 'connected' | 'reconnecting' | 'lost' | 'denied';
      /** The close code of the socket. */
      readonly code?: number;
    }
  /** The first message has started the conversation; until then the session had none. */
  | { readonly type: 'started'; readonly conversationId: string }
  | { readonly type: 'message'; readonly message: ChatMessage }
  | { readonly type: 'typing'; readonly name: string; readonly active: boolean }
  | { readonly type: 'participant'; readonly change: 'joined' | 'left'; readonly name: string }
  /** How much of a message's files is uploaded. */
  | { readonly type: 'upload'; readonly clientId: string; readonly percent: number }
  | { readonly type: 'queue'; readonly position: number | null }
  | { readonly type: 'token'; readonly state: 'expiring' | 'expired' }
  /** A frame was too long to be read, and is counted (FT-92). */
  | { readonly type: 'dropped' }
  /** Events may be missing: the newest pages are read again. */
  | { readonly type: 'gap' }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly surveyUrl: string | null };

/** `ambiguous`: the lender may have the message, since the link went after the request left. */
export type ChatErrorCode =
  | 'offline'
  | 'ambiguous'
  | 'denied'
  | 'ended'
  | 'too-large'
  | 'bad-type'
  | 'rate'
  | 'fault'
  /** The code of the transport did not arrive. */
  | 'missing';

/** The only error of a transport. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorCode;
  constructor(code: ChatErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** One conversation with the lender's chat, whatever the provider (chat.md section 2); rejects with a ChatError. */
export interface ChatTransport {
  readonly capabilities: Readonly<Capabilities>;
  /** Events until `disconnect`; returns the unsubscribe function. */
  subscribe(listener: (event: ChatEvent) => void): () => void;
  /** Resolves with the newest messages, or with `resumed` and the missed events to follow; `denied` for a bad token. */
  connect(session: ChatSession, signal?: AbortSignal): Promise<Snapshot>;
  /** The page before a cursor; the newest for null. */
  history(before: string | null, limit: number): Promise<HistoryPage>;
  /** Resolves with the stored message. Text and attachments are one message. */
  send(draft: MessageDraft): Promise<ChatMessage>;
  /** Where a file can be fetched now; addresses may expire. */
  attachmentUrl(messageId: string, attachmentId: string): Promise<string>;
  /** Tells the agent what is being typed; empty for nothing. */
  typing(preview: string): void;
  /** Rejects when the link is dead, and closes it. */
  ping(): Promise<void>;
  markRead(order: number): Promise<void>;
  updateToken(token: string, expiresAt: number): Promise<void>;
  /** The borrower ends the chat. */
  end(): Promise<void>;
  /** This page leaves; the conversation goes on. No event follows. */
  disconnect(): Promise<void>;
}
