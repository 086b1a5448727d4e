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

/** What we need to join a conversation, from the response to the set-up. */
export interface ChatSession {
  readonly mode: ChatMode;
  readonly token: string;
  readonly conversationId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly displayName: string;
  /** The highest order in the store. */
  readonly resumeFrom?: number;
}

/**
 * What a provider included in the build is created with, in addition to the session that it connects to (chat.md
 * section 8).
 */
export interface ProviderConfig {
  readonly mode: ChatMode;
  /** The provider's user (FIELD-CHAT-1). */
  readonly providerUserId: string | null;
  readonly customerId: string | null;
  readonly threadId: string | null;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Snapshot {
  /** Null while the chat continues. */
  readonly end: ChatEnd | null;
  readonly agentName: string | null;
  /** Null if the missed events follow one by one. */
  readonly newest: HistoryPage | null;
  /** Whether every event since `resumeFrom` follows. */
  readonly resumed: boolean;
}

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
      readonly code?: number;
    }
  /** The first message started the conversation. The session had none before. */
  | { readonly type: 'started'; readonly conversationId: string }
  | { readonly type: 'message'; readonly message: ChatMessage }
  | { readonly type: 'typing'; readonly name: string; readonly active: boolean }
  | { readonly type: 'participant'; readonly change: 'joined' | 'left'; readonly name: string }
  | { readonly type: 'upload'; readonly clientId: string; readonly percent: number }
  | { readonly type: 'queue'; readonly position: number | null }
  | { readonly type: 'token'; readonly state: 'expiring' | 'expired' }
  /** A frame was too long to read. We count it (FT-92). */
  | { readonly type: 'dropped' }
  /** Events may be missing, so the newest pages are read again. */
  | { readonly type: 'gap' }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly surveyUrl: string | null };

/** `ambiguous`: the lender may have the message, because the link broke after we sent the request. */
export type ChatErrorCode =
  | 'offline'
  | 'ambiguous'
  | 'denied'
  | 'ended'
  | 'too-large'
  | 'bad-type'
  | 'rate'
  | 'fault'
  /** The transport's code couldn't be loaded. */
  | 'missing';

export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorCode;
  constructor(code: ChatErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** One conversation in the lender's chat with any provider (chat.md section 2). Rejects with a ChatError. */
export interface ChatTransport {
  readonly capabilities: Readonly<Capabilities>;
  /** Reports events until `disconnect`. Returns a function to unsubscribe. */
  subscribe(listener: (event: ChatEvent) => void): () => void;
  /**
   * Resolves with the newest messages, or with `resumed` if the missed events follow. Rejects with `denied` for a bad
   * token.
   */
  connect(session: ChatSession, signal?: AbortSignal): Promise<Snapshot>;
  /** Returns the page before a cursor, or the newest page for null. */
  history(before: string | null, limit: number): Promise<HistoryPage>;
  /** Resolves with the stored message. Text and attachments form one message. */
  send(draft: MessageDraft): Promise<ChatMessage>;
  /** Returns the current address of a file. Addresses may expire. */
  attachmentUrl(messageId: string, attachmentId: string): Promise<string>;
  /** Tells the agent what the borrower types. Empty if nothing. */
  typing(preview: string): void;
  /** Rejects if the link is dead, and closes it. */
  ping(): Promise<void>;
  markRead(order: number): Promise<void>;
  updateToken(token: string, expiresAt: number): Promise<void>;
  end(): Promise<void>;
  /** Leaves on this page. The conversation continues, but no more events follow. */
  disconnect(): Promise<void>;
}
