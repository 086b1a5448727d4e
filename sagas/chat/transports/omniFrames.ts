import {
  closeCodes,
  messageFromFrame,
  type ServerFrame,
  type WireMessage,
  type WirePage,
} from '#sagas/api/contract/chatSocket.ts';
import type { AttachmentDraft, HistoryPage } from '#store/chat/messages.ts';

import type { LinkSettings, OmniLink } from './omniLink.ts';
import type { ChatEvent, ChatSession } from './transport.ts';

export type FileWithContent = AttachmentDraft & { readonly data: Blob };

export interface OmniSettings extends Omit<LinkSettings, 'answerMs'> {
  /** Uploads a file. Resolves with its id at the lender, and rejects with a ChatError. */
  readonly upload: (
    file: FileWithContent,
    session: ChatSession,
    onProgress: (percent: number) => void,
  ) => Promise<{ id: string }>;
  /** The base for paths of files: the host that receives the uploads. */
  readonly filesBase: string;
  /** In milliseconds. The limit for a pong is shorter (chat.md section 3). */
  readonly answerMs?: number;
  readonly pongMs?: number;
}

export interface Omni {
  readonly settings: OmniSettings;
  readonly listeners: Set<(event: ChatEvent) => void>;
  /**
   * The lender's ids of uploaded files, by their ids in drafts. Sending a message again doesn't upload its files again.
   */
  readonly uploaded: Map<string, string>;
  /** Addresses of files, by message and attachment. */
  readonly addresses: Map<string, string>;
  session: ChatSession | null;
  /** Aborts when this page leaves the chat. */
  readonly leaving: AbortController;
  /** The link is open, but the server may not know the client yet. */
  opening: OmniLink | null;
  /** Null until the server knows the client. */
  link: OmniLink | null;
  /** The newest event of the log. Null before the first page. */
  newest: number | null;
  hasEnded: boolean;
}

export const emitOmniEvent = ({ listeners }: Omni, event: ChatEvent) => {
  for (const listener of listeners) listener(event);
};

function end(omni: Omni, event: Extract<ChatEvent, { type: 'ended' }>) {
  if (omni.hasEnded) return;
  omni.hasEnded = true;
  emitOmniEvent(omni, event);
}

export const fileKey = (messageId: string, attachmentId: string) => `${messageId}/${attachmentId}`;

export function remember({ addresses }: Omni, messages: readonly WireMessage[]) {
  for (const { id, attachments } of messages)
    for (const { id: attachmentId, url } of attachments)
      if (url !== undefined) addresses.set(fileKey(id, attachmentId), url);
}

export function pageOf(omni: Omni, { messages, before }: WirePage): HistoryPage {
  remember(omni, messages);
  return { messages: messages.map(messageFromFrame), before };
}

/** Records an event of the log. A jump means that events are missing. */
function note(omni: Omni, seq: number) {
  const isJump = omni.newest !== null && seq > omni.newest + 1;
  omni.newest = Math.max(omni.newest ?? seq, seq);
  if (isJump) emitOmniEvent(omni, { type: 'gap' });
}

export function receive(omni: Omni, frame: ServerFrame) {
  switch (frame.type) {
    case 'authorized':
      omni.newest = Math.max(omni.newest ?? frame.seq, frame.seq);
      if (frame.gap) emitOmniEvent(omni, { type: 'gap' });
      break;
    case 'message':
      remember(omni, [frame.message]);
      note(omni, frame.seq);
      emitOmniEvent(omni, { type: 'message', message: messageFromFrame(frame.message) });
      break;
    case 'participant':
      note(omni, frame.seq);
      emitOmniEvent(omni, { type: 'participant', change: frame.change, name: frame.name });
      break;
    case 'ended':
      note(omni, frame.seq);
      end(omni, { type: 'ended', reason: frame.reason, surveyUrl: frame.surveyUrl });
      break;
    case 'typing':
      emitOmniEvent(omni, { type: 'typing', name: frame.name, active: frame.active });
      break;
    case 'queue':
      emitOmniEvent(omni, { type: 'queue', position: frame.position });
      break;
    case 'tokenExpiring':
      emitOmniEvent(omni, { type: 'token', state: 'expiring' });
      break;
    default:
  }
}

export function lose(omni: Omni, code: number) {
  const wasJoined = omni.link !== null;
  omni.link = null;
  if (!wasJoined || omni.hasEnded) return;
  if (code === closeCodes.unknownConversation)
    end(omni, { type: 'ended', reason: 'error', surveyUrl: null });
  else emitOmniEvent(omni, { type: 'connection', state: 'lost', code });
}
